import { expect, test } from 'vitest';
import { chinaClock, chinaDay, chinaShortDay, parseTime, twoDigits } from './china-time.ts';

const NOON = Date.UTC(2026, 10, 20, 12);

test.each([
  ['2026-11-20T12:00:00Z', NOON],
  ['2026-11-20T12:00:00', NOON],
  ['2026-11-20 12:00:00', NOON],
  ['2026-11-20T20:00:00+08:00', NOON],
  ['2026-11-20T20:00:00+0800', NOON],
  ['2026-11-20', Date.UTC(2026, 10, 20)],
  [' 2026-11-20T12:00:00Z ', NOON],
])('%s is one moment, UTC when it names no zone', (written, ms) => {
  expect(parseTime(written)).toBe(ms);
});

test.each(['', 'soon', '2026-13-40'])('%s is no time', (written) => {
  expect(parseTime(written)).toBeNaN();
});

test('a Beijing clock runs eight hours ahead, into the next day and year', () => {
  expect(chinaClock(Date.UTC(2026, 11, 31, 16, 5, 9))).toEqual({
    year: 2027,
    month: 1,
    day: 1,
    hour: 0,
    minute: 5,
    second: 9,
  });
});

test('a day is written as its language writes it', () => {
  const before = Date.UTC(2026, 10, 30, 15, 59);
  const after = Date.UTC(2026, 10, 30, 16);
  expect(chinaDay(before, 'zh-CN')).toBe('2026.11.30');
  expect(chinaDay(after, 'zh-CN')).toBe('2026.12.01');
  expect(chinaDay(before, 'en-US')).toBe('30 Nov 2026');
  expect(chinaDay(after, 'en-US')).toBe('1 Dec 2026');
  expect(chinaShortDay(after, 'zh-CN')).toBe('12.01');
  expect(chinaShortDay(after, 'en-US')).toBe('1 Dec');
});

test.each([
  [0, '00'],
  [9, '09'],
  [10, '10'],
  [120, '120'],
])('%i is written %s', (value, text) => {
  expect(twoDigits(value)).toBe(text);
});
