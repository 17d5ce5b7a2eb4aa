import { expect, test, vi } from 'vitest';
import { cover, uncover } from './covering.ts';

test('what lies on top is closed first, each once', () => {
  const [sheet, question] = [vi.fn(), vi.fn()];
  cover(sheet);
  cover(question);
  expect(uncover()).toBe(true);
  expect([sheet, question].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(uncover()).toBe(true);
  expect(sheet).toHaveBeenCalledOnce();
  expect(uncover()).toBe(false);
});

test('what was closed otherwise is not asked any more', () => {
  const close = vi.fn();
  cover(close)();
  expect(uncover()).toBe(false);
  expect(close).not.toHaveBeenCalled();
});
