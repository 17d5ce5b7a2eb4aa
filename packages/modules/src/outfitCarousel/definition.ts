import { defineModule } from '../definition.ts';
import { loadGroups } from '../products/loadPieces.ts';
import { type OutfitCarouselData, shownOutfits } from './rules.ts';
import type { OutfitCarouselFields } from './schema.ts';

export const definition = defineModule<OutfitCarouselFields, OutfitCarouselData>({
  code: 'outfitCarousel',
  load: (context) =>
    loadGroups(
      context,
      context.fields.outfits.map(({ cells }) => ({
        places: cells.map(({ productIds }) => productIds),
      })),
    ),
  isVisible: ({ fields, data }) => shownOutfits(fields, data).length > 0,
});
