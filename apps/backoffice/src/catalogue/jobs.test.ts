import { expect, test } from 'vitest';
import { isOpenJob, toPercent } from './jobs.ts';

test.each([
  ['queued', { done: 0, total: null }, 0, true],
  ['running', { done: 1, total: 3 }, 33, true],
  ['running', { done: 5, total: 3 }, 100, true],
  ['failed', { done: 1, total: 2 }, 50, false],
  ['done', { done: 0, total: 0 }, 100, false],
] as const)('a job that is %s with %o is at %i percent', (state, counts, percent, isOpen) => {
  const job = { state, progress: { ...counts, changed: 0, errors: 0 } };
  expect(toPercent(job)).toBe(percent);
  expect(isOpenJob(job)).toBe(isOpen);
});
