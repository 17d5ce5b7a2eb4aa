import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestShop, testShop } from '../testing/test-shop.ts';
import { pruneSessions } from './prune-sessions.ts';
import { findSession, openSession } from './store.ts';

const NOW = Date.UTC(2026, 9, 1);
const DAY_MS = 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

it('lets go of what is over, and of nothing else', async () => {
  const { database } = shop;
  const { db } = database;
  await openSession(db, NOW - 90 * DAY_MS);
  const { key } = await openSession(db, NOW);
  const failed = (age: number) => ({
    account_hash: Buffer.from('a'),
    address_hash: Buffer.from('b'),
    failed_at: new Date(NOW - age),
  });
  await db
    .insertInto('failed_logins')
    .values([failed(2 * DAY_MS), failed(60_000)])
    .execute();
  await pruneSessions.run({}, { database, dataDir: shop.settings.dataDir, now: () => NOW });
  expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  expect(await findSession(db, key, NOW)).toBeDefined();
  expect(await db.selectFrom('failed_logins').select('id').execute()).toHaveLength(1);
});
