import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  both,
  moneyOff,
  storePackage,
  storePromotion,
} from '../../../test/support/promotions-fixture.ts';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import type { Database } from '../../database/schema.ts';
import type {
  OrderLine,
  PromotionDiscount,
  PromotionSource,
} from '../../pricing/promotion-discount.ts';
import { claimRewardPackage } from './claim-package.ts';
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

const inTransaction = <T>(work: (trx: Transaction<Database>) => Promise<T>) =>
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
  shop = await openTestShop();
  await storePromotion(shop.database, START);
  await storePackage(shop.database, 'plain', START, { per_shopper: 2 });
  await storePackage(shop.database, 'late', START, { valid_from: new Date(START + DAY_MS) });
  const scope = JSON.stringify({ brandIds: ['502'], productIds: ['13'] });
  await storePackage(shop.database, 'scoped', START, { scope });
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

const claimPackage = (packageId: string) =>
  inTransaction((trx) =>
    claimRewardPackage(trx, {
      packageId,
      subscriptionId: `${packageId}-subscription`,
      shopperId,
      language: 'zh-CN',
      now,
    }),
  );
const findDiscount = (source: PromotionSource, buyer = shopperId) =>
  inTransaction((trx) =>
    promotionsPort.findDiscount(trx, { shopperId: buyer, source, lines, now }),
  );
const readCode = async (buyer = shopperId) => {
  const { db } = shop.database;
  const rows = await db.selectFrom('coupons').selectAll().where('shopper_id', '=', buyer).execute();
  return rows[0]?.code ?? '';
};

async function createOrder(buyer = shopperId, status: 'open' | 'placed' = 'open') {
  const row = await shop.database.db
    .insertInto('checkout_orders')
    .values({
      shopper_id: buyer,
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

const markPlaced = (id: string) =>
  shop.database.db
    .updateTable('checkout_orders')
    .set({ status: 'placed' })
    .where('id', '=', id)
    .execute();
const createDiscount = (source: PromotionSource): PromotionDiscount => ({
  source,
  promotionId: 'autumn',
  name: { 'zh-CN': '', 'en-US': '' },
  currency: 'CNY',
  offers: [],
  lineIds: null,
});
const redeem = (checkoutOrderId: string, source: PromotionSource, buyer = shopperId) =>
  inTransaction((trx) =>
    promotionsPort.redeem(trx, {
      shopperId: buyer,
      checkoutOrderId,
      discount: createDiscount(source),
      now,
    }),
  );
const release = (id: string) => inTransaction((trx) => promotionsPort.release(trx, id, now));

describe('findDiscount', () => {
  it('finds the discount of a claimed package by id or by code', async () => {
    await claimPackage('plain');
    const byPackage = await findDiscount({ rewardPackageId: 'plain' });
    expect(byPackage.discount).toMatchObject({ promotionId: 'autumn', lineIds: null });
    expect((await findDiscount({ code: await readCode() })).discount?.offers).toEqual(
      byPackage.discount?.offers,
    );
  });

  it('covers only lines of its brands and products', async () => {
    await claimPackage('scoped');
    expect((await findDiscount({ rewardPackageId: 'scoped' })).discount?.lineIds).toEqual([
      '2',
      '3',
    ]);
    await claimPackage('elsewhere');
    expect(await findDiscount({ rewardPackageId: 'elsewhere' })).toEqual({
      reason: 'promo-not-for-these-items',
    });
  });

  it.each([
    [{ code: 'WELCOME' }, undefined],
    [{ code: 'NOTHING' }, 'promo-unknown'],
    [{ code: 'GONE' }, 'promo-expired'],
    [{ code: 'LATER' }, 'promo-not-started'],
    [{ rewardPackageId: 'plain' }, 'promo-not-claimed'],
  ])('refuses %o with %s', async (source, reason) => {
    expect((await findDiscount(source)).reason).toBe(reason);
  });

  it('does not find the coupon of another shopper', async () => {
    await claimPackage('plain');
    const code = await readCode();
    expect((await findDiscount({ code }, await newShopper())).reason).toBe('promo-unknown');
  });

  it('refuses a coupon that is not valid yet', async () => {
    await claimPackage('late');
    expect((await findDiscount({ rewardPackageId: 'late' })).reason).toBe('promo-not-started');
  });
});

describe('redeem and release', () => {
  it('counts a use once per order', async () => {
    await claimPackage('plain');
    const order = await createOrder();
    expect(await redeem(order, { rewardPackageId: 'plain' })).toBeNull();
    expect(await redeem(order, { rewardPackageId: 'plain' })).toBeNull();
    const { db } = shop.database;
    const rows = await db.selectFrom('promo_redemptions').selectAll().execute();
    expect(rows.filter(({ checkout_order_id: id }) => id === order).length).toBe(1);
  });

  it('refuses a coupon whose order was placed', async () => {
    await claimPackage('plain');
    const order = await createOrder();
    const source = { code: await readCode() };
    await redeem(order, source);
    expect((await findDiscount(source)).reason).toBeUndefined();
    await markPlaced(order);
    expect((await findDiscount(source)).reason).toBe('promo-already-used');
    expect(await redeem(await createOrder(), source)).toBe('promo-already-used');
  });

  it('uses the next coupon of the package', async () => {
    await claimPackage('plain');
    await claimPackage('plain');
    const order = await createOrder();
    await redeem(order, { rewardPackageId: 'plain' });
    await markPlaced(order);
    expect((await findDiscount({ rewardPackageId: 'plain' })).reason).toBeUndefined();
  });

  it('gives the use back when the order is abandoned', async () => {
    const order = await createOrder();
    await redeem(order, { code: 'WELCOME' });
    await release(order);
    await release(order);
    const again = await createOrder(await newShopper());
    expect(await redeem(again, { code: 'WELCOME' })).toBeNull();
    await release(again);
  });

  it('limits a code by its quantity and per shopper', async () => {
    const first = await createOrder();
    expect(await redeem(first, { code: 'WELCOME' })).toBeNull();
    await markPlaced(first);
    expect(await redeem(await createOrder(), { code: 'WELCOME' })).toBe('promo-already-used');
    const [second, third] = [await newShopper(), await newShopper()];
    expect(await redeem(await createOrder(second), { code: 'WELCOME' }, second)).toBeNull();
    expect(await redeem(await createOrder(third), { code: 'WELCOME' }, third)).toBe(
      'promo-used-up',
    );
    expect((await findDiscount({ code: 'WELCOME' }, third)).reason).toBe('promo-used-up');
  });
});
