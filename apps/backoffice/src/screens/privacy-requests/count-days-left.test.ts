import { expect, test } from 'vitest';
import { countDaysLeft } from './count-days-left.ts';

test.each([
  ['2026-11-10T15:59:59.999Z', 9],
  ['2026-11-02T00:00:00.000Z', 1],
  ['2026-11-01T23:59:59.999Z', 0],
  ['2026-10-01T00:00:00.000Z', 0],
])('until %s there are %i days', (dueAt, days) => {
  expect(countDaysLeft(dueAt, Date.parse('2026-11-01T00:00:00.000Z'))).toBe(days);
});
