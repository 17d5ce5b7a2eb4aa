import { expect, test } from 'vitest';
import { readPrice, scaleOf, writtenPrice } from './price-text.ts';

test.each([
  ['', '', 0, 100_000],
  ['2000', '', 2000, 100_000],
  ['', '¥5,000', 0, 5000],
  ['9000', '3000', 3000, 9000],
  ['cheap', '999999999', 0, 100_000],
])('%j to %j is a range', (low, high, min, max) => {
  expect(readPrice(low, high)).toEqual({ min, max });
});

test('a bound that narrows nothing is not written', () => {
  expect([writtenPrice(0, 0), writtenPrice(2000, 0)]).toEqual(['', '2000']);
});

test.each([
  [1980, 34_100, 1900, 34_100],
  [0, 100_000, 0, 100_000],
  [2000, 2000, 2000, 2000],
])('thumbs between %i and %i go from %i to %i', (min, max, from, to) => {
  expect(scaleOf({ min, max })).toEqual({ min: from, max: to });
});
