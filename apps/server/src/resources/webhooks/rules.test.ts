import { expect, it } from 'vitest';
import { getPutBackTime, isSuccess, MAX_FAILURES, PUT_BACK_AFTER } from './rules.ts';

const MINUTE_MS = 60_000;

it('puts an endpoint back after a few failures, for longer each time', () => {
  expect(getPutBackTime(PUT_BACK_AFTER - 1)).toBeUndefined();
  const times = Array.from({ length: 10 }, (_, n) => getPutBackTime(PUT_BACK_AFTER + n) ?? 0);
  expect(times).toEqual([...times].sort((one, other) => one - other));
  expect(times[0]).toBeLessThan(MINUTE_MS);
  expect(getPutBackTime(MAX_FAILURES)).toBe(60 * MINUTE_MS);
});

it.each([
  [200, true],
  [299, true],
  [301, false],
  [199, false],
  [500, false],
  [null, false],
])('takes the status %s for accepted: %s', (statusCode, isAccepted) => {
  expect(isSuccess({ durationMs: 1, statusCode, error: null })).toBe(isAccepted);
});
