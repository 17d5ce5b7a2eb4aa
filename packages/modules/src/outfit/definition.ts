import type { ProductSummary } from '@vitrine/contract';
import { defineModule } from '../definition.ts';
import { loadProductGroups } from '../products/load-products.ts';
import type { OutfitFields } from './schema.ts';

export const definition = defineModule<OutfitFields, ProductSummary[]>({
  code: 'outfit',
  needsSession: true,
  async load(context) {
    const slots = context.fields.cells.map(({ productIds }) => productIds);
    const [products = []] = await loadProductGroups(context, [{ slots }]);
    return products;
  },
  isVisible: ({ fields, data = [] }) => Boolean(fields.image?.source) || data.length > 0,
});
