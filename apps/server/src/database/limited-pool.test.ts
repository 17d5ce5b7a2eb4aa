import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LimitedPool } from './limited-pool.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** How each connection that is opened behaves. */
type Opening = 'opens' | 'hangs' | Error;

/** A pool of two connections that need no database. */
function createPool(opening: Opening = 'opens') {
  class FakeClient extends EventEmitter {
    _queryable = true;
    connect(done: (error?: Error) => void) {
      if (opening !== 'hangs') process.nextTick(done, opening === 'opens' ? undefined : opening);
    }
    end(done: () => void) {
      process.nextTick(done);
    }
  }
  return new LimitedPool({ max: 2, Client: FakeClient as never });
}

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function takeAll(pool: LimitedPool) {
  return [await pool.connect(), await pool.connect()] as const;
}

test('refuses callers at once when no connection has come free for a while', async () => {
  const pool = createPool();
  await takeAll(pool);
  await advance(60_000);
  const first = pool.connect();
  first.catch(() => {});
  await advance(3_500);
  expect(pool.isStuck()).toBe(true);
  await expect(pool.connect()).rejects.toThrow(
    'No database connection has come free for a while (1 waiting, 0 idle, 2 of 2 connections)',
  );
});

test('is not stuck while a connection is idle, however long nothing was asked', async () => {
  const pool = createPool();
  (await pool.connect()).release();
  await advance(4_000);
  const callers = [pool.connect(), pool.connect()];
  expect(pool.waitingCount).toBe(2);
  for (const client of await Promise.all(callers)) client.release();
});

test('is not stuck while it may open further connections', async () => {
  const pool = createPool();
  await pool.connect();
  await advance(60_000);
  await expect(pool.connect()).resolves.toBeDefined();
});

test('lets callers wait as long as connections come free', async () => {
  const pool = createPool();
  let held = await takeAll(pool);
  for (let seconds = 0; seconds < 10; seconds++) {
    const next = pool.connect();
    await advance(1_000);
    held[0].release();
    held = [held[1], await next];
    expect(pool.isStuck()).toBe(false);
  }
});

test('serves those who waited while the process stood still', async () => {
  const pool = createPool();
  const [held] = await takeAll(pool);
  const waiting = pool.connect();
  // The clock goes on, but no timer ran.
  vi.setSystemTime(Date.now() + 60_000);
  await advance(400);
  held.release();
  await expect(waiting).resolves.toBe(held);
  await expect(takeAll(createPool())).resolves.toHaveLength(2);
});

test('gives back a connection that comes after its caller has given up', async () => {
  const pool = createPool();
  const [held] = await takeAll(pool);
  const waiting = pool.connect();
  waiting.catch(() => {});
  await advance(6_000);
  await expect(waiting).rejects.toThrow(DatabaseUnavailableError);
  held.release();
  await advance(0);
  expect(pool.idleCount).toBe(1);
  expect(pool.isStuck()).toBe(false);
});

test('names the failure when a connection cannot be opened', async () => {
  const cause = new Error('connect ECONNREFUSED');
  await expect(createPool(cause).connect()).rejects.toMatchObject({
    name: 'DatabaseUnavailableError',
    cause,
  });
});

test('refuses statements of the pool itself in the same way', async () => {
  const pool = createPool('hangs');
  const refused = pool.query('select 1');
  refused.catch(() => {});
  await advance(6_000);
  await expect(refused).rejects.toThrow(DatabaseUnavailableError);
});
