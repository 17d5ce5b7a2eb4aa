import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineSweep, type SweepContext, startSweeps } from './sweep.ts';

const context = { now: () => 0 } as SweepContext;
const onDone = vi.fn();
const onError = vi.fn();

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const start = (run: () => Promise<boolean | undefined>) =>
  startSweeps({
    ...context,
    sweeps: [defineSweep({ name: 'test', everyMs: 100, run })],
    onDone,
    onError,
  });

test('looks again and again, and at once while there is more', async () => {
  const run = vi.fn(async () => run.mock.calls.length < 3);
  const { stop } = start(run);
  await vi.advanceTimersByTimeAsync(100);
  expect(run).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(100);
  expect(run).toHaveBeenCalledTimes(4);
  await stop();
  await vi.advanceTimersByTimeAsync(500);
  expect(run).toHaveBeenCalledTimes(4);
});

test('one that fails is told, and tried again', async () => {
  const run = vi.fn(async () => {
    throw new Error('no');
  });
  const { stop } = start(run);
  await vi.advanceTimersByTimeAsync(250);
  expect(run).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(2);
  expect(onDone).toHaveBeenLastCalledWith('test', 'failed');
  await stop();
});

test('stopping waits for what is under way', async () => {
  let finish = () => {};
  const { stop } = start(() => new Promise((resolve) => (finish = () => resolve(false))));
  await vi.advanceTimersByTimeAsync(100);
  let isOver = false;
  const stopped = stop().then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver).toBe(false);
  finish();
  await stopped;
  expect(isOver).toBe(true);
});
