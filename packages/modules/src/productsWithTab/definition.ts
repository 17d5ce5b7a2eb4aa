import { defineModule } from '../definition.ts';
import { loadSet } from '../products/loadSet.ts';
import { type ProductsWithTabData, shownTabs } from './rules.ts';
import type { ProductsWithTabFields } from './schema.ts';

export const definition = defineModule<ProductsWithTabFields, ProductsWithTabData>({
  code: 'productsWithTab',
  // A tab whose set cannot be had is left out; the others stand.
  load: (context) =>
    Promise.all(
      context.fields.tabs.map((tab, index) => loadSet(context, tab, `/${index}`).catch(() => [])),
    ),
  isVisible: ({ fields, data }) => shownTabs(fields, data).length > 0,
});
