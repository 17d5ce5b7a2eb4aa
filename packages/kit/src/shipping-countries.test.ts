import { expect, test } from 'vitest';
import {
  findShippingCountry,
  isMobile,
  isZipCode,
  maskMobile,
  normaliseMobile,
} from './shipping-countries.ts';

test.each([
  ['CN', '138 0013-8000', true],
  ['CN', '12800138000', false],
  ['CN', '1380013800', false],
  ['CN', '+8613800138000', false],
  ['CN', '１3800138000', false],
  ['HK', '6123 0913', true],
  ['HK', '31230913', false],
  ['HK', '13800138000', false],
] as const)('in %s, %s is a mobile number: %s', (country, text, expected) =>
  expect(isMobile(country, normaliseMobile(text))).toBe(expected),
);

test.each([
  ['HK', 'HK'],
  ['hk', 'HK'],
  ['CN', 'CN'],
  ['US', undefined],
  ['', undefined],
  ['toString', undefined],
  [null, undefined],
  [undefined, undefined],
] as const)('finds the country of %s: %s', (text, country) =>
  expect(findShippingCountry(text)).toBe(country),
);

test.each([
  ['13800138000', '138****8000'],
  ['61230913', '6***0913'],
])('masks %s as %s', (mobile, masked) => expect(maskMobile(mobile)).toBe(masked));

test.each([
  ['200031', true],
  ['20003', false],
  ['20003a', false],
  ['２00031', false],
])('%s is a zip code: %s', (text, expected) => expect(isZipCode(text)).toBe(expected));
