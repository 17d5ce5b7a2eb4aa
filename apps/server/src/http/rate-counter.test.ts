import type { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRateCounter } from './rate-counter.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = () => new Promise(() => {});
const openCounter = (answer: () => Promise<unknown>) => {
  const ask = vi.fn(answer);
  const onChange = vi.fn();
  const redis = { eval: ask } as unknown as Redis;
  return { ask, onChange, ...createRateCounter({ redis, onChange }) };
};

it('waits 50 ms for a silent Redis, and asks it again after two seconds', async () => {
  const { ask, count, isShared, onChange } = openCounter(never);
  const start = Date.now();
  const first = count('ip', 60_000);
  await vi.advanceTimersByTimeAsync(51);
  expect((await first).current).toBe(1);
  expect(Date.now() - start).toBeLessThanOrEqual(51);
  expect(isShared()).toBe(false);
  expect((await count('ip', 60_000)).current).toBe(2);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  ask.mockResolvedValue([7, 40_000]);
  expect(await count('ip', 60_000)).toEqual({ current: 7, ttl: 40_000 });
  expect(isShared()).toBe(true);
  expect(onChange.mock.calls).toEqual([[expect.any(Error)], []]);
});

it('lets one call ask a silent Redis again, while others do not wait', async () => {
  const { ask, count } = openCounter(never);
  const first = count('ip', 60_000);
  await vi.advanceTimersByTimeAsync(51);
  await first;
  await vi.advanceTimersByTimeAsync(2_000);
  const waiting = count('ip', 60_000);
  expect((await count('ip', 60_000)).current).toBe(3);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(51);
  await waiting;
});

it('opens a new window when the last one has ended', async () => {
  const { count } = createRateCounter({});
  expect(await count('ip', 1_000)).toEqual({ current: 1, ttl: 1_000 });
  await vi.advanceTimersByTimeAsync(400);
  expect(await count('ip', 1_000)).toEqual({ current: 2, ttl: 600 });
  await vi.advanceTimersByTimeAsync(600);
  expect(await count('ip', 1_000)).toEqual({ current: 1, ttl: 1_000 });
});
