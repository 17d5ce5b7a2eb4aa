import { expect, test } from 'vitest';
import { columns } from './columns.ts';

test.each([
  [2, 4],
  [4, 4],
  [6, 3],
  [8, 4],
  [10, 4],
  [12, 4],
  [18, 3],
])('%i products stand in %i columns', (count, expected) => {
  expect(columns(count)).toBe(expected);
});
