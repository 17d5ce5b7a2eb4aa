import { expect, it } from 'vitest';
import { findAlt } from './image-details.ts';

const details = [
  { order: 1, alt: null, focalPoint: { x: 500, y: 255 } },
  { order: 3, alt: 'From behind', focalPoint: null },
];

it.each([
  [1, undefined],
  [2, undefined],
  [3, 'From behind'],
])('image %i has the text %s', (order, alt) => {
  expect(findAlt(details, order)).toBe(alt);
});

it('has none without details', () => {
  expect(findAlt(undefined, 1)).toBeUndefined();
});
