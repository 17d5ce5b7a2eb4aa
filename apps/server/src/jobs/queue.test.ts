import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { onPostgresql, type TestShop, testShop } from '../testing/test-shop.ts';
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
  shop = await testShop();
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

const untilDone = (times: number) =>
  vi.waitFor(() => expect(onDone.mock.calls.length).toBeGreaterThanOrEqual(times), 20_000);

it('does a job later', async () => {
  await queue.send(greet, { name: 'Ada' });
  await untilDone(1);
  expect(done).toHaveBeenCalledWith('Ada');
  expect(onDone).toHaveBeenCalledWith('greet', 'done');
});

it('does a job that a transaction sent only if that is committed', async () => {
  const { db } = shop.database;
  const undone = db.transaction().execute(async (transaction) => {
    await queue.send(greet, { name: 'undone' }, transaction);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await db.transaction().execute((transaction) => queue.send(greet, { name: 'kept' }, transaction));
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith('kept'), 20_000);
  await pause(100);
  expect(done).not.toHaveBeenCalledWith('undone');
});

it('refuses data that the job does not know, and says so', async () => {
  const { pool } = shop.database;
  await queue.send(greet, { name: 7 } as unknown as { name: string });
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith('greet', 'failed'), 20_000);
  expect(onError).toHaveBeenCalled();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('leaves the connection usable after a statement that fails', async () => {
  const { executeSql } = queueDatabase(shop.database.pool);
  await expect(executeSql('begin; select * from nowhere; commit')).rejects.toThrow('nowhere');
  expect((await executeSql('select 1 as one; select 2 as two')).rows).toEqual([
    { one: 1 },
    { two: 2 },
  ]);
});

it.runIf(onPostgresql)('starts in every process of those that start together', async () => {
  const fresh = await testShop();
  const databases = await Promise.all(Array.from({ length: 4 }, () => fresh.reopen()));
  const own = { jobs: [greet], dataDir: '', now: Date.now, onDone, onError };
  const starts = databases.map((database) => startQueue({ ...own, database }));
  const started = await Promise.allSettled(starts);
  expect(started.map(({ status }) => status)).toEqual(databases.map(() => 'fulfilled'));
  for (const start of starts) await (await start).stop();
  for (const database of databases) await database.close();
  await fresh.close();
});
