import { afterEach, expect, test } from 'vitest';
import {
  formatExactPrice,
  formatPrice,
  formatTenths,
  isDiscounted,
  percentOfOriginal,
  showMinorUnits,
  toMinor,
} from './money.ts';

test.each([
  [2_431_000, 'CNY', '¥24,310'],
  [99_950, 'CNY', '¥1,000'],
  [99_949, 'CNY', '¥999'],
  [0, 'CNY', '¥0'],
  [-80_000, 'CNY', '-¥800'],
  [-10, 'CNY', '¥0'],
  [123_456_789_00, 'USD', '$123,456,789'],
  [100_000, 'HKD', 'HK$1,000'],
  [12_000, 'JPY', '¥12,000'],
  [12_000, 'KRW', '₩12,000'],
  [100_000, 'CHF', 'CHF1,000'],
  [100_000, 'RUB', '₽1,000'],
  [100_000, 'EUR', '€1,000'],
  [100_000, 'GBP', '£1,000'],
  [100_000, 'DKK', 'kr.1,000'],
  [100_000, 'PLN', 'zł1,000'],
  [100_000, 'SEK', 'kr1,000'],
  [100_000, 'MXN', '$1,000'],
  [100_000, 'BRL', 'R$1,000'],
  [100_000, 'AUD', '$1,000'],
  [100_000, 'CAD', '$1,000'],
  [100_000, 'SGD', '$1,000'],
  [100_000, 'TWD', '$1,000'],
  [100_000, 'XYZ', 'XYZ 1,000'],
])('formats %i minor units of %s as %s', (minor, currency, text) => {
  expect(formatPrice(minor, currency)).toBe(text);
});

afterEach(() => showMinorUnits(false));

test.each([
  [2_980, 'CNY', '¥29.80'],
  [123_405, 'CNY', '¥1,234.05'],
  [3_000, 'CNY', '¥30'],
  [-980, 'CNY', '-¥9.80'],
  [4_151, 'USD', '$41.51'],
  [4_151, 'JPY', '¥4,151'],
  [-10, 'CNY', '-¥0.10'],
])(
  'a shop with prices that are not whole formats %i minor units of %s as %s',
  (minor, currency, text) => {
    showMinorUnits(true);
    expect(formatPrice(minor, currency)).toBe(text);
  },
);

test.each([
  [24_310, 'CNY', 2_431_000],
  [0.29, 'CNY', 29],
  [12_000, 'JPY', 12_000],
])('converts %d %s to %i minor units', (units, currency, minor) => {
  expect(toMinor(units, currency)).toBe(minor);
});

test.each([
  [90, '9'],
  [85, '8.5'],
  [100, '10'],
])('formats %i percent as %s tenths', (percentage, tenths) => {
  expect(formatTenths(percentage)).toBe(tenths);
});

test.each([
  [850, 1000, 85, true],
  [1000, 1000, 100, false],
  [0, 0, 100, false],
])('%i of %i is %i percent, discounted: %s', (price, original, percent, expected) => {
  expect([percentOfOriginal(price, original), isDiscounted(price, original)]).toEqual([
    percent,
    expected,
  ]);
});

test.each([
  [2_431_005, 'CNY', '¥24,310.05'],
  [-7, 'HKD', '-HK$0.07'],
  [1_234, 'JPY', '¥1,234'],
  [100, 'XXX', 'XXX 1.00'],
])('the exact amount of %i %s is %s', (minor, currency, text) => {
  expect(formatExactPrice(minor, currency)).toBe(text);
});
