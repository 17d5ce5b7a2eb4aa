import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/schema.ts';
import { both, moneyOff, storePackage, storePromotion } from '../../testing/promotions-fixture.ts';
import { type TestShop, testShop } from '../../testing/test-shop.ts';
import type { Discount, OrderLine, PromotionSource } from '../checkout/promotions-port.ts';
import { claim } from './claim.ts';
import { promotionsPort } from './port.ts';

const START = Date.parse('2026-11-21T10:00:00+08:00');
let now = START;
let shop: TestShop;
let shopperId: string;

const line = (id: string, productId: string, brandId: string): OrderLine => ({
  id,
  productId,
  brandId,
  variantId: id,
  merchantId: '1',
  quantity: 1,
  price: 100_000,
  priceWithoutPromotion: 100_000,
});
const lines = [line('1', '11', '501'), line('2', '12', '502'), line('3', '13', '503')];

const inside = <T>(work: (trx: Transaction<Database>) => Promise<T>) =>
  shop.database.db.transaction().execute(work);

async function newShopper() {
  const row = await shop.database.db
    .insertInto('shoppers')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function storeCode(code: string, more = {}) {
  await shop.database.db
    .insertInto('promo_codes')
    .values({
      code,
      promotion_id: 'autumn',
      name: both('码', 'Code'),
      offers: JSON.stringify([moneyOff(10_000)]),
      valid_from: new Date(START - DAY_MS),
      valid_to: new Date(START + DAY_MS),
      ...more,
    })
    .execute();
}

beforeAll(async () => {
  shop = await testShop();
  await storePromotion(shop.database, START);
  await storePackage(shop.database, 'plain', START, { per_shopper: 2 });
  await storePackage(shop.database, 'late', START, { valid_from: new Date(START + DAY_MS) });
  const scope = JSON.stringify({ brandIds: ['502'], productIds: ['13'] });
  await storePackage(shop.database, 'narrow', START, { scope });
  await storePackage(shop.database, 'elsewhere', START, { scope: '{"brandIds":["999"]}' });
  await storeCode('WELCOME', { quantity: 2 });
  await storeCode('GONE', { valid_to: new Date(START) });
  await storeCode('LATER', { valid_from: new Date(START + 1) });
});
beforeEach(async () => {
  now = START;
  shopperId = await newShopper();
});
afterAll(() => shop.close());

const take = (packageId: string) =>
  inside((trx) =>
    claim(trx, {
      packageId,
      subscriptionId: `${packageId}-subscription`,
      shopperId,
      language: 'zh-CN',
      now,
    }),
  );
const find = (source: PromotionSource, who = shopperId) =>
  inside((trx) => promotionsPort.findDiscount(trx, { shopperId: who, source, lines, now }));
const codeOf = async (who = shopperId) => {
  const { db } = shop.database;
  const rows = await db.selectFrom('coupons').selectAll().where('shopper_id', '=', who).execute();
  return rows[0]?.code ?? '';
};

async function openOrder(who = shopperId, status: 'open' | 'placed' = 'open') {
  const row = await shop.database.db
    .insertInto('checkout_orders')
    .values({
      shopper_id: who,
      bag_id: randomUUID(),
      currency: 'CNY',
      merchants: '[]',
      status,
      created_at: new Date(now),
      expires_at: new Date(now + DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const place = (id: string) =>
  shop.database.db
    .updateTable('checkout_orders')
    .set({ status: 'placed' })
    .where('id', '=', id)
    .execute();
const discountOf = (source: PromotionSource): Discount => ({
  source,
  promotionId: 'autumn',
  name: { 'zh-CN': '', 'en-US': '' },
  currency: 'CNY',
  offers: [],
  lineIds: null,
});
const redeem = (checkoutOrderId: string, source: PromotionSource, who = shopperId) =>
  inside((trx) =>
    promotionsPort.redeem(trx, {
      shopperId: who,
      checkoutOrderId,
      discount: discountOf(source),
      now,
    }),
  );
const release = (id: string) => inside((trx) => promotionsPort.release(trx, id, now));

describe('a discount', () => {
  it('is that of a claimed package, by its name or by its code', async () => {
    await take('plain');
    const byPackage = await find({ rewardPackageId: 'plain' });
    expect(byPackage.discount).toMatchObject({ promotionId: 'autumn', lineIds: null });
    expect((await find({ code: await codeOf() })).discount?.offers).toEqual(
      byPackage.discount?.offers,
    );
  });

  it('covers the lines of its brands and products only', async () => {
    await take('narrow');
    expect((await find({ rewardPackageId: 'narrow' })).discount?.lineIds).toEqual(['2', '3']);
    await take('elsewhere');
    expect(await find({ rewardPackageId: 'elsewhere' })).toEqual({
      refusal: 'promo-not-for-these-items',
    });
  });

  it.each([
    [{ code: 'WELCOME' }, undefined],
    [{ code: 'NOTHING' }, 'promo-unknown'],
    [{ code: 'GONE' }, 'promo-expired'],
    [{ code: 'LATER' }, 'promo-not-started'],
    [{ rewardPackageId: 'plain' }, 'promo-not-claimed'],
  ])('%o is refused as %s', async (source, refusal) => {
    expect((await find(source)).refusal).toBe(refusal);
  });

  it('of somebody else is unknown', async () => {
    await take('plain');
    const code = await codeOf();
    expect((await find({ code }, await newShopper())).refusal).toBe('promo-unknown');
  });

  it('has not started before its days', async () => {
    await take('late');
    expect((await find({ rewardPackageId: 'late' })).refusal).toBe('promo-not-started');
  });
});

describe('a use', () => {
  it('counts once an order, however often it is told', async () => {
    await take('plain');
    const order = await openOrder();
    expect(await redeem(order, { rewardPackageId: 'plain' })).toBeNull();
    expect(await redeem(order, { rewardPackageId: 'plain' })).toBeNull();
    const { db } = shop.database;
    const rows = await db.selectFrom('promo_redemptions').selectAll().execute();
    expect(rows.filter(({ checkout_order_id: id }) => id === order).length).toBe(1);
  });

  it('of a coupon is over when its order was placed', async () => {
    await take('plain');
    const order = await openOrder();
    const source = { code: await codeOf() };
    await redeem(order, source);
    expect((await find(source)).refusal).toBeUndefined();
    await place(order);
    expect((await find(source)).refusal).toBe('promo-already-used');
    expect(await redeem(await openOrder(), source)).toBe('promo-already-used');
  });

  it('moves on to the next coupon of the package', async () => {
    await take('plain');
    await take('plain');
    const order = await openOrder();
    await redeem(order, { rewardPackageId: 'plain' });
    await place(order);
    expect((await find({ rewardPackageId: 'plain' })).refusal).toBeUndefined();
  });

  it('is given back when its order is given up', async () => {
    const order = await openOrder();
    await redeem(order, { code: 'WELCOME' });
    await release(order);
    await release(order);
    const again = await openOrder(await newShopper());
    expect(await redeem(again, { code: 'WELCOME' })).toBeNull();
    await release(again);
  });

  it('of a code stops at its number, and at one for each', async () => {
    const first = await openOrder();
    expect(await redeem(first, { code: 'WELCOME' })).toBeNull();
    await place(first);
    expect(await redeem(await openOrder(), { code: 'WELCOME' })).toBe('promo-already-used');
    const [second, third] = [await newShopper(), await newShopper()];
    expect(await redeem(await openOrder(second), { code: 'WELCOME' }, second)).toBeNull();
    expect(await redeem(await openOrder(third), { code: 'WELCOME' }, third)).toBe('promo-used-up');
    expect((await find({ code: 'WELCOME' }, third)).refusal).toBe('promo-used-up');
  });
});
