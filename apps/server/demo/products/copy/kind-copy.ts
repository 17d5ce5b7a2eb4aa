import type { Localised } from '@vitrine/kit';
import type { Facts, Kind, Piece } from '../pieces.ts';

/** What may be said of a kind: how it is cut, by what can be seen of it, and what it is for. */
export interface Sayings {
  cut: (facts: Facts, piece: Piece) => readonly Localised[];
  wear: readonly Localised[];
  wearMen?: readonly Localised[];
  wearKids?: readonly Localised[];
}

export type KindCopy = Partial<Record<Kind, Sayings>>;
