import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTimeLimitSignal, startTimeLimit } from './time-limit.ts';

/** Keeps the process busy, so that it neither reads nor runs timers. */
function block(ms: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

describe('a limit in time', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('ends after its time', async () => {
    const onEnd = vi.fn();
    startTimeLimit(1_000, onEnd);
    await vi.advanceTimersByTimeAsync(990);
    expect(onEnd).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(30);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('calls nothing after it was ended', async () => {
    const onEnd = vi.fn();
    const end = startTimeLimit(1_000, onEnd);
    await vi.advanceTimersByTimeAsync(500);
    end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('starts again with each progress', async () => {
    const onEnd = vi.fn();
    let received = 0;
    startTimeLimit(1_000, onEnd, { readProgress: () => received });
    for (let times = 0; times < 5; times++) {
      await vi.advanceTimersByTimeAsync(900);
      received++;
    }
    expect(onEnd).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_100);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('aborts a signal as a time-out', async () => {
    const signal = createTimeLimitSignal(1_000);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });
});

it('does not count the time in which the process stood still', async () => {
  const onEnd = vi.fn();
  startTimeLimit(400, onEnd);
  block(1_000);
  await new Promise((resolve) => setTimeout(resolve, 0));
  await new Promise((resolve) => setImmediate(resolve));
  expect(onEnd).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1), 10_000);
});
