import type { Language, ShippingCountryCode } from '@vitrine/kit';
import type { LandingParams } from '../landing/landing-params.ts';
import type { PlatformName } from '../platform-names.ts';
import type { AddressBookPort } from './address-book.ts';
import type { BridgePort } from './bridge.ts';
import type { ClipboardPort } from './clipboard.ts';
import type { CustomerServicePort } from './customer-service.ts';
import type { LoginPort } from './login.ts';
import type { MessagePromptPort } from './message-prompt.ts';
import type { NavigationPort } from './navigation.ts';
import type { PaymentPort } from './payment.ts';
import type { PictureViewerPort } from './picture-viewer.ts';
import type { SharePort } from './share.ts';
import type { StoragePort } from './storage.ts';
import type { TrackingPort } from './tracking.ts';
import type { ViewportPort } from './viewport.ts';

/** The services of the host that a screen may use. */
export interface Platform {
  name: PlatformName;
  language: Language;
  /** The country that orders ship to. */
  country: ShippingCountryCode;
  /** The installed version of the app or mini-program. Browsers have none. */
  version?: string | undefined;
  /** When the server rendered the page, in milliseconds. Only pages of the server have it. */
  renderedAt?: number | undefined;
  /** The parameters of the landing URL. */
  landingParams: LandingParams;
  navigation: NavigationPort;
  storage: StoragePort;
  clipboard: ClipboardPort;
  customerService: CustomerServicePort;
  tracking: TrackingPort;
  share: SharePort;
  payment: PaymentPort;
  bridge: BridgePort;
  login: LoginPort;
  viewport: ViewportPort;
  /** Absent where the host keeps no addresses of the shopper. */
  addressBook?: AddressBookPort | undefined;
  /** Absent where the host asks for no single messages. */
  messagePrompt?: MessagePromptPort | undefined;
  /** Absent where the shop shows large pictures itself. */
  pictureViewer?: PictureViewerPort | undefined;
  /**
   * The URL from which the host loads an image or a video. A mini-program reads a rooted path as a file of
   * its own package, so its implementation returns an absolute URL.
   */
  mediaUrl(path: string): string;
  /** Saves the language on this device. */
  saveLanguage(language: Language): void;
  /** Saves the country on this device and reloads the shop for it. */
  changeCountry(country: ShippingCountryCode): void;
}
