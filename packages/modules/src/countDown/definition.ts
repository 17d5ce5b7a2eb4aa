import { defineModule } from '../definition.ts';
import { isShown, target } from '../parts/counting.ts';
import type { CountDownFields } from './schema.ts';

export const definition = defineModule<CountDownFields>({
  code: 'countDown',
  isVisible: ({ fields, now }) => isShown(fields, now),
  changesAt: ({ fields, now }) => target(fields, now),
});
