import { expect, test } from 'vitest';
import { getTicks } from './scale.ts';

test.each([
  [0, [0]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [100, [0, 25, 50, 75, 100]],
  [1_315_000, [0, 500_000, 1_000_000, 1_500_000]],
])('marks an axis up to %d at %o', (maximum, expected) => {
  expect(getTicks(maximum)).toEqual(expected);
});
