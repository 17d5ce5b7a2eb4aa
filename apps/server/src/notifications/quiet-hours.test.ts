import { expect, it } from 'vitest';
import { parseQuietHours, skipQuietHours } from './quiet-hours.ts';

const inBeijing = (time: string) => Date.parse(`${time}+08:00`);

it.each([
  ['22-8', '2026-11-25T21:59:59', '2026-11-25T21:59:59'],
  ['22-8', '2026-11-25T22:00:00', '2026-11-26T08:00:00'],
  ['22-8', '2026-11-25T23:30:00', '2026-11-26T08:00:00'],
  ['22-8', '2026-11-26T00:00:00', '2026-11-26T08:00:00'],
  ['22-8', '2026-11-26T07:59:59', '2026-11-26T08:00:00'],
  ['22-8', '2026-11-26T08:00:00', '2026-11-26T08:00:00'],
  ['1-6', '2026-11-26T03:10:00', '2026-11-26T06:00:00'],
  ['1-6', '2026-11-26T00:59:00', '2026-11-26T00:59:00'],
  ['off', '2026-11-26T03:00:00', '2026-11-26T03:00:00'],
])('with quiet hours %s a message of %s waits until %s', (hours, now, until) => {
  expect(skipQuietHours(inBeijing(now), parseQuietHours(hours))).toBe(inBeijing(until));
});
