import type { Api } from '@vitrine/client';
import type { Language, ShippingCountryCode } from '@vitrine/kit';
import type { PlatformName } from '@vitrine/platform';
import type { Assets } from './assets.ts';

/** One page to render, for nobody in particular. */
export interface RenderRequest {
  /** The path as it was asked for, language prefix and all. */
  path: string;
  query: Readonly<Record<string, string>>;
  language: Language;
  /** Where its visitors want their parcels. */
  country: ShippingCountryCode;
  platform: PlatformName;
  api: Api;
  now: number;
  /** The address of the shop, without a slash at its end. */
  origin: string;
  /** Vouches for the inline scripts of a stream. */
  nonce: string;
  assets: Assets;
  onError(error: unknown): void;
}

export interface RenderedPage {
  status: number;
  /** Ends with the document; a screen that cannot begin at all makes the promise of it reject. */
  html: NodeJS.ReadableStream;
}

export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;
