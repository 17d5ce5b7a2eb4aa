import { expect, test } from 'vitest';
import { columns } from './rules.ts';

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
])('a ranking of %i has %i columns on a wide screen', (places, expected) => {
  expect(columns(places)).toBe(expected);
});
