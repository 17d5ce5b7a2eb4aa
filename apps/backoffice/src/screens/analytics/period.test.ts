import { expect, test } from 'vitest';
import { getLastDays, getPeriodBefore } from './period.ts';

test('ends with this hour and begins whole days before', () => {
  expect(getLastDays(7, Date.parse('2026-12-08T02:20:00Z'))).toEqual({
    from: '2026-12-01T03:00:00.000Z',
    to: '2026-12-08T03:00:00.000Z',
  });
});

test('compares with as long a time before', () => {
  const period = { from: '2026-12-03T00:00:00.000Z', to: '2026-12-05T00:00:00.000Z' };
  expect(getPeriodBefore(period)).toEqual({
    from: '2026-12-01T00:00:00.000Z',
    to: '2026-12-03T00:00:00.000Z',
  });
});
