import { expect, test } from 'vitest';
import { createFingerprint, difference, GRID } from './fingerprint.ts';

const BACKGROUND = [241, 239, 235];

/** An image of the grid size: a box of one colour on the background, with or without stripes. */
function picture(colour: readonly number[], left: number, stripes = 0): Uint8Array {
  const pixels = new Uint8Array((GRID + 1) * GRID * 3);
  for (let i = 0; i < pixels.length / 3; i++) {
    const [x, y] = [i % (GRID + 1), Math.floor(i / (GRID + 1))];
    const inside = x >= left && x < left + 10 && y > 3 && y < 20;
    const dark = stripes && x % stripes === 0 ? 0.6 : 1;
    for (let c = 0; c < 3; c++) pixels[i * 3 + c] = inside ? colour[c] * dark : BACKGROUND[c];
  }
  return pixels;
}

const camel = createFingerprint(picture([179, 145, 106], 6));

test.each([
  ['the same image', createFingerprint(picture([179, 145, 106], 6)), 0, 0.001],
  ['a slightly different colour', createFingerprint(picture([181, 146, 107], 6)), 0, 5],
  ['another colour', createFingerprint(picture([32, 40, 60], 6)), 30, 999],
  ['another position', createFingerprint(picture([179, 145, 106], 9)), 6, 999],
  ['a stripe', createFingerprint(picture([179, 145, 106], 6, 2)), 20, 999],
])('difference to %s', (_, other, least, most) => {
  expect(difference(camel, other)).toBeGreaterThanOrEqual(least);
  expect(difference(camel, other)).toBeLessThan(most);
});

test('the background does not count towards the mean colour', () => {
  expect(camel.colour).toEqual([179, 145, 106]);
});
