import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  defineRecurringJob,
  type RecurringJobContext,
  startRecurringJobs,
} from './recurring-job.ts';

const context = { now: () => 0 } as RecurringJobContext;
const onDone = vi.fn();
const onError = vi.fn();

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const start = (run: () => Promise<boolean | undefined>) =>
  startRecurringJobs({
    ...context,
    jobs: [defineRecurringJob({ name: 'test', everyMs: 100, run })],
    onDone,
    onError,
  });

test('runs periodically, and again at once while there is more to do', async () => {
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

test('reports a failed run and runs again', async () => {
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

test('waits for the running job when it is stopped', async () => {
  let finish = () => {};
  const { stop } = start(() => new Promise((resolve) => (finish = () => resolve(false))));
  await vi.advanceTimersByTimeAsync(100);
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isStopped).toBe(false);
  finish();
  await stopped;
  expect(isStopped).toBe(true);
});
