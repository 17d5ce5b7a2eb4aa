import { expect, test } from 'vitest';
import { AUTOPLAY_MS, placeAt } from './swiper-rules.ts';

test('a slide stays four seconds', () => expect(AUTOPLAY_MS).toBe(4000));

test.each([
  [0, 375, 0],
  [187, 375, 0],
  [188, 375, 1],
  [750, 375, 2],
  [10, 0, 0],
])('scrolled to %i of width %i shows slide %i', (scrollLeft, width, place) => {
  expect(placeAt(scrollLeft, width)).toBe(place);
});
