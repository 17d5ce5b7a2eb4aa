import type { Localised } from '@vitrine/kit';
import type { CountryCode } from '../countries.ts';
import type { Kind } from '../products/kinds.ts';

/** A brand: the kinds it makes for each gender, and its price level (1 is average). */
export interface Brand {
  id: number;
  name: string;
  country: CountryCode;
  priceLevel: number;
  women?: readonly Kind[];
  men?: readonly Kind[];
  kids?: readonly Kind[];
  about: Localised;
}
