import type { ProductSummary } from '@vitrine/contract';
import { defineModule } from '../definition.ts';
import { loadGroups } from '../products/loadPieces.ts';
import type { OutfitFields } from './schema.ts';

export const definition = defineModule<OutfitFields, ProductSummary[]>({
  code: 'outfit',
  needsSession: true,
  async load(context) {
    const places = context.fields.cells.map(({ productIds }) => productIds);
    const [pieces = []] = await loadGroups(context, [{ places }]);
    return pieces;
  },
  isVisible: ({ fields, data = [] }) => Boolean(fields.image?.source) || data.length > 0,
});
