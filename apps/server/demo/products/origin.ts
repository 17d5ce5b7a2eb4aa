import type { Localised } from '@vitrine/kit';
import { type Home, PLACES } from '../houses/places.ts';
import type { Kind, Piece } from './pieces.ts';
import { isShoe } from './sizes.ts';

/** Easy cottons come from Portugal, whoever thought of them. */
const PORTUGUESE: ReadonlySet<Kind> = new Set(['sneaker', 'polo', 'sweatshirt', 'tee']);
const ITALIAN_HANDS: ReadonlySet<Home> = new Set(['FR', 'DK', 'SE', 'NO', 'BE']);
const OWN_HANDS: ReadonlySet<Home> = new Set(['JP', 'CN', 'CH', 'IT']);

/** Where a piece was made: at home, unless its kind is better made elsewhere. */
export function madeIn({ kind }: Piece, home: Home): Localised {
  if (kind === 'watch') return PLACES.CH;
  if (OWN_HANDS.has(home)) return PLACES[home];
  if (PORTUGUESE.has(kind)) return PLACES.PT;
  return isShoe(kind) && ITALIAN_HANDS.has(home) ? PLACES.IT : PLACES[home];
}
