import type { ProductSummary } from '@vitrine/contract';
import { defineModule } from '../definition.ts';
import { hasEnoughProducts, loadSet } from '../products/load-set.ts';
import type { ProductSetFields } from './schema.ts';

export const definition = defineModule<ProductSetFields, ProductSummary[]>({
  code: 'productSet',
  load: (context) => loadSet(context, context.fields),
  isVisible: ({ data }) => hasEnoughProducts(data),
});
