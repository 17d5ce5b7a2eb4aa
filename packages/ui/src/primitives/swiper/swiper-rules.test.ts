import { expect, test } from 'vitest';
import { AUTOPLAY_MS, getSlideIndex } from './swiper-rules.ts';

test('the default interval is four seconds', () => expect(AUTOPLAY_MS).toBe(4000));

test.each([
  [0, 375, 0],
  [187, 375, 0],
  [188, 375, 1],
  [750, 375, 2],
  [10, 0, 0],
])('at scroll position %i with width %i, slide %i is current', (scrollLeft, width, index) => {
  expect(getSlideIndex(scrollLeft, width)).toBe(index);
});
