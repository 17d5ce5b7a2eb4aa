import { expect, test } from 'vitest';
import { getRankingColumns } from './rules.ts';

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 4],
  [8, 4],
  [9, 5],
  [10, 5],
  [12, 4],
  [20, 5],
])('shows a ranking of %i products in %i columns on desktop', (count, expected) => {
  expect(getRankingColumns(count)).toBe(expected);
});
