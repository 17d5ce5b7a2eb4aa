import type { ProductSummary } from '@vitrine/contract';
import { defineModule } from '../definition.ts';
import { hasEnoughProducts, loadSet } from '../products/load-set.ts';
import type { ProductsWithCTAFields } from './schema.ts';

export const definition = defineModule<ProductsWithCTAFields, ProductSummary[]>({
  code: 'productsWithCTA',
  needsSession: true,
  load: (context) => loadSet(context, context.fields),
  isVisible: ({ data }) => hasEnoughProducts(data),
});
