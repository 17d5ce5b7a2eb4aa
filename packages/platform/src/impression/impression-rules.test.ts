import { expect, test } from 'vitest';
import { isInView } from './impression-rules.ts';

test.each([
  ['not visible', { ratio: 0, height: 0, windowHeight: 800 }, 0, false],
  [
    'the first pixel, with a required ratio of 0',
    { ratio: 0.001, height: 1, windowHeight: 800 },
    0,
    true,
  ],
  ['less than half', { ratio: 0.49, height: 98, windowHeight: 800 }, 0.5, false],
  ['half', { ratio: 0.5, height: 100, windowHeight: 800 }, 0.5, true],
  [
    'a tall element that fills half of the window',
    { ratio: 0.1, height: 400, windowHeight: 800 },
    0.5,
    true,
  ],
  ['a tall element that fills less', { ratio: 0.1, height: 399, windowHeight: 800 }, 0.5, false],
])('%s', (_, visibility, ratio, expected) => {
  expect(isInView(visibility, ratio)).toBe(expected);
});
