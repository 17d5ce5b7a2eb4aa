import type { Language, ShippingCountryCode } from '@vitrine/kit';
import type { PlatformName } from '@vitrine/platform';
import type { RootState } from '@vitrine/state';

/** What the server tells the browser beside the page, so that both begin from the same. */
export interface BootData {
  state: RootState;
  now: number;
  language: Language;
  country: ShippingCountryCode;
  /** What the screen calls itself. */
  title: string;
  platform: PlatformName;
}
