import { expect, test } from 'vitest';
import { findIndexByKey, zoomByKey } from './lightbox-keys.ts';
import { MAX_SCALE, UNZOOMED } from './zoom-rules.ts';

const zoomed = { scale: 2, x: 10, y: 20 };

test.each([
  ['+', UNZOOMED, { scale: 1.5, x: 0, y: 0 }],
  ['=', UNZOOMED, { scale: 1.5, x: 0, y: 0 }],
  ['+', { scale: MAX_SCALE, x: 0, y: 0 }, { scale: MAX_SCALE, x: 0, y: 0 }],
  ['-', { scale: 3, x: 30, y: 0 }, { scale: 2, x: 20, y: 0 }],
  ['-', UNZOOMED, UNZOOMED],
  ['0', zoomed, UNZOOMED],
  ['ArrowLeft', zoomed, { scale: 2, x: 90, y: 20 }],
  ['ArrowDown', zoomed, { scale: 2, x: 10, y: -60 }],
  ['ArrowLeft', UNZOOMED, undefined],
  ['Tab', zoomed, undefined],
])('the key %s turns %j into %j', (key, zoom, expected) => {
  expect(zoomByKey(key, zoom)).toEqual(expected);
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
])('the key %s on picture %i of three shows %s', (key, index, expected) => {
  expect(findIndexByKey(key, index, 3)).toBe(expected);
});
