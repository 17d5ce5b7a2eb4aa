import type { Api } from '@vitrine/client';
import type { Language, MessageOverrides, ShippingCountryCode } from '@vitrine/kit';
import type { PlatformName } from '@vitrine/platform';
import type { Assets } from './assets.ts';

/** What the merchant wrote in place of the messages of a language. */
export interface ShopOverrides {
  readonly texts: MessageOverrides;
  /** The same by the tables of the messages. */
  readonly byTable: Readonly<Record<string, MessageOverrides>>;
  /** Changes with the texts. */
  readonly version: string;
}

/** One page to render, without personal data. */
export interface RenderRequest {
  /** The requested path, with its language prefix. */
  path: string;
  query: Readonly<Record<string, string>>;
  language: Language;
  /** The country that orders are shipped to. */
  country: ShippingCountryCode;
  platform: PlatformName;
  /** The app around the page draws tabs and headers itself. */
  hasNativeTabs: boolean;
  api: Api;
  now: number;
  /** The origin of the shop, without a trailing slash. */
  origin: string;
  /** The CSP nonce of the inline scripts. */
  nonce: string;
  assets: Assets;
  /** What the merchant wrote in place of messages in this language. Absent: nothing. */
  overrides?: ShopOverrides | undefined;
  /** The colour of the browser's bars. */
  themeColour: string;
  onError(error: unknown): void;
  /** Ends the waiting for data that arrives late. */
  signal: AbortSignal;
}

export interface RenderedPage {
  status: number;
  /** The document. `RenderPage` rejects if the screen cannot be rendered at all. */
  html: NodeJS.ReadableStream;
}

export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;
