import type { CountryCode } from '../countries.ts';
import type { DrawnProduct } from './drawn-products.ts';
import type { Kind } from './kinds.ts';
import { isShoe } from './sizes.ts';

/** Cotton basics and trainers are made in Portugal for most brands. */
const MADE_IN_PORTUGAL: ReadonlySet<Kind> = new Set(['sneaker', 'polo', 'sweatshirt', 'tee']);
const SHOES_MADE_IN_ITALY: ReadonlySet<CountryCode> = new Set(['FR', 'DK', 'SE', 'NO', 'BE']);
const MADE_AT_HOME: ReadonlySet<CountryCode> = new Set(['JP', 'CN', 'CH', 'IT']);

/** The country of production: that of the brand, unless the kind is usually made elsewhere. */
export function countryOfOrigin({ kind }: DrawnProduct, country: CountryCode): CountryCode {
  if (kind === 'watch') return 'CH';
  if (MADE_AT_HOME.has(country)) return country;
  if (MADE_IN_PORTUGAL.has(kind)) return 'PT';
  return isShoe(kind) && SHOES_MADE_IN_ITALY.has(country) ? 'IT' : country;
}
