import type { DayOutfit, OutfitList } from '@vitrine/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../../../test/support/demo-shop.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { logIn } from '../../app/log-in.ts';
import { findSession, openSession } from '../../sessions/store.ts';

const NOW = Date.UTC(2026, 10, 21, 4);
const FAMILY = '/api/v1/stylist/outfits-of-the-day';
let test: TestApp;
let key: string;

beforeAll(async () => {
  test = await openTestApp({ seed: ({ db }) => seedDemo(db, NOW), now: () => NOW });
  ({ key } = await openSession(test.shop.database.db, NOW));
}, 60_000);
afterAll(() => test.close());

async function post<T>(url: string, payload: object): Promise<T> {
  const headers = { 'session-key': key };
  const response = await test.app.inject({ method: 'POST', url, headers, payload });
  return response.json();
}
const ids = (outfits: readonly DayOutfit[]) => outfits.map(({ id }) => id);

it('lists the newest outfits of a gender with their products', async () => {
  const outfits = await post<DayOutfit[]>(`${FAMILY}/latest`, { gender: 'men', howMany: 3 });
  expect(outfits.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-20', '2026-11-19']);
  for (const { products, images } of outfits) {
    expect(products.length).toBeGreaterThanOrEqual(3);
    expect(products.every(({ gender }) => gender === 'men')).toBe(true);
    expect(images.length).toBeGreaterThan(0);
  }
});

it('creates a list once when a call with an Idempotency-Key is repeated', async () => {
  const send = async () =>
    (
      await test.app.inject({
        method: 'POST',
        url: FAMILY,
        headers: { 'session-key': key, 'idempotency-key': 'one-list-only' },
        payload: { howMany: 2 },
      })
    ).json<OutfitList>();
  const [first, second] = await Promise.all([send(), send()]);
  expect(second).toEqual(first);
  expect(first.outfits).toHaveLength(2);
});

it('replaces disliked outfits of a list permanently', async () => {
  const list = await post<OutfitList>(FAMILY, { howMany: 2 });
  const [first, second] = ids(list.outfits);
  const changed = await post<OutfitList>(`${FAMILY}/${list.id}`, { dislikedIds: [first] });
  expect(ids(changed.outfits)).toContain(second);
  expect(ids(changed.outfits)).not.toContain(first);
  const again = await post<OutfitList>(`${FAMILY}/${list.id}`, { dislikedIds: [second] });
  expect(ids(again.outfits)).not.toEqual(expect.arrayContaining([first]));
  expect(again.outfits.length).toBe(2);
});

it('keeps the list of a guest after logging in', async () => {
  const { db } = test.shop.database;
  const list = await post<OutfitList>(FAMILY, { howMany: 2 });
  const [first] = ids(list.outfits);
  const from = await findSession(db, key, NOW);
  const { id: shopperId } = await db
    .insertInto('shoppers')
    .values({ name: '林知夏' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = await db
    .transaction()
    .execute((trx) => logIn(trx, { from, shopperId, now: NOW }));
  if (!session || session === 'blocked') throw new Error('The log-in failed');
  key = session.key;
  const changed = await post<OutfitList>(`${FAMILY}/${list.id}`, { dislikedIds: [first] });
  expect(changed.outfits).toHaveLength(2);
  expect(ids(changed.outfits)).not.toContain(first);
});

it('picks matching products before best sellers', async () => {
  const [outfit] = await post<DayOutfit[]>(`${FAMILY}/latest`, { howMany: 1 });
  const [product, ...others] = outfit?.products ?? [];
  const { products } = await post<{ products: { id: string }[] }>('/api/v1/customization/stylist', {
    productIds: [product?.id],
    howMany: others.length + 2,
  });
  const picked = products.map(({ id }) => id);
  expect(picked.slice(0, others.length).sort()).toEqual(others.map(({ id }) => id).sort());
  expect(picked).not.toContain(product?.id);
  expect(picked.length).toBe(others.length + 2);
});
