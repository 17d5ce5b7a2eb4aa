import { type PreferenceCode, wishlist } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LiveCatalogue, openCatalogue } from '../../catalogue/live.ts';
import { IDS, online, storeFixture } from '../../testing/catalogue-fixture.ts';
import { type ResourceApp, resourceApp, type Visitor } from '../../testing/resource-app.ts';
import { type TestShop, testShop } from '../../testing/test-shop.ts';
import { bringHearts, MAX_HEARTS } from './hearts.ts';
import { pruneHearts } from './prune-hearts.ts';
import { wishlistHandlers } from './routes.ts';

const START = Date.UTC(2026, 9, 1);
const HEARTS = 'my/wishlist';
const SEEN = 'my/recently-viewed';
const ids = online.map(({ id }) => id);
const [a = '', b = '', c = ''] = ids;

let now = START;
let shop: TestShop;
let catalogue: LiveCatalogue;
let app: ResourceApp;
let guest: Visitor;
let shopper: Visitor & { shopperId: string };
const db = () => shop.database.db;
beforeAll(async () => {
  shop = await testShop({ seed: storeFixture });
  catalogue = await openCatalogue({ database: shop.database, imaging: () => [], onSwap() {} });
  const handlers = wishlistHandlers({ db: db(), catalogue, now: () => now });
  app = await resourceApp(shop, wishlist, handlers, { now: () => now });
});
beforeEach(async () => {
  now = START;
  guest = await app.newGuest();
  shopper = await app.newShopper();
});
afterAll(async () => {
  await app.close();
  await catalogue.close();
  await shop.close();
});

const give = (visitor: Visitor, id: string) => {
  now += 1;
  return app.ask('PUT', `${HEARTS}/${id}`, { visitor });
};
const hearts = async (visitor: Visitor): Promise<string[]> =>
  (await app.ask('GET', HEARTS, { visitor })).body.productIds;
const agree = (code: PreferenceCode, is_on = true) =>
  db()
    .insertInto('shopper_preferences')
    .values({ shopper_id: shopper.shopperId, code, is_on, decided_at: new Date(now) })
    .onConflict((conflict) => conflict.columns(['shopper_id', 'code']).doUpdateSet({ is_on }))
    .execute();
const look = (productId: string) => {
  now += 1;
  return app.ask('POST', SEEN, { visitor: shopper, body: { productId } });
};
const seen = async (query = '') =>
  (await app.ask('GET', `${SEEN}${query}`, { visitor: shopper })).body;
const idsOf = ({ products }: { products: { id: string }[] }) => products.map(({ id }) => id);

describe('hearts', () => {
  it('are kept for guests and shoppers, the latest first', async () => {
    for (const visitor of [guest, shopper]) {
      for (const id of [a, b, c, b]) expect((await give(visitor, id)).status).toBe(200);
      expect(await hearts(visitor)).toEqual([c, b, a]);
      await app.ask('DELETE', `${HEARTS}/${b}`, { visitor });
      await app.ask('DELETE', `${HEARTS}/${b}`, { visitor });
      expect(await hearts(visitor)).toEqual([c, a]);
    }
  });

  it('show their products, unless only their ids are wanted', async () => {
    await give(guest, a);
    const { body } = await app.ask('GET', HEARTS, { visitor: guest });
    expect(idsOf(body)).toEqual([a]);
    const few = await app.ask('GET', `${HEARTS}?include-products=false`, { visitor: guest });
    expect(few.body).toEqual({ productIds: [a], products: [] });
  });

  it('are for what the shop shows', async () => {
    expect((await give(guest, IDS.offline)).status).toBe(404);
    expect((await give(guest, '999999')).status).toBe(404);
    await db()
      .insertInto('wishlist_items')
      .values({ bag_id: guest.bagId, product_id: IDS.offline, added_at: new Date(now) })
      .execute();
    const { body } = await app.ask('GET', HEARTS, { visitor: guest });
    expect(body).toEqual({ productIds: [IDS.offline], products: [] });
  });

  it('are two hundred at most, and the oldest go', async () => {
    const many = ids.slice(0, MAX_HEARTS + 1);
    await db()
      .insertInto('wishlist_items')
      .values(
        many.slice(0, -1).map((product_id, at) => ({
          bag_id: guest.bagId,
          product_id,
          added_at: new Date(START + at),
        })),
      )
      .execute();
    now = START + 1_000;
    await give(guest, many.at(-1) ?? '');
    const kept = await hearts(guest);
    expect(kept).toHaveLength(MAX_HEARTS);
    expect(kept).not.toContain(many[0]);
    expect(kept).toContain(many.at(-1));
  });

  it('come along when a guest signs in', async () => {
    await give(guest, a);
    await give(guest, b);
    await give(shopper, b);
    await give(shopper, c);
    const event = {
      guestBagId: guest.bagId,
      shopperId: shopper.shopperId,
      shopperBagId: shopper.bagId,
      now,
    };
    await db()
      .transaction()
      .execute((trx) => bringHearts(trx, event));
    expect(await hearts(shopper)).toEqual([c, b, a]);
    expect(await hearts(guest)).toEqual([]);
    await db()
      .transaction()
      .execute((trx) => bringHearts(trx, { ...event, guestBagId: shopper.bagId }));
    expect(await hearts(shopper)).toEqual([c, b, a]);
  });

  it('of guests who left go; of everybody else stay', async () => {
    await give(guest, a);
    await give(shopper, a);
    const gone = await app.newGuest();
    await give(gone, a);
    await db().deleteFrom('sessions').where('bag_id', 'in', [gone.bagId, shopper.bagId]).execute();
    await pruneHearts.run({}, { database: shop.database, dataDir: '', now: () => now });
    const rows = await db().selectFrom('wishlist_items').select('bag_id').execute();
    const owners = rows.map(({ bag_id }) => bag_id);
    expect(owners).toContain(guest.bagId);
    expect(owners).toContain(shopper.bagId);
    expect(owners).not.toContain(gone.bagId);
  });

  it.each([
    ['GET', HEARTS],
    ['PUT', `${HEARTS}/${a}`],
    ['DELETE', `${HEARTS}/${a}`],
  ] as const)('need a session: %s %s', async (method, path) =>
    expect((await app.ask(method, path)).status).toBe(401),
  );
});

