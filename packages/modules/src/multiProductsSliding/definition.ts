import type { ProductSummary } from '@vitrine/contract';
import { defineModule } from '../definition.ts';
import { hasEnoughProducts, loadSet } from '../products/load-set.ts';
import type { MultiProductsSlidingFields } from './schema.ts';

export const definition = defineModule<MultiProductsSlidingFields, ProductSummary[]>({
  code: 'multiProductsSliding',
  load: (context) => loadSet(context, context.fields),
  isVisible: ({ data }) => hasEnoughProducts(data),
});
