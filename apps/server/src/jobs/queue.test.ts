import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { onPostgresql, openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import { DatabaseUnavailableError } from '../database/unavailable.ts';
import { defineJob } from './job.ts';
import { type Queue, startQueue } from './queue.ts';
import { queueDatabase } from './queue-database.ts';

const done = vi.fn();
const greet = defineJob({
  name: 'greet',
  data: z.object({ name: z.string() }),
  run: async ({ name }) => done(name),
});
const onDone = vi.fn();
const onError = vi.fn();

let shop: TestShop;
let queue: Queue;
beforeAll(async () => {
  shop = await openTestShop();
  const { database } = shop;
  queue = await startQueue({
    jobs: [greet],
    database,
    dataDir: '',
    now: Date.now,
    onDone,
    onError,
    pollSeconds: 0.5,
  });
});
afterAll(async () => {
  await queue.stop();
  await shop.close();
});

const waitForRuns = (times: number) =>
  vi.waitFor(() => expect(onDone.mock.calls.length).toBeGreaterThanOrEqual(times), 20_000);

it('runs a job that was sent', async () => {
  await queue.send(greet, { name: 'Ada' });
  await waitForRuns(1);
  expect(done).toHaveBeenCalledWith('Ada');
  expect(onDone).toHaveBeenCalledWith('greet', 'done');
});

it('runs a job of a transaction only when it commits', async () => {
  const { db } = shop.database;
  const rolledBack = db.transaction().execute(async (transaction) => {
    await queue.send(greet, { name: 'rolled back' }, transaction);
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await db
    .transaction()
    .execute((transaction) => queue.send(greet, { name: 'committed' }, transaction));
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith('committed'), 20_000);
  await pause(100);
  expect(done).not.toHaveBeenCalledWith('rolled back');
});

it('reports a job with invalid data as failed', async () => {
  const { pool } = shop.database;
  await queue.send(greet, { name: 7 } as unknown as { name: string });
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith('greet', 'failed'), 20_000);
  expect(onError).toHaveBeenCalled();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('leaves the connection usable after a failed statement', async () => {
  const { executeSql } = queueDatabase(shop.database.pool);
  await expect(executeSql('begin; select * from nowhere; commit')).rejects.toThrow('nowhere');
  expect((await executeSql('select 1 as one; select 2 as two')).rows).toEqual([
    { one: 1 },
    { two: 2 },
  ]);
});

it('gives up its start when the process stops, also while the database does not answer', async () => {
  const asked = Promise.withResolvers<void>();
  const connect = () => {
    asked.resolve();
    return new Promise<never>(() => {});
  };
  const pool = Object.assign(Object.create(shop.database.pool), { connect });
  const closing = new AbortController();
  const start = startQueue({
    jobs: [greet],
    database: { ...shop.database, pool },
    dataDir: '',
    now: Date.now,
    onDone,
    onError,
    signal: closing.signal,
  });
  await asked.promise;
  closing.abort();
  await expect(start).rejects.toThrow('aborted');
});

it('waits for a database that is away when it starts', async () => {
  let attempts = 0;
  const connect = () => {
    if (++attempts <= 2) throw new DatabaseUnavailableError('No database connection');
    return shop.database.pool.connect();
  };
  const pool = Object.assign(Object.create(shop.database.pool), { connect });
  const away = vi.fn();
  const late = await startQueue({
    jobs: [greet],
    database: { ...shop.database, pool },
    dataDir: '',
    now: Date.now,
    onDone,
    onError: away,
  });
  expect(away).toHaveBeenCalled();
  await late.stop();
});

it.runIf(onPostgresql)('starts in all processes that start together', async () => {
  const fresh = await openTestShop();
  const databases = await Promise.all(Array.from({ length: 4 }, () => fresh.reopen()));
  const own = { jobs: [greet], dataDir: '', now: Date.now, onDone, onError };
  const starts = databases.map((database) => startQueue({ ...own, database }));
  const started = await Promise.allSettled(starts);
  expect(started.map(({ status }) => status)).toEqual(databases.map(() => 'fulfilled'));
  for (const start of starts) await (await start).stop();
  for (const database of databases) await database.close();
  await fresh.close();
});
