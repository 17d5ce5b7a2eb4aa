import { expect, test, vi } from 'vitest';
import { cover, isCovered, onCovering, uncover } from './covering.ts';

test('what lies on top is closed first, each once', () => {
  const [sheet, question] = [vi.fn(), vi.fn()];
  cover(sheet);
  cover(question);
  uncover();
  expect([sheet, question].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  uncover();
  expect(sheet).toHaveBeenCalledOnce();
  expect(isCovered()).toBe(false);
});

test('what was closed otherwise is not asked any more', () => {
  const close = vi.fn();
  cover(close)();
  uncover();
  expect(close).not.toHaveBeenCalled();
});

test('it is told when the page is covered and when it lies open again, not what happens between', () => {
  const told: boolean[] = [];
  onCovering(() => told.push(isCovered()));
  const takeAway = cover(vi.fn());
  cover(vi.fn());
  uncover();
  takeAway();
  takeAway();
  expect(told).toEqual([true, false]);
});
