import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBatches } from './batches.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function batches(write = vi.fn(async (_: readonly number[]) => {}), maxItems = 5) {
  return { write, ...createBatches<number>({ write, waitMs: 5, maxItems }) };
}

test('writes concurrent callers as one batch, and resolves when it is written', async () => {
  const done = Promise.withResolvers<void>();
  const { add, write } = batches(vi.fn(() => done.promise));
  let isWritten = false;
  const both = Promise.all([add([1]), add([2, 3])]).then(() => (isWritten = true));
  await vi.advanceTimersByTimeAsync(5);
  expect(write.mock.calls).toEqual([[[1, 2, 3]]]);
  expect(isWritten).toBe(false);
  done.resolve();
  await both;
  expect(isWritten).toBe(true);
});

test('splits a too large batch between callers', async () => {
  const { add, write } = batches();
  const all = Promise.all([add([1, 2, 3]), add([4, 5]), add([6]), add([7, 8, 9, 10, 11, 12])]);
  await vi.advanceTimersByTimeAsync(5);
  await all;
  expect(write.mock.calls.map(([items]) => items.length)).toEqual([5, 1, 6]);
});

test('adds items to the next batch while one is written', async () => {
  const first = Promise.withResolvers<void>();
  const write = vi.fn(async (_: readonly number[]) => {}).mockReturnValueOnce(first.promise);
  const { add } = batches(write);
  void add([1]);
  await vi.advanceTimersByTimeAsync(5);
  const second = add([2]);
  const third = add([3]);
  first.resolve();
  await Promise.all([second, third]);
  expect(write.mock.calls.map(([items]) => items)).toEqual([[1], [2, 3]]);
});

test('rejects the callers of a failed batch only', async () => {
  const write = vi.fn(async (_: readonly number[]) => {}).mockRejectedValueOnce(new Error('full'));
  const { add } = batches(write);
  const failed = expect(add([1])).rejects.toThrow('full');
  await vi.advanceTimersByTimeAsync(5);
  await failed;
  const next = add([2]);
  await vi.advanceTimersByTimeAsync(5);
  await next;
});

test('writes waiting items immediately when closed', async () => {
  const { add, close, write } = batches();
  const added = add([1]);
  await close();
  await added;
  expect(write).toHaveBeenCalledTimes(1);
});
