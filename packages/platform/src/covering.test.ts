import { expect, test, vi } from 'vitest';
import { createCovering } from './covering.ts';

test('what lies on top is closed first, each once', () => {
  const { cover, uncover, isCovered } = createCovering();
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
  const { cover, uncover } = createCovering();
  const close = vi.fn();
  cover(close)();
  uncover();
  expect(close).not.toHaveBeenCalled();
});

test('what asks before it closes, and was told to stay, is asked again', () => {
  const { cover, uncover, isCovered } = createCovering();
  let answered = (): void => undefined;
  const form = vi.fn(() => {
    answered = cover(vi.fn());
  });
  cover(form);
  uncover();
  answered();
  expect(isCovered()).toBe(true);
  uncover();
  expect(form).toHaveBeenCalledTimes(2);
});

test('it is told when the page is covered and when it lies open again, not what happens between', () => {
  const { cover, uncover, isCovered, onCovering } = createCovering();
  const told: boolean[] = [];
  onCovering(() => told.push(isCovered()));
  const takeAway = cover(vi.fn());
  cover(vi.fn());
  uncover();
  takeAway();
  takeAway();
  expect(told).toEqual([true, false]);
});

test('what lies over one page does not lie over another', () => {
  const [one, other] = [createCovering(), createCovering()];
  one.cover(vi.fn());
  expect([one.isCovered(), other.isCovered()]).toEqual([true, false]);
});
