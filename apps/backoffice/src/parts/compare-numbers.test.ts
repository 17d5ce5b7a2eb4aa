import { expect, test } from 'vitest';
import { getAverage, getChange } from './compare-numbers.ts';

test.each([
  [120, 100, 0.2],
  [50, 100, -0.5],
  [0, 100, -1],
  [5, 0, null],
  [0, 0, null],
])('compares %d with %d as %s', (now, before, expected) => {
  expect(getChange(now, before)).toBe(expected);
});

test.each([
  [{ orders: 3, revenue: 1000 }, 333],
  [{ orders: 0, revenue: 0 }, 0],
])('averages %o to %d', (total, expected) => {
  expect(getAverage(total)).toBe(expected);
});
