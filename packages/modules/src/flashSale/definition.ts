import type { ProductSummary } from '@vitrine/contract';
import { defineModule } from '../definition.ts';
import { isShown, target } from '../parts/counting.ts';
import { isWorthShowing, loadSet } from '../products/loadSet.ts';
import type { FlashSaleFields } from './schema.ts';

export const definition = defineModule<FlashSaleFields, ProductSummary[]>({
  code: 'flashSale',
  drawsHeading: true,
  load: (context) => loadSet(context, context.fields),
  isVisible: ({ fields, data, now }) => isShown(fields, now) && isWorthShowing(data),
  changesAt: ({ fields, now }) => target(fields, now),
});
