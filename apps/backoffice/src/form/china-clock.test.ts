import { expect, test } from 'vitest';
import { fromChinaClock, toChinaClock } from './china-clock.ts';

test.each([
  ['2026-12-11T16:00:00.000Z', '2026-12-12T00:00:00'],
  ['2026-12-31T23:59:59.000Z', '2027-01-01T07:59:59'],
])('shows %s as %s in China, and reads it back', (iso, clock) => {
  expect(toChinaClock(iso)).toBe(clock);
  expect(fromChinaClock(clock)).toBe(iso);
});
