import { expect, test } from 'vitest';
import { GRID, likenessOf, unlikeness } from './likeness.ts';

const GROUND = [241, 239, 235];

/** A picture of the grid's size: a box of one colour on the ground, with or without stripes. */
function picture(colour: readonly number[], left: number, stripes = 0): Uint8Array {
  const pixels = new Uint8Array((GRID + 1) * GRID * 3);
  for (let i = 0; i < pixels.length / 3; i++) {
    const [x, y] = [i % (GRID + 1), Math.floor(i / (GRID + 1))];
    const inside = x >= left && x < left + 10 && y > 3 && y < 20;
    const dark = stripes && x % stripes === 0 ? 0.6 : 1;
    for (let c = 0; c < 3; c++) pixels[i * 3 + c] = inside ? colour[c] * dark : GROUND[c];
  }
  return pixels;
}

const camel = likenessOf(picture([179, 145, 106], 6));

test.each([
  ['the same picture', likenessOf(picture([179, 145, 106], 6)), 0, 0.001],
  ['a hair of colour', likenessOf(picture([181, 146, 107], 6)), 0, 5],
  ['another colour', likenessOf(picture([32, 40, 60], 6)), 30, 999],
  ['another place', likenessOf(picture([179, 145, 106], 9)), 6, 999],
  ['a stripe', likenessOf(picture([179, 145, 106], 6, 2)), 20, 999],
])('%s', (_, other, least, most) => {
  expect(unlikeness(camel, other)).toBeGreaterThanOrEqual(least);
  expect(unlikeness(camel, other)).toBeLessThan(most);
});

test('the ground does not count towards the colour', () => {
  expect(camel.colour).toEqual([179, 145, 106]);
});
