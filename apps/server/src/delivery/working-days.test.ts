import { expect, it } from 'vitest';
import { addWorkingDays } from './working-days.ts';

const FRIDAY_NIGHT_IN_BEIJING = Date.UTC(2026, 10, 20, 15, 59);
it.each([
  [0, '2026-11-20'],
  [1, '2026-11-23'],
  [5, '2026-11-27'],
  [6, '2026-11-30'],
])('%i working days after a Friday is %s', (days, date) => {
  expect(addWorkingDays(FRIDAY_NIGHT_IN_BEIJING, days)).toBe(date);
});
