import { defineModule } from '../definition.ts';
import { loadProductGroups } from '../products/load-products.ts';
import { loadStylistLooks } from './load-stylist-looks.ts';
import { buildFrames, getViewNumber, type OOTDData } from './rules.ts';
import type { OOTDFields } from './schema.ts';

export const definition = defineModule<OOTDFields, OOTDData>({
  code: 'OOTD',
  async load(context) {
    const { source, frameItems } = context.fields;
    const looks = source === 'stylist' ? await loadStylistLooks(context) : [];
    if (looks.length > 0) return looks;
    const products = await loadProductGroups(
      context,
      frameItems.map((item) => ({ slots: item.productids, view: getViewNumber(item) })),
    );
    return frameItems.map((item, index) => ({ item, products: products[index] ?? [] }));
  },
  isVisible: ({ fields, data }) => buildFrames(fields, data).length > 0,
});
