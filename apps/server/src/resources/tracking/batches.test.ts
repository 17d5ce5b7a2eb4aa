import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBatches } from './batches.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function batches(write = vi.fn(async (_: readonly number[]) => {}), maxItems = 5) {
  return { write, ...createBatches<number>({ write, waitMs: 5, maxItems }) };
}

test('callers of one moment are written together, and wait until it is done', async () => {
  const done = Promise.withResolvers<void>();
  const { add, write } = batches(vi.fn(() => done.promise));
  let isSafe = false;
  const both = Promise.all([add([1]), add([2, 3])]).then(() => (isSafe = true));
  await vi.advanceTimersByTimeAsync(5);
  expect(write.mock.calls).toEqual([[[1, 2, 3]]]);
  expect(isSafe).toBe(false);
  done.resolve();
  await both;
  expect(isSafe).toBe(true);
});

test('a batch that grows too large is parted between callers', async () => {
  const { add, write } = batches();
  const all = Promise.all([add([1, 2, 3]), add([4, 5]), add([6]), add([7, 8, 9, 10, 11, 12])]);
  await vi.advanceTimersByTimeAsync(5);
  await all;
  expect(write.mock.calls.map(([items]) => items.length)).toEqual([5, 1, 6]);
});

test('what comes while one is written goes with the next, without waiting again', async () => {
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

test('callers whose batch failed hear it; the next batch is another matter', async () => {
  const write = vi.fn(async (_: readonly number[]) => {}).mockRejectedValueOnce(new Error('full'));
  const { add } = batches(write);
  const failed = expect(add([1])).rejects.toThrow('full');
  await vi.advanceTimersByTimeAsync(5);
  await failed;
  const next = add([2]);
  await vi.advanceTimersByTimeAsync(5);
  await next;
});

test('closing writes what is waiting at once', async () => {
  const { add, close, write } = batches();
  const added = add([1]);
  await close();
  await added;
  expect(write).toHaveBeenCalledTimes(1);
});
