import { describe, expect, test } from 'vitest';
import { mirror, path, place, spline, symmetric } from './path.ts';

describe('path notation', () => {
  test.each([
    [
      'smooth and corner points',
      path`1,2 3,4!`,
      [
        [1, 2, false],
        [3, 4, true],
      ],
    ],
    ['interpolated values', path`${1.5},${-2}!`, [[1.5, -2, true]]],
    [
      'an interpolated path',
      path`0,0 ${path`5,6!`} 7,8`,
      [
        [0, 0, false],
        [5, 6, true],
        [7, 8, false],
      ],
    ],
    [
      'over several lines',
      path`
      1,1
      2,2!`,
      [
        [1, 1, false],
        [2, 2, true],
      ],
    ],
  ])('%s', (_, written, expected) => {
    expect(written).toEqual(expected);
  });
});

test('symmetric() mirrors an outline without repeating points on the axis', () => {
  const outline = symmetric(path`0,0 10,5! 0,20`);
  expect(outline.map(([x, y]) => [x, y])).toEqual([
    [0, 0],
    [10, 5],
    [0, 20],
    [-10, 5],
  ]);
});

test('mirroring twice returns the original', () => {
  const line = path`3,4! -5,6`;
  expect(mirror(mirror(line))).toEqual(line);
});

test('place() rotates about the origin and then translates', () => {
  const [[x, y]] = place(path`2,1`, { origin: [1, 1], turn: Math.PI / 2, x: 10 });
  expect(x).toBeCloseTo(11);
  expect(y).toBeCloseTo(2);
});

test('a spline is straight between corners and passes through every point', () => {
  const square = path`0,0! 10,0! 10,10! 0,10!`;
  expect(spline(square)).toHaveLength(4);
  const open = spline(path`0,0 5,9 10,0`, false);
  expect(open.some(([x, y]) => x === 5 && y === 9)).toBe(true);
  expect(open.at(-1)).toEqual([10, 0]);
});
