import { expect, test } from 'vitest';
import { formatDateTime, formatDay, formatShortDateTime } from './format-date.ts';

test('formats times in China time, and days in each language', () => {
  expect(formatDateTime('2026-11-18T13:36:00Z', 'zh-CN')).toBe('2026.11.18 21:36');
  expect(formatDateTime('2026-11-18T13:36:00Z', 'en-US')).toBe('18 Nov 2026 21:36');
  expect(formatShortDateTime('2026-11-18T17:06:00Z', 'zh-CN')).toBe('11.19 01:06');
  expect(formatShortDateTime('2026-11-18T17:06:00Z', 'en-US')).toBe('19 Nov 01:06');
  expect(formatDay('2026-12-01', 'zh-CN')).toBe('12 月 1 日');
  expect(formatDay('2026-12-01', 'en-US')).toBe('1 December');
});

test.each([
  ['2026-01-09', '1 月 9 日', '9 January'],
  ['2026-12-31', '12 月 31 日', '31 December'],
])('formats the day %s as %s or %s', (day, chinese, english) => {
  expect(formatDay(day, 'zh-CN')).toBe(chinese);
  expect(formatDay(day, 'en-US')).toBe(english);
});
