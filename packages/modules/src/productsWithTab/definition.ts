import { defineModule } from '../definition.ts';
import { loadSet } from '../products/load-set.ts';
import { listTabsWithProducts, type ProductsWithTabData } from './rules.ts';
import type { ProductsWithTabFields } from './schema.ts';

export const definition = defineModule<ProductsWithTabFields, ProductsWithTabData>({
  code: 'productsWithTab',
  // A tab whose set cannot be loaded is left out.
  load: (context) =>
    Promise.all(
      context.fields.tabs.map((tab, index) => loadSet(context, tab, `/${index}`).catch(() => [])),
    ),
  isVisible: ({ fields, data }) => listTabsWithProducts(fields, data).length > 0,
});
