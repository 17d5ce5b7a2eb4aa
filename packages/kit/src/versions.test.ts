import { expect, test } from 'vitest';
import { compareVersions, isAtLeast } from './versions.ts';

test.each([
  ['2.18.0', '2.9.1', 1],
  ['2.18', '2.18.0', 0],
  ['2.17.9', '2.18.0', -1],
  ['6.14.0', '6.14.0', 0],
  ['', '0.0.0', 0],
  ['2.x.1', '2.0.1', 0],
])('comparing %s with %s gives %i', (left, right, order) => {
  expect(compareVersions(left, right)).toBe(order);
  expect(isAtLeast(left, right)).toBe(order >= 0);
});
