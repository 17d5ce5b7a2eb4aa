import type { ProductSummary } from '@vitrine/contract';
import { defineModule } from '../definition.ts';
import { hasEnoughProducts, loadSet } from '../products/load-set.ts';
import type { SlideProductsFields } from './schema.ts';

export const definition = defineModule<SlideProductsFields, ProductSummary[]>({
  code: 'slideProducts',
  needsSession: true,
  load: (context) => loadSet(context, context.fields),
  isVisible: ({ data }) => hasEnoughProducts(data),
});
