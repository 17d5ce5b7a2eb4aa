import { expect, it } from 'vitest';
import { computeBulkPrice, roundToEndings } from './compute-price.ts';

it.each([
  [123_456, [], 123_500],
  [123_450, [], 123_400],
  [123_456, ['0'], 123_000],
  [123_456, ['00', '80'], 120_000],
  [127_000, ['00', '80'], 128_000],
  [129_000, ['00', '80'], 128_000],
  [100, ['80'], 8_000],
  [0, ['00'], 0],
])('%i rounded to the endings %j is %i', (price, endings, rounded) => {
  expect(roundToEndings(price, endings)).toBe(rounded);
});

const PRICES = { price: 80_000, originalPrice: 100_000 };

it.each([
  [{ kind: 'exact', price: 12_345 } as const, 12_345],
  [{ kind: 'percent', percent: -30, from: 'price' } as const, 56_000],
  [{ kind: 'percent', percent: -30, from: 'original-price' } as const, 70_000],
  [{ kind: 'percent', percent: 12.5, from: 'price' } as const, 90_000],
  [{ kind: 'amount', amount: -5_050, from: 'price' } as const, 74_900],
  [{ kind: 'amount', amount: -90_000, from: 'price' } as const, -10_000],
])('%j makes the price %i', (rule, price) => {
  expect(computeBulkPrice(rule, PRICES, [])).toBe(price);
});
