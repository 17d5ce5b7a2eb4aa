import type { Language, ShippingCountryCode } from '@vitrine/kit';
import type { LandingParams } from '../landing/landing-params.ts';
import type { PlatformName } from '../platform-names.ts';
import type { GoOptions } from '../ports/navigation.ts';
import type { SentEvent } from '../tracking/envelope.ts';
import type { PageSignature, WechatShareState } from './wechat-share.ts';

export interface WebPlatformDeps {
  name: PlatformName;
  language: Language;
  country: ShippingCountryCode;
  renderedAt?: number | undefined;
  /** Navigates to a URL of the shop without loading a document. */
  navigate(href: string, options: Required<GoOptions>): void;
  /** Loads the code and the data of a URL ahead. */
  prefetch?(href: string): void;
  /** Whether the current history entry is the first one of the tab, so that back has no target. */
  isFirstEntry?(): boolean;
  /** Resolves when the browser has gone back over the history entry of a closed overlay. */
  waitForHistory?(): Promise<void>;
  /** The parameters of the landing URL. Absent on the server. */
  landingParams?: LandingParams;
  /** The version of the app around the page. */
  version?: string | undefined;
  correlationId?: string;
  /** The id of the shopper who is logged in, or null. */
  customerId?(): string | null;
  sendTracking(events: readonly SentEvent[]): Promise<unknown>;
  /** Signs a page for the messaging app's share menu. Absent on the server. */
  signPage?(url: string): Promise<PageSignature>;
  /** Creates the state that the messaging app's script reads and updates. */
  createShareState?(landingUrl: string): Promise<WechatShareState>;
  log(message: string, cause: unknown): void;
}
