import { expect, test } from 'vitest';
import { findActiveTab } from './elevator-tabs.ts';

test.each([
  ['to the top', [300, 900, 1400], 0],
  ['to the first module', [0, 600, 1100], 0],
  ['between two modules', [-400, 200, 700], 0],
  ['to the second module, short of a pixel', [-598, 1.5, 500], 1],
  ['past the last module', [-1600, -1000, -500], 2],
  ['with a missing anchor', [-400, undefined, -10], 2],
  ['without measurements', [undefined, undefined], 0],
])('finds the active tab when scrolled %s', (_, tops, active) =>
  expect(findActiveTab(tops)).toBe(active),
);
