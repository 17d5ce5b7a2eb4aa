import { expect, test } from 'vitest';
import { chinaDayStart, chinaWeekStart, toChinaIsoDate } from './china-days.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);

test.each([
  ['2026-11-21T00:00:00', '2026-11-21'],
  ['2026-11-21T23:59:59', '2026-11-21'],
  ['2026-12-31T23:59:59', '2026-12-31'],
  ['2027-01-01T00:00:00', '2027-01-01'],
])('%s in Beijing is on %s', (time, day) => {
  expect(toChinaIsoDate(at(time))).toBe(day);
  expect(chinaDayStart(at(time))).toBe(at(`${day}T00:00:00`));
});

test.each([
  ['2026-11-16T00:00:00', '2026-11-16'],
  ['2026-11-21T12:00:00', '2026-11-16'],
  ['2026-11-22T23:59:59', '2026-11-16'],
  ['2026-11-23T00:00:00', '2026-11-23'],
  ['2027-01-01T08:00:00', '2026-12-28'],
])('the week of %s starts on Monday %s', (time, monday) => {
  expect(chinaWeekStart(at(time))).toBe(at(`${monday}T00:00:00`));
});
