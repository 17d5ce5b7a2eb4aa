import { expect, test } from 'vitest';
import { getGridColumns } from './grid-columns.ts';

test.each([
  [2, 4],
  [4, 4],
  [6, 3],
  [8, 4],
  [10, 4],
  [12, 4],
  [18, 3],
])('shows %i products in %i columns on desktop', (count, expected) => {
  expect(getGridColumns(count)).toBe(expected);
});
