import { expect, it } from 'vitest';
import { toOrderNumber } from './order-number.ts';

it.each([
  ['2026-11-18T15:59:59Z', '202611181001'],
  ['2026-11-18T16:00:00Z', '202611191001'],
])('an order placed at %s has the number of the day in Beijing, %s', (placedAt, number) => {
  expect(toOrderNumber('1001', new Date(placedAt))).toBe(number);
});
