import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitWaiting } from './limit-waiting.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A pool whose connections never come free. */
function createFullPool() {
  const pool = Object.assign(new EventEmitter(), {
    waitingCount: 0,
    connect: vi.fn(() => {
      pool.waitingCount++;
      return new Promise(() => {});
    }),
  });
  return { pool, limited: limitWaiting(pool as unknown as Pool) };
}

test('refuses callers at once when no connection has come free for a while', async () => {
  const { pool, limited } = createFullPool();
  await vi.advanceTimersByTimeAsync(60_000);
  void limited.connect();
  void limited.connect();
  expect(pool.connect).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_500);
  await expect(limited.connect()).rejects.toThrow(DatabaseUnavailableError);
  expect(pool.connect).toHaveBeenCalledTimes(2);
});

test('lets callers wait as long as connections come free', async () => {
  const { pool, limited } = createFullPool();
  void limited.connect();
  for (let seconds = 0; seconds < 10; seconds++) {
    await vi.advanceTimersByTimeAsync(1_000);
    pool.emit('release');
    void limited.connect();
  }
  expect(pool.connect).toHaveBeenCalledTimes(11);
});

test('names the failure when the pool gives up', async () => {
  const { pool, limited } = createFullPool();
  const cause = new Error('timeout exceeded when trying to connect');
  pool.connect.mockRejectedValueOnce(cause);
  await expect(limited.connect()).rejects.toMatchObject({
    name: 'DatabaseUnavailableError',
    cause,
  });
});
