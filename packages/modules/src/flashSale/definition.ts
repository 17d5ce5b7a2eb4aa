import type { ProductSummary } from '@vitrine/contract';
import { defineModule } from '../definition.ts';
import { getTimerTarget, isTimerVisible } from '../parts/timer.ts';
import { hasEnoughProducts, loadSet } from '../products/load-set.ts';
import type { FlashSaleFields } from './schema.ts';

export const definition = defineModule<FlashSaleFields, ProductSummary[]>({
  code: 'flashSale',
  rendersHeading: true,
  load: (context) => loadSet(context, context.fields),
  isVisible: ({ fields, data, now }) => isTimerVisible(fields, now) && hasEnoughProducts(data),
  nextChangeAt: ({ fields, now }) => getTimerTarget(fields, now),
});
