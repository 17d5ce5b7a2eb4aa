import { expect, test } from 'vitest';
import { getNextIndex } from './pressable-group-rules.ts';

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowRight', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowLeft', 1, 3, 0],
  ['ArrowDown', -1, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['a', 1, 3, -1],
  ['ArrowDown', -1, 0, -1],
])('%s at index %i of %i moves to %i', (key, current, count, next) => {
  expect(getNextIndex(key, current, count)).toBe(next);
});
