import { expect, it } from 'vitest';
import { findAlt } from './image-details.ts';

const details = [
  { order: 2, alt: 'From the side' },
  { order: 3, alt: 'From behind' },
];

it.each([
  [1, undefined],
  [2, 'From the side'],
  [4, undefined],
  [3, 'From behind'],
])('image %i has the text %s', (order, alt) => {
  expect(findAlt(details, order)).toBe(alt);
});

it('has none without details', () => {
  expect(findAlt(undefined, 1)).toBeUndefined();
});
