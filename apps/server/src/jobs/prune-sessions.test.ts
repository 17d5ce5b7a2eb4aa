import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import { findSession, openSession } from '../sessions/store.ts';
import { pruneSessions } from './prune-sessions.ts';

const NOW = Date.UTC(2026, 9, 1);
const DAY_MS = 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('deletes expired sessions and old failed log-ins only', async () => {
  const { database } = shop;
  const { db } = database;
  await openSession(db, NOW - 90 * DAY_MS);
  const { key } = await openSession(db, NOW);
  const failed = (age: number) => ({
    account_hash: Buffer.from('a'),
    ip_hash: Buffer.from('b'),
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

it('deletes the sessions of guests who collected nothing after three days', async () => {
  const { database } = shop;
  const { db } = database;
  await db.deleteFrom('sessions').execute();
  const at = new Date(NOW - 4 * DAY_MS);
  const { id: shopperId } = await db
    .insertInto('shoppers')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  const old = () => openSession(db, NOW - 4 * DAY_MS);
  const [empty, withBag, withOutfits] = [await old(), await old(), await old()];
  const kept = [
    withBag,
    withOutfits,
    await openSession(db, NOW - 2 * DAY_MS),
    await openSession(db, NOW - 4 * DAY_MS, shopperId),
  ];
  await db
    .insertInto('bags')
    .values({ id: withBag.session.bagId, created_at: at, updated_at: at })
    .execute();
  await db
    .insertInto('outfit_lists')
    .values({
      bag_id: withOutfits.session.bagId,
      gender: 'women',
      how_many: 1,
      outfit_ids: '[]',
      created_at: at,
    })
    .execute();
  await pruneSessions.run({}, { database, dataDir: shop.settings.dataDir, now: () => NOW });
  expect(await findSession(db, empty.key, NOW)).toBeUndefined();
  for (const { key } of kept) expect(await findSession(db, key, NOW)).toBeDefined();
});
