import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import { logIn } from '../app/log-in.ts';
import { startGuestSession } from './log-in.ts';
import { findSession, openSession } from './store.ts';

const NOW = Date.UTC(2026, 9, 1);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const db = () => shop.database.db;
const newShopper = async () =>
  (await db().insertInto('shoppers').defaultValues().returning('id').executeTakeFirstOrThrow()).id;
async function logInFrom(from: Parameters<typeof logIn>[1]['from'], shopperId: string) {
  const opened = await db()
    .transaction()
    .execute((trx) => logIn(trx, { from, shopperId, now: NOW }));
  return opened === 'blocked' ? undefined : opened;
}

async function createBag(bagId: string): Promise<void> {
  const at = new Date(NOW);
  await db().insertInto('bags').values({ id: bagId, created_at: at, updated_at: at }).execute();
}
const hasBag = async (id: string) =>
  (await db().selectFrom('bags').select('id').where('id', '=', id).execute()).length === 1;

describe('log-in', () => {
  it('moves the guest’s bag and invalidates the guest’s key', async () => {
    const guest = await openSession(db(), NOW);
    await createBag(guest.session.bagId);
    const opened = await logInFrom(guest.session, await newShopper());
    expect(opened?.key).not.toBe(guest.key);
    expect(await findSession(db(), guest.key, NOW)).toBeUndefined();
    expect(await hasBag(guest.session.bagId)).toBe(false);
  });

  it('moves the bag once for simultaneous log-ins from one session', async () => {
    const guest = await openSession(db(), NOW);
    await createBag(guest.session.bagId);
    const shopperId = await newShopper();
    const all = await Promise.all(
      Array.from({ length: 8 }, () => logInFrom(guest.session, shopperId)),
    );
    expect(new Set(all.map((opened) => opened?.session.bagId)).size).toBe(1);
    expect(await hasBag(guest.session.bagId)).toBe(false);
  });

  it('leaves the bag of the previous shopper alone', async () => {
    const first = await openSession(db(), NOW, await newShopper());
    await createBag(first.session.bagId);
    await logInFrom(first.session, await newShopper());
    expect(await hasBag(first.session.bagId)).toBe(true);
    expect(await findSession(db(), first.key, NOW)).toBeUndefined();
  });

  it('fails for an erased shopper', async () => {
    const shopperId = await newShopper();
    await db()
      .updateTable('shoppers')
      .set({ erased_at: new Date(NOW) })
      .where('id', '=', shopperId)
      .execute();
    const guest = await openSession(db(), NOW);
    expect(await logInFrom(guest.session, shopperId)).toBeUndefined();
    expect(await findSession(db(), guest.key, NOW)).toBeDefined();
  });

  it('never gives a guest session a shopper’s bag', async () => {
    const shopper = await openSession(db(), NOW, await newShopper());
    const opened = await db()
      .transaction()
      .execute((trx) => startGuestSession(trx, shopper.session, NOW));
    expect(opened.session.bagId).not.toBe(shopper.session.bagId);
  });
});
