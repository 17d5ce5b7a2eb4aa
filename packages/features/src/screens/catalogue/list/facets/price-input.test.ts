import { expect, test } from 'vitest';
import { canSlide, formatBound, getSliderRange, parsePriceRange } from './price-input.ts';

test.each([
  ['', '', 0, 100_000],
  ['2000', '', 2000, 100_000],
  ['', '¥5,000', 0, 5000],
  ['9000', '3000', 3000, 9000],
  ['cheap', '999999999', 0, 100_000],
])('parses the fields %j and %j', (low, high, min, max) => {
  expect(parsePriceRange(low, high)).toEqual({ min, max });
});

test('writes no bound that filters nothing', () => {
  expect([formatBound(0, 0), formatBound(2000, 0)]).toEqual(['', '2000']);
});

test.each([
  [1980, 34_100, 1900, 34_100],
  [0, 100_000, 0, 100_000],
  [2000, 2000, 2000, 2000],
])('for prices from %i to %i, the slider goes from %i to %i', (min, max, from, to) => {
  expect(getSliderRange({ min, max })).toEqual({ min: from, max: to });
});

test.each([
  ['several prices', { min: 1000, max: 9000 }, { min: 0, max: 100_000 }, true],
  ['a choice between them', { min: 1000, max: 9000 }, { min: 2000, max: 3000 }, true],
  ['a choice above them all', { min: 1000, max: 9000 }, { min: 60_000, max: 100_000 }, false],
  ['a choice below them all', { min: 1000, max: 9000 }, { min: 0, max: 500 }, false],
  ['one price', { min: 15_600, max: 15_700 }, { min: 0, max: 100_000 }, false],
])('the slider with %s can show it: %#', (_, ends, choice, expected) => {
  expect(canSlide(ends, choice)).toBe(expected);
});
