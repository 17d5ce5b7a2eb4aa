import { type PreferenceCode, wishlist } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IDS, online, seedCatalogueFixture } from '../../../test/support/catalogue-fixture.ts';
import {
  openResourceApp,
  type ResourceApp,
  type Visitor,
} from '../../../test/support/resource-app.ts';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { type LiveCatalogue, openCatalogue } from '../../catalogue/live-catalogue.ts';
import { pruneWishlists } from './jobs.ts';
import { MAX_WISHLIST_ITEMS, mergeGuestWishlist } from './queries.ts';
import { wishlistHandlers } from './routes.ts';

const START = Date.UTC(2026, 9, 1);
const WISHLIST = 'my/wishlist';
const RECENTLY_VIEWED = 'my/recently-viewed';
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
  shop = await openTestShop({ seed: seedCatalogueFixture });
  catalogue = await openCatalogue({ database: shop.database, listImages: () => [], onSwap() {} });
  const handlers = wishlistHandlers({ db: db(), catalogue, now: () => now });
  app = await openResourceApp(shop, wishlist, handlers, { now: () => now });
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

const addItem = (visitor: Visitor, id: string) => {
  now += 1;
  return app.ask('PUT', `${WISHLIST}/${id}`, { visitor });
};
const listWishlist = async (visitor: Visitor): Promise<string[]> =>
  (await app.ask('GET', WISHLIST, { visitor })).body.productIds;
const setConsent = (code: PreferenceCode, is_on = true) =>
  db()
    .insertInto('shopper_preferences')
    .values({ shopper_id: shopper.shopperId, code, is_on, decided_at: new Date(now) })
    .onConflict((conflict) => conflict.columns(['shopper_id', 'code']).doUpdateSet({ is_on }))
    .execute();
const viewProduct = (productId: string) => {
  now += 1;
  return app.ask('POST', RECENTLY_VIEWED, { visitor: shopper, body: { productId } });
};
const listViewed = async (query = '') =>
  (await app.ask('GET', `${RECENTLY_VIEWED}${query}`, { visitor: shopper })).body;
const getIds = ({ products }: { products: { id: string }[] }) => products.map(({ id }) => id);

describe('the wishlist', () => {
  it('lists products of guests and shoppers, the latest first', async () => {
    for (const visitor of [guest, shopper]) {
      for (const id of [a, b, c, b]) expect((await addItem(visitor, id)).status).toBe(200);
      expect(await listWishlist(visitor)).toEqual([c, b, a]);
      await app.ask('DELETE', `${WISHLIST}/${b}`, { visitor });
      await app.ask('DELETE', `${WISHLIST}/${b}`, { visitor });
      expect(await listWishlist(visitor)).toEqual([c, a]);
    }
  });

  it('includes products unless only ids are requested', async () => {
    await addItem(guest, a);
    const { body } = await app.ask('GET', WISHLIST, { visitor: guest });
    expect(getIds(body)).toEqual([a]);
    const idsOnly = await app.ask('GET', `${WISHLIST}?include-products=false`, { visitor: guest });
    expect(idsOnly.body).toEqual({ productIds: [a], products: [] });
  });

  it('refuses and hides products that are not listed', async () => {
    expect((await addItem(guest, IDS.offline)).status).toBe(404);
    expect((await addItem(guest, '999999')).status).toBe(404);
    await db()
      .insertInto('wishlist_items')
      .values({ bag_id: guest.bagId, product_id: IDS.offline, added_at: new Date(now) })
      .execute();
    const { body } = await app.ask('GET', WISHLIST, { visitor: guest });
    expect(body).toEqual({ productIds: [IDS.offline], products: [] });
  });

  it('keeps at most two hundred products and drops the oldest', async () => {
    const many = ids.slice(0, MAX_WISHLIST_ITEMS + 1);
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
    await addItem(guest, many.at(-1) ?? '');
    const productIds = await listWishlist(guest);
    expect(productIds).toHaveLength(MAX_WISHLIST_ITEMS);
    expect(productIds).not.toContain(many[0]);
    expect(productIds).toContain(many.at(-1));
  });

  it('is merged when a guest logs in', async () => {
    await addItem(guest, a);
    await addItem(guest, b);
    await addItem(shopper, b);
    await addItem(shopper, c);
    const event = {
      guestBagId: guest.bagId,
      shopperId: shopper.shopperId,
      shopperBagId: shopper.bagId,
      now,
    };
    await db()
      .transaction()
      .execute((trx) => mergeGuestWishlist(trx, event));
    expect(await listWishlist(shopper)).toEqual([c, b, a]);
    expect(await listWishlist(guest)).toEqual([]);
    await db()
      .transaction()
      .execute((trx) => mergeGuestWishlist(trx, { ...event, guestBagId: shopper.bagId }));
    expect(await listWishlist(shopper)).toEqual([c, b, a]);
  });

  it('is deleted for guests without a session only', async () => {
    await addItem(guest, a);
    await addItem(shopper, a);
    const formerGuest = await app.newGuest();
    await addItem(formerGuest, a);
    await db()
      .deleteFrom('sessions')
      .where('bag_id', 'in', [formerGuest.bagId, shopper.bagId])
      .execute();
    await pruneWishlists.run({}, { database: shop.database, dataDir: '', now: () => now });
    const rows = await db().selectFrom('wishlist_items').select('bag_id').execute();
    const owners = rows.map(({ bag_id }) => bag_id);
    expect(owners).toContain(guest.bagId);
    expect(owners).toContain(shopper.bagId);
    expect(owners).not.toContain(formerGuest.bagId);
  });

  it.each([
    ['GET', WISHLIST],
    ['PUT', `${WISHLIST}/${a}`],
    ['DELETE', `${WISHLIST}/${a}`],
  ] as const)('requires a session: %s %s', async (method, path) =>
    expect((await app.ask(method, path)).status).toBe(401),
  );
});

