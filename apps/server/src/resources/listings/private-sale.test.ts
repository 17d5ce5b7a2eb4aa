import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { IDS, NOW, seedCatalogueFixture } from '../../../test/support/catalogue-fixture.ts';
import { openResourceApp, type ResourceApp } from '../../../test/support/resource-app.ts';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { insertTiers } from '../../../test/support/tiers-fixture.ts';
import { type LiveCatalogue, openCatalogue } from '../../catalogue/live-catalogue.ts';
import { catalogueCalls, catalogueHandlers } from '../catalogue-handlers.ts';
import { createImageUrls } from '../images/image-urls.ts';

const HOUR = 3_600_000;

let shop: TestShop;
let app: ResourceApp;
let catalogue: LiveCatalogue;
let now = NOW;
beforeAll(async () => {
  shop = await openTestShop({ seed: seedCatalogueFixture });
  await insertTiers(shop.database.db);
  await shop.database.db
    .insertInto('access_windows')
    .values({
      sale_id: IDS.running,
      benefit_code: 'private-sale',
      opens_at: new Date(NOW + 24 * HOUR),
    })
    .execute();
  const images = createImageUrls({ get: () => undefined });
  const { database } = shop;
  catalogue = await openCatalogue({ database, listImages: images.views });
  const handlers = catalogueHandlers({ db: database.db, catalogue, images, now: () => now });
  app = await openResourceApp(shop, catalogueCalls, handlers, { now: () => now });
});
beforeEach(() => {
  now = NOW;
});
afterAll(async () => {
  await app.close();
  await catalogue.close();
  await shop.close();
});

async function newMember(tier: string) {
  const visitor = await app.newShopper();
  await shop.database.db
    .updateTable('shoppers')
    .set({ tier })
    .where('id', '=', visitor.shopperId)
    .execute();
  return visitor;
}

const PATH = `sales/${IDS.running}/products`;
const NAMED = `${PATH}?target-benefits=private-sale`;
const opening = {
  opensAt: new Date(NOW + 24 * HOUR).toISOString(),
  earlyFrom: new Date(NOW - 48 * HOUR).toISOString(),
  benefit: { code: 'private-sale', name: '私享特卖' },
};

it('shows a private sale to its members, and to others when it opens', async () => {
  const platinum = await newMember('platinum');
  const { body } = await app.ask('GET', NAMED, { visitor: platinum });
  expect([body.items.length, body.opening]).toEqual([2, null]);
  for (const visitor of [await newMember('gold'), await app.newGuest()]) {
    const closed = (await app.ask('GET', NAMED, { visitor })).body;
    expect([closed.items, closed.opening]).toEqual([[], opening]);
  }
  const named = (await app.ask('GET', PATH, { visitor: platinum })).body;
  expect(named.items).toEqual([]);
});

it('opens a private sale to everyone at its time', async () => {
  now = NOW + 24 * HOUR;
  const { body } = await app.ask('GET', NAMED, { visitor: await app.newGuest() });
  expect([body.items.length, body.opening]).toEqual([2, null]);
});

it('leaves a private sale out of all running sales, and marks its products', async () => {
  const { body } = await app.ask('GET', 'sales/products', {});
  expect(body.items).toEqual([]);
  const [sale] = (await app.ask('GET', NAMED, { visitor: await newMember('platinum') })).body.items;
  expect(sale.opensAt).toBe(opening.opensAt);
  const product = (await app.ask('GET', `products/${sale.id}?enable-cache=false`, {})).body;
  expect(product.opening).toEqual(opening);
});
