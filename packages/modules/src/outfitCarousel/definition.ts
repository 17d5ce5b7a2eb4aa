import { defineModule } from '../definition.ts';
import { loadProductGroups } from '../products/load-products.ts';
import { listOutfitsWithContent, type OutfitCarouselData } from './rules.ts';
import type { OutfitCarouselFields } from './schema.ts';

export const definition = defineModule<OutfitCarouselFields, OutfitCarouselData>({
  code: 'outfitCarousel',
  load: (context) =>
    loadProductGroups(
      context,
      context.fields.outfits.map(({ cells }) => ({
        slots: cells.map(({ productIds }) => productIds),
      })),
    ),
  isVisible: ({ fields, data }) => listOutfitsWithContent(fields, data).length > 0,
});
