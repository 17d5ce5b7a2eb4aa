import { expect, test } from 'vitest';
import { isSeen } from './seen-rules.ts';

test.each([
  ['out of view', { ratio: 0, height: 0, windowHeight: 800 }, 0, false],
  [
    'a first pixel is enough when nothing more is asked',
    { ratio: 0.001, height: 1, windowHeight: 800 },
    0,
    true,
  ],
  ['less than half', { ratio: 0.49, height: 98, windowHeight: 800 }, 0.5, false],
  ['half', { ratio: 0.5, height: 100, windowHeight: 800 }, 0.5, true],
  [
    'a tall one fills half of the window',
    { ratio: 0.1, height: 400, windowHeight: 800 },
    0.5,
    true,
  ],
  ['a tall one fills less', { ratio: 0.1, height: 399, windowHeight: 800 }, 0.5, false],
])('%s', (_, sight, ratio, seen) => {
  expect(isSeen(sight, ratio)).toBe(seen);
});
