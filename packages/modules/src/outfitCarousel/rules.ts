import type { ProductSummary } from '@vitrine/contract';
import type { Look } from '../fields/look.ts';
import type { OutfitCarouselFields } from './schema.ts';

/** The pieces of each outfit, in the order of the outfits. */
export type OutfitCarouselData = ProductSummary[][];

export interface ShownOutfit {
  look: Look;
  pieces: ProductSummary[];
}

/** Outfits with a picture, or with pieces: anything else would be an empty slide. */
export const shownOutfits = (
  { outfits }: Pick<OutfitCarouselFields, 'outfits'>,
  data: OutfitCarouselData | undefined,
): ShownOutfit[] =>
  outfits
    .map((look, index) => ({ look, pieces: data?.[index] ?? [] }))
    .filter(({ look, pieces }) => Boolean(look.image?.source) || pieces.length > 0);