describe('what a shopper looked at', () => {
  it('is not remembered until they agree, and not told once they no longer do', async () => {
    expect((await look(a)).body).toEqual({ isKept: false });
    expect(await seen()).toEqual({ hasConsent: false, products: [] });
    await agree('recently-viewed');
    expect(await seen()).toEqual({ hasConsent: true, products: [] });
    expect((await look(a)).body).toEqual({ isKept: true });
    expect(idsOf(await seen())).toEqual([a]);
    await agree('recently-viewed', false);
    expect(await seen()).toEqual({ hasConsent: false, products: [] });
  });

  it('is told once, the latest first, and as much as is wanted', async () => {
    await agree('recently-viewed');
    for (const id of [a, b, c, a]) await look(id);
    expect(idsOf(await seen())).toEqual([a, c, b]);
    expect(idsOf(await seen('?how-many=2'))).toEqual([a, c]);
    expect((await look('999999')).body).toEqual({ isKept: false });
  });

  it('is fifty products at most', async () => {
    await agree('recently-viewed');
    for (const id of ids.slice(0, 52)) await look(id);
    const rows = await db()
      .selectFrom('viewed_products')
      .select('product_id')
      .where('shopper_id', '=', shopper.shopperId)
      .execute();
    expect(rows).toHaveLength(50);
    expect(rows.map(({ product_id }) => product_id)).not.toContain(ids[0]);
  });
});

describe('recommendations', () => {
  const ask = async () =>
    (await app.ask('GET', 'my/recommendations?how-many=5', { visitor: shopper })).body;

  it('need an agreement of their own', async () => {
    await agree('recently-viewed');
    expect(await ask()).toEqual({ hasConsent: false, products: [] });
    await agree('recommendations');
    expect(await ask()).toMatchObject({ hasConsent: true });
  });

  it('follow the hearts, and what was looked at only if that may be remembered', async () => {
    await agree('recommendations');
    const strangers = idsOf(await ask());
    expect(strangers).toHaveLength(5);
    await agree('recently-viewed');
    await look(a);
    await agree('recently-viewed', false);
    expect(idsOf(await ask())).toEqual(strangers);
    await give(shopper, a);
    const close = idsOf(await ask());
    expect(close).not.toContain(a);
    expect(close).not.toEqual(strangers);
  });
});

it.each([
  ['GET', SEEN],
  ['POST', SEEN],
  ['GET', 'my/recommendations'],
] as const)('guests are not remembered: %s %s', async (method, path) => {
  const asked = { visitor: guest, body: { productId: a } };
  expect((await app.ask(method, path, asked)).status).toBe(401);
});
