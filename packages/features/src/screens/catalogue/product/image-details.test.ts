import { expect, it } from 'vitest';
import { findAlt, findPosition } from './image-details.ts';

const details = [
  { order: 1, alt: null, focalPoint: { x: 500, y: 255 } },
  { order: 3, alt: 'From behind', focalPoint: null },
];

it.each([
  [1, undefined, '50% 25.5%'],
  [2, undefined, undefined],
  [3, 'From behind', undefined],
])('image %i has the text %s and the position %s', (order, alt, position) => {
  expect([findAlt(details, order), findPosition(details, order)]).toEqual([alt, position]);
});

it('has neither without details', () => {
  expect([findAlt(undefined, 1), findPosition(undefined, 1)]).toEqual([undefined, undefined]);
});
