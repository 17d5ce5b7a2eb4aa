import { defineModule } from '../definition.ts';
import { getTimerTarget, isTimerVisible } from '../parts/timer.ts';
import type { CountDownFields } from './schema.ts';

export const definition = defineModule<CountDownFields>({
  code: 'countDown',
  isVisible: ({ fields, now }) => isTimerVisible(fields, now),
  nextChangeAt: ({ fields, now }) => getTimerTarget(fields, now),
});
