import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../testing/test-shop.ts';
import { enter, enterAsGuest } from './enter.ts';
import { findSession, openSession } from './store.ts';

const NOW = Date.UTC(2026, 9, 1);

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const db = () => shop.database.db;
const newShopper = async () =>
  (await db().insertInto('shoppers').defaultValues().returning('id').executeTakeFirstOrThrow()).id;
const entering = (from: Parameters<typeof enter>[1]['from'], shopperId: string) =>
  db()
    .transaction()
    .execute((trx) => enter(trx, { from, shopperId, now: NOW }));

async function putInto(bagId: string): Promise<void> {
  const at = new Date(NOW);
  await db().insertInto('bags').values({ id: bagId, created_at: at, updated_at: at }).execute();
}
const hasBag = async (id: string) =>
  (await db().selectFrom('bags').select('id').where('id', '=', id).execute()).length === 1;

describe('entering', () => {
  it('brings the guest’s bag along and kills the guest’s key', async () => {
    const guest = await openSession(db(), NOW);
    await putInto(guest.session.bagId);
    const entered = await entering(guest.session, await newShopper());
    expect(entered?.key).not.toBe(guest.key);
    expect(await findSession(db(), guest.key, NOW)).toBeUndefined();
    expect(await hasBag(guest.session.bagId)).toBe(false);
  });

  it('brings it along once, however many logins come from one visit', async () => {
    const guest = await openSession(db(), NOW);
    await putInto(guest.session.bagId);
    const shopperId = await newShopper();
    const all = await Promise.all(
      Array.from({ length: 8 }, () => entering(guest.session, shopperId)),
    );
    expect(new Set(all.map((entered) => entered?.session.bagId)).size).toBe(1);
    expect(await hasBag(guest.session.bagId)).toBe(false);
  });

  it('as somebody else leaves the first shopper’s bag where it is', async () => {
    const first = await openSession(db(), NOW, await newShopper());
    await putInto(first.session.bagId);
    await entering(first.session, await newShopper());
    expect(await hasBag(first.session.bagId)).toBe(true);
    expect(await findSession(db(), first.key, NOW)).toBeUndefined();
  });

  it('is not possible for whom the shop has forgotten', async () => {
    const shopperId = await newShopper();
    await db()
      .updateTable('shoppers')
      .set({ erased_at: new Date(NOW) })
      .where('id', '=', shopperId)
      .execute();
    const guest = await openSession(db(), NOW);
    expect(await entering(guest.session, shopperId)).toBeUndefined();
    expect(await findSession(db(), guest.key, NOW)).toBeDefined();
  });

  it('as a guest never takes a shopper’s bag', async () => {
    const shopper = await openSession(db(), NOW, await newShopper());
    const entered = await db()
      .transaction()
      .execute((trx) => enterAsGuest(trx, shopper.session, NOW));
    expect(entered.session.bagId).not.toBe(shopper.session.bagId);
  });
});
