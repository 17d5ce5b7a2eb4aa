import type { Localised } from '@vitrine/kit';
import type { DesignOptions, DrawnProduct } from '../drawn-products.ts';
import type { Kind } from '../kinds.ts';

/** The sentences about a kind: its cut, by design options, and its occasion. */
export interface KindSentences {
  cut: (options: DesignOptions, product: DrawnProduct) => readonly Localised[];
  wear: readonly Localised[];
  wearMen?: readonly Localised[];
  wearKids?: readonly Localised[];
}

export type KindCopy = Partial<Record<Kind, KindSentences>>;
