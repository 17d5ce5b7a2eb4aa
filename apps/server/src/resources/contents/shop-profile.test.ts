import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCatalogueFixture } from '../../../test/support/catalogue-fixture.ts';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { readSnapshot } from '../../catalogue/catalogue-snapshot.ts';
import { readMerchantFacts } from '../merchants/merchant-facts.ts';
import { describeShop, readCatalogueFacts } from './shop-profile.ts';

it.each([
  [0, 'boutiques', 'own'],
  [1, 'boutiques', 'own'],
  [2, 'boutiques', 'boutiques'],
  [2, 'own', 'own'],
  [2, 'merchants', 'merchants'],
  [2, undefined, 'merchants'],
  [2, 'shops', 'merchants'],
] as const)('%i merchants that are called %s are %s', (merchantCount, sellers, expected) => {
  const facts = { merchantCount, importsGoods: false };
  const catalogue = { genders: [], productKinds: [], exactPrices: false };
  expect(
    describeShop(
      facts,
      catalogue,
      { sellers },
      {
        programs: ['tasks'],
        codeTargets: ['email'],
      },
    ),
  ).toEqual({
    sellers: expected,
    importsGoods: false,
    genders: [],
    productKinds: [],
    exactPrices: false,
    returnDays: 14,
    programs: ['tasks'],
    codeTargets: ['email'],
  });
});

it.each([
  [undefined, 14],
  [7, 7],
  [30, 30],
  [0, 7],
  [1_000, 90],
  ['30', 14],
])('orders can be returned for the days of the settings: %s is %i', (returnDays, expected) => {
  const facts = { merchantCount: 1, importsGoods: false };
  const catalogue = { genders: [], productKinds: [], exactPrices: false };
  const others = { programs: [], codeTargets: [] };
  expect(describeShop(facts, catalogue, { returnDays }, others).returnDays).toBe(expected);
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: seedCatalogueFixture });
});
afterAll(() => shop.close());

it('finds out whether a merchant or one of its shipping options imports', async () => {
  const { db } = shop.database;
  const setOrigin = (ships_from: 'domestic' | 'bonded' | 'abroad') =>
    db.updateTable('merchants').set({ ships_from }).execute();
  const importsGoods = async () => (await readMerchantFacts(db)).importsGoods;
  await setOrigin('abroad');
  expect(await importsGoods()).toBe(true);
  await setOrigin('domestic');
  expect(await importsGoods()).toBe(false);
  const [merchant] = await db.selectFrom('merchants').selectAll().execute();
  if (!merchant) throw new Error('the fixture has merchants');
  const options = merchant.shipping.map((option) => ({ ...option, shipsFrom: 'bonded' }));
  const change = db.updateTable('merchants').where('id', '=', merchant.id);
  await change.set({ shipping: JSON.stringify(options) }).execute();
  expect(await importsGoods()).toBe(true);
  await change.set({ archived_at: new Date() }).execute();
  expect(await importsGoods()).toBe(false);
});

it('finds out which genders and kinds of products are online', async () => {
  const { db } = shop.database;
  const read = async () => readCatalogueFacts((await readSnapshot(db, () => [])).index);
  await db.updateTable('products').set({ gender: 'men', tag: null, is_same_day: false }).execute();
  await db
    .updateTable('variants')
    .set({ price_without_promotion: 100, price_incl_taxes: 100 })
    .execute();
  expect(await read()).toEqual({ genders: ['men'], productKinds: [], exactPrices: false });
  await db.updateTable('products').set({ tag: 'Exclusive', is_same_day: true }).execute();
  await db.updateTable('variants').set({ price_without_promotion: 200 }).execute();
  expect(await read()).toEqual({
    genders: ['men'],
    productKinds: ['exclusive', 'sameDay', 'reduced'],
    exactPrices: false,
  });
  await db.updateTable('variants').set({ price_incl_taxes: 150 }).execute();
  expect(await read()).toMatchObject({ exactPrices: true });
  await db.updateTable('variants').set({ price_incl_taxes: 100 }).execute();
  await db.updateTable('products').set({ is_online: false }).execute();
  expect(await read()).toEqual({
    genders: ['women', 'men', 'kids'],
    productKinds: [],
    exactPrices: false,
  });
});
