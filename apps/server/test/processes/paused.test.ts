import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@vitrine/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kill, readOutput, startChild } from '../support/child-process.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

/** Longer than a call waits for a connection to the database. */
const PAUSE_MS = 6_000;
const CALLS = 60;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ onDisk: true });
  await shop.closeDatabase();
});
afterAll(() => shop.close());

it('a process that was paused for seconds serves what came meanwhile', async () => {
  const { dataDir, databaseUrl = '' } = shop.settings;
  const child = startChild('serve-shop', [], {
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '2',
    REDIS_URL: '',
    NATS_URL: '',
    RATE_LIMIT_PER_MINUTE: '0',
    GUEST_SESSIONS_PER_HOUR: '1000',
  });
  try {
    const origin = /http:\S+/.exec(await readOutput(child, (text) => text.includes('\n')))?.[0];
    const open = async () => {
      const response = await fetch(`${origin}${calls.openSession.path}`, {
        method: calls.openSession.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ grant: 'guest' }),
      });
      await response.arrayBuffer();
      return response.status;
    };
    expect(await open()).toBe(200);
    const before = Array.from({ length: CALLS }, open);
    // Some of these calls have reached the database, the others wait for a connection.
    await before[0];
    child.kill('SIGSTOP');
    const meanwhile = Array.from({ length: CALLS }, open);
    await pause(PAUSE_MS);
    child.kill('SIGCONT');
    const statuses = await Promise.all([...before, ...meanwhile]);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(await open()).toBe(200);
  } finally {
    child.kill('SIGCONT');
    await kill(child);
  }
}, 120_000);
