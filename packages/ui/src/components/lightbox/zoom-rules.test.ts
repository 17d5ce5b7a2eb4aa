import { expect, test } from 'vitest';
import {
  findSwipeTarget,
  fitInside,
  limitZoom,
  MAX_SCALE,
  pinch,
  UNZOOMED,
  zoomAt,
} from './zoom-rules.ts';

const phone = { width: 300, height: 800 };

test.each([
  ['a phone, where the width limits it', phone, { width: 300, height: 400 }],
  [
    'a desktop, where the height limits it',
    { width: 1440, height: 600 },
    { width: 450, height: 600 },
  ],
])('fits a picture of 3:4 into %s', (_, frame, size) => {
  expect(fitInside(frame, 3 / 4)).toEqual(size);
});

test.each([
  ['at scale 1 it stays in the middle', { scale: 1, x: 50, y: 50 }, { scale: 1, x: 0, y: 0 }],
  ['below scale 1 it is as large as the window', { scale: 0.5, x: 0, y: 0 }, UNZOOMED],
  ['at scale 2 it moves to its edge', { scale: 2, x: 500, y: 500 }, { scale: 2, x: 150, y: 0 }],
  [
    'at scale 3 it moves up and down too',
    { scale: 3, x: -900, y: -900 },
    { scale: 3, x: -300, y: -200 },
  ],
  ['beyond the largest scale', { scale: 9, x: 0, y: 0 }, { scale: MAX_SCALE, x: 0, y: 0 }],
])('limits a picture on a phone: %s', (_, zoom, limited) => {
  expect(limitZoom(zoom, phone, 3 / 4)).toEqual(limited);
});

test('keeps the point under the finger in its place', () => {
  const point = { x: 100, y: -40 };
  const zoomed = zoomAt(UNZOOMED, 2, point);
  expect(zoomed).toEqual({ scale: 2, x: -100, y: 40 });
  const pictureX = (point.x - zoomed.x) / zoomed.scale;
  expect(pictureX).toBe(100);
  expect(zoomAt(zoomed, 1, point)).toEqual(UNZOOMED);
});

test.each([
  [
    'two fingers that part',
    [
      { x: -20, y: 0 },
      { x: 20, y: 0 },
    ],
    { scale: 2, x: 0, y: 0 },
  ],
  [
    'two fingers that move along',
    [
      { x: 0, y: 30 },
      { x: 20, y: 30 },
    ],
    { scale: 1, x: 10, y: 30 },
  ],
  [
    'fingers that come together',
    [
      { x: -1, y: 0 },
      { x: 1, y: 0 },
    ],
    { scale: 1, x: 0, y: 0 },
  ],
] as const)('follows %s', (_, to, expected) => {
  const from = [
    { x: -10, y: 0 },
    { x: 10, y: 0 },
  ] as const;
  expect(pinch(UNZOOMED, from, [...to])).toEqual(expected);
});

test.each([
  ['a short slow move stays', 1, { dx: -40, ms: 600 }, 1],
  ['a long move to the left shows the next', 1, { dx: -80, ms: 600 }, 2],
  ['a long move to the right shows the previous', 1, { dx: 80, ms: 600 }, 0],
  ['a flick counts although it is short', 1, { dx: -30, ms: 100 }, 2],
  ['a tap is no flick', 1, { dx: -3, ms: 60 }, 1],
  ['there is none before the first', 0, { dx: 200, ms: 600 }, 0],
  ['there is none after the last', 2, { dx: -200, ms: 600 }, 2],
])('a swipe: %s', (_, index, swipe, target) => {
  expect(findSwipeTarget(index, 3, { ...swipe, width: 300 })).toBe(target);
});
