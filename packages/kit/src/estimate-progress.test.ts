import { expect, it } from 'vitest';
import { estimateProgress } from './estimate-progress.ts';

it.each([
  ['half of the work', 500, 1_000, 10_000, { perSecond: 50, secondsLeft: 10 }],
  ['work that is done', 1_000, 1_000, 10_000, { perSecond: 100, secondsLeft: 0 }],
  ['more than was expected', 1_200, 1_000, 10_000, { perSecond: 120, secondsLeft: 0 }],
  ['work of unknown length', 20, null, 2_000, { perSecond: 10, secondsLeft: null }],
  ['work that has not begun', 0, 1_000, 10_000, undefined],
  ['the first moment', 5, 1_000, 999, undefined],
])('estimates %s', (_, done, total, elapsed, expected) => {
  expect(estimateProgress(done, total, elapsed)).toEqual(expected);
});
