import { expect, test } from 'vitest';
import { COUNTRY_CODES, formatCountry } from './countries.ts';

test('every country code is written once and has a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(COUNTRY_CODES).toHaveLength(249);
  expect(COUNTRY_CODES).toEqual([...new Set(COUNTRY_CODES)].sort());
  expect(COUNTRY_CODES.filter((code) => !names.of(code))).toEqual([]);
});

test('a country is named in the language of the reader', () => {
  expect(formatCountry('IT', 'zh-CN')).toBe('意大利');
  expect(formatCountry('IT', 'en-US')).toBe('Italy');
  expect(formatCountry('TW', 'zh-CN')).toBe('中国台湾');
});
