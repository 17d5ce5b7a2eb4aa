import type { Language, ShippingCountryCode } from '@vitrine/kit';
import type { PlatformName } from '@vitrine/platform';
import type { RootState } from '@vitrine/state';

/** The data that the server sends with the page, so that the browser hydrates from the same state. */
export interface BootData {
  state: RootState;
  now: number;
  language: Language;
  country: ShippingCountryCode;
  /** The title of the screen. */
  title: string;
  platform: PlatformName;
}
