import { expect, test } from 'vitest';
import {
  chinaClock,
  formatChinaDate,
  formatChinaShortDate,
  formatDayRange,
  padTwoDigits,
  parseTime,
} from './china-time.ts';

const NOON = Date.UTC(2026, 10, 20, 12);

test.each([
  ['2026-11-20T12:00:00Z', NOON],
  ['2026-11-20T12:00:00', NOON],
  ['2026-11-20 12:00:00', NOON],
  ['2026-11-20T20:00:00+08:00', NOON],
  ['2026-11-20T20:00:00+0800', NOON],
  ['2026-11-20', Date.UTC(2026, 10, 20)],
  [' 2026-11-20T12:00:00Z ', NOON],
])('parses %s, as UTC when it has no zone', (text, ms) => {
  expect(parseTime(text)).toBe(ms);
});

test.each(['', 'soon', '2026-13-40'])('"%s" is no valid time', (text) => {
  expect(parseTime(text)).toBeNaN();
});

test('Beijing is eight hours ahead of UTC, across day and year', () => {
  expect(chinaClock(Date.UTC(2026, 11, 31, 16, 5, 9))).toEqual({
    year: 2027,
    month: 1,
    day: 1,
    hour: 0,
    minute: 5,
    second: 9,
  });
});

test('formats a date in each language', () => {
  const before = Date.UTC(2026, 10, 30, 15, 59);
  const after = Date.UTC(2026, 10, 30, 16);
  expect(formatChinaDate(before, 'zh-CN')).toBe('2026.11.30');
  expect(formatChinaDate(after, 'zh-CN')).toBe('2026.12.01');
  expect(formatChinaDate(before, 'en-US')).toBe('30 Nov 2026');
  expect(formatChinaDate(after, 'en-US')).toBe('1 Dec 2026');
  expect(formatChinaShortDate(after, 'zh-CN')).toBe('12.01');
  expect(formatChinaShortDate(after, 'en-US')).toBe('1 Dec');
});

test.each([
  [0, '00'],
  [9, '09'],
  [10, '10'],
  [120, '120'],
])('pads %i to %s', (value, text) => {
  expect(padTwoDigits(value)).toBe(text);
});

test.each([
  ['2026-12-01', '2026-12-04', 'zh-CN', '12.01–12.04'],
  ['2026-12-01', '2026-12-04', 'en-US', '1–4 Dec'],
  ['2026-11-28', '2026-12-03', 'en-US', '28 Nov – 3 Dec'],
  ['2026-12-01', '2026-12-01', 'zh-CN', '12.01'],
  ['2026-12-01', '2026-12-01', 'en-US', '1 Dec'],
] as const)('formats the days from %s to %s in %s', (from, to, language, text) => {
  expect(formatDayRange(from, to, language)).toBe(text);
});
