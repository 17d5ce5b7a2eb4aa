import type { Language, ShippingCountryCode } from '@vitrine/kit';
import type { PlatformName } from '../names.ts';
import type { Visit } from '../visit/visit.ts';
import type { Bridge } from './bridge.ts';
import type { Clipboard } from './clipboard.ts';
import type { Login } from './login.ts';
import type { Navigation } from './navigation.ts';
import type { Payment } from './payment.ts';
import type { Share } from './share.ts';
import type { Storage } from './storage.ts';
import type { Tracking } from './tracking.ts';
import type { Viewport } from './viewport.ts';

/** Everything outside the shop's own code that a screen may ask for. */
export interface Platform {
  name: PlatformName;
  language: Language;
  /** Where the shopper wants parcels to go. */
  country: ShippingCountryCode;
  /** The release that the host has installed; a browser has none. */
  version?: string | undefined;
  /** What the address that began the visit said. */
  visit: Visit;
  navigation: Navigation;
  storage: Storage;
  clipboard: Clipboard;
  tracking: Tracking;
  share: Share;
  payment: Payment;
  bridge: Bridge;
  login: Login;
  viewport: Viewport;
  /**
   * The address by which the host fetches a picture or a film. A mini-program takes a rooted one for
   * a file of its own package, so there it is made absolute.
   */
  media(address: string): string;
  /** Lets this device open the shop in that language from now on. */
  rememberLanguage(language: Language): void;
  /** Opens the shop anew for that country, now and from now on. */
  deliverTo(country: ShippingCountryCode): void;
}