describe('recently viewed products', () => {
  it('are stored and returned only with consent', async () => {
    expect((await viewProduct(a)).body).toEqual({ isKept: false });
    expect(await listViewed()).toEqual({ hasConsent: false, products: [] });
    await setConsent('recently-viewed');
    expect(await listViewed()).toEqual({ hasConsent: true, products: [] });
    expect((await viewProduct(a)).body).toEqual({ isKept: true });
    expect(getIds(await listViewed())).toEqual([a]);
    await setConsent('recently-viewed', false);
    expect(await listViewed()).toEqual({ hasConsent: false, products: [] });
  });

  it('are listed once, the latest first, up to the requested number', async () => {
    await setConsent('recently-viewed');
    for (const id of [a, b, c, a]) await viewProduct(id);
    expect(getIds(await listViewed())).toEqual([a, c, b]);
    expect(getIds(await listViewed('?how-many=2'))).toEqual([a, c]);
    expect((await viewProduct('999999')).body).toEqual({ isKept: false });
  });

  it('are limited to fifty', async () => {
    await setConsent('recently-viewed');
    for (const id of ids.slice(0, 52)) await viewProduct(id);
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

  it('require their own consent', async () => {
    await setConsent('recently-viewed');
    expect(await ask()).toEqual({ hasConsent: false, products: [] });
    await setConsent('recommendations');
    expect(await ask()).toMatchObject({ hasConsent: true });
  });

  it('follow the wishlist, and viewed products only with consent', async () => {
    await setConsent('recommendations');
    const general = getIds(await ask());
    expect(general).toHaveLength(5);
    await setConsent('recently-viewed');
    await viewProduct(a);
    await setConsent('recently-viewed', false);
    expect(getIds(await ask())).toEqual(general);
    await addItem(shopper, a);
    const personal = getIds(await ask());
    expect(personal).not.toContain(a);
    expect(personal).not.toEqual(general);
  });
});

it.each([
  ['GET', RECENTLY_VIEWED],
  ['POST', RECENTLY_VIEWED],
  ['GET', 'my/recommendations'],
] as const)('refuses guests: %s %s', async (method, path) => {
  const options = { visitor: guest, body: { productId: a } };
  expect((await app.ask(method, path, options)).status).toBe(401);
});
