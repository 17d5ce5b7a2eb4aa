import { expect, it } from 'vitest';
import { measureBarHeight } from './bar-height.ts';

it.each([
  ['of an iPhone', 44, { top: 50, height: 32 }, 44],
  ['of a phone whose capsule stands lower', 44, { top: 62, height: 32 }, 68],
  ['of a host that reports no capsule', 24, undefined, 44],
  ['of a host that reports an empty capsule', 24, { top: 0, height: 0 }, 44],
])('the bar %s below a status bar of %i px', (_, statusBar, capsule, height) => {
  expect(measureBarHeight(statusBar, capsule)).toBe(height);
});
