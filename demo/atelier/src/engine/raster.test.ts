import { expect, test } from 'vitest';
import { blur } from './blur.ts';
import { computeInnerDistance } from './distance.ts';
import type { Path } from './path.ts';
import { coverage } from './raster.ts';
import { rounded } from './shapes.ts';

const area = (cells: Float32Array, n: number) => cells.slice(0, n).reduce((a, b) => a + b, 0);
const box = (x: number, y: number, w: number, h: number): Path => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

test.each([
  ['whole pixels', box(2, 3, 4, 5), 20],
  ['quarter pixels', box(2.25, 3.5, 4, 5.25), 21],
  ['within one pixel', box(2.1, 3.1, 0.5, 0.5), 0.25],
  ['above and below the picture', box(2, -10, 3, 40), 48],
  ['outside', box(2, 30, 3, 4), 0],
  ['in reverse order', [...box(2, 3, 4, 5)].reverse(), 20],
])('covers exactly the area of a shape: %s', (_, shape, expected) => {
  expect(area(coverage(shape, 16, 16), 256)).toBeCloseTo(expected, 3);
});

test('a pixel has the share of its area that is covered', () => {
  expect(coverage(box(2.25, 3, 4, 1), 16, 16)[3 * 16 + 2]).toBeCloseTo(0.75);
});

test('blur() keeps the total value', () => {
  const plane = new Float32Array(41 * 41);
  plane[20 * 41 + 20] = 1;
  const soft = blur(plane, 41, 41, 3);
  expect(area(soft, 41 * 41)).toBeCloseTo(1, 3);
  expect(soft[20 * 41 + 20]).toBeLessThan(0.1);
  expect(soft[20 * 41 + 23]).toBeCloseTo(soft[23 * 41 + 20]);
});

test('the inner distance grows from the edge to the centre', () => {
  const inside = computeInnerDistance(coverage(rounded(2, 2, 12, 12, 0), 16, 16), 16, 16);
  expect(inside[8 * 16 + 1]).toBe(0);
  expect(inside[8 * 16 + 2]).toBe(1);
  expect(inside[8 * 16 + 7]).toBe(6);
});
