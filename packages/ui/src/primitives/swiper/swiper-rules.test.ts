import { describe, expect, test } from 'vitest';
import { homeOfCopy, indexAt, placeAt, placeOf, step } from './swiper-rules.ts';

const plain = { count: 3, loops: false };
const loop = { count: 3, loops: true };

test.each([
  [0, 375, 0],
  [187, 375, 0],
  [188, 375, 1],
  [750, 375, 2],
  [10, 0, 0],
])('scrolled to %i of width %i is place %i', (scrollLeft, width, place) => {
  expect(placeAt(scrollLeft, width)).toBe(place);
});

describe('places and slides', () => {
  test.each([
    [0, plain, 0],
    [2, plain, 2],
    [0, loop, 2],
    [1, loop, 0],
    [3, loop, 2],
    [4, loop, 0],
    [0, { count: 0, loops: false }, 0],
  ])('place %i of %o shows slide %i', (place, row, index) => {
    expect(indexAt(place, row)).toBe(index);
  });

  test('a slide stands one further to the right in a loop', () => {
    expect(placeOf(1, plain)).toBe(1);
    expect(placeOf(1, loop)).toBe(2);
  });
});

test.each([
  [0, loop, 3],
  [4, loop, 1],
  [1, loop, undefined],
  [3, loop, undefined],
  [0, plain, undefined],
])('at rest on place %i of %o it jumps to %s', (place, row, home) => {
  expect(homeOfCopy(place, row)).toBe(home);
});

test.each([
  [0, -1, plain, 0],
  [2, 1, plain, 2],
  [1, 1, plain, 2],
  [3, 1, loop, 4],
  [1, -1, loop, 0],
] as const)('from place %i by %i in %o to %i', (place, by, row, next) => {
  expect(step(place, by, row)).toBe(next);
});
