import { expect, test } from 'vitest';
import { formatCountdown, secondsLeft } from './countdown.ts';

const end = '2026-11-20T04:15:00.000Z';

test.each([
  [Date.parse(end) - 900_000, 900, '15:00'],
  [Date.parse(end) - 59_001, 60, '01:00'],
  [Date.parse(end) - 1, 1, '00:01'],
  [Date.parse(end), 0, '00:00'],
  [Date.parse(end) + 5_000, 0, '00:00'],
])('at %d there are %d seconds left, shown as %s', (now, seconds, clock) => {
  expect(secondsLeft(end, now)).toBe(seconds);
  expect(formatCountdown(seconds)).toBe(clock);
});
