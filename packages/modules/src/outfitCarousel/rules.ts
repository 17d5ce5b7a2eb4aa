import type { ProductSummary } from '@vitrine/contract';
import type { LookFields } from '../fields/look.ts';
import type { OutfitCarouselFields } from './schema.ts';

/** The products of each outfit, in the order of the outfits. */
export type OutfitCarouselData = ProductSummary[][];

export interface OutfitWithProducts {
  look: LookFields;
  products: ProductSummary[];
}

/** The outfits that have a picture or products; the others would be empty slides. */
export const listOutfitsWithContent = (
  { outfits }: Pick<OutfitCarouselFields, 'outfits'>,
  data: OutfitCarouselData | undefined,
): OutfitWithProducts[] =>
  outfits
    .map((look, index) => ({ look, products: data?.[index] ?? [] }))
    .filter(({ look, products }) => Boolean(look.image?.source) || products.length > 0);
