import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOW } from '../../testing/catalogue-fixture.ts';
import { addHongKong, type Buyer, openTill, SIZES, type Till } from '../../testing/till.ts';
import { heldUntil, lockForPayment, settle } from './placing.ts';
import type { PromotionRefusal, PromotionsPort } from './promotions-port.ts';

const { two, one, three } = SIZES;
const MINUTE = 60_000;
const HOLD = 15 * MINUTE;

let redeemed: string[] = [];
let refusal: PromotionRefusal | null = null;
const promotions: PromotionsPort = {
  findDiscount: async () => ({
    discount: {
      source: { code: 'AUTUMN' },
      promotionId: 'autumn',
      name: { 'zh-CN': '秋日', 'en-US': 'Autumn' },
      currency: 'CNY',
      offers: [{ type: 'money-off', discountValue: 100_000, minValue: 0 }],
      lineIds: null,
    },
  }),
  redeem: async (_, { checkoutOrderId }) => {
    if (!refusal) redeemed.push(checkoutOrderId);
    return refusal;
  },
  release: async () => {},
};

let till: Till;
let hongKong: string;
beforeAll(async () => {
  till = await openTill(promotions);
  hongKong = await addHongKong(till);
});
beforeEach(async () => {
  await till.db.deleteFrom('stock_holds').execute();
  till.clock.now = NOW;
  redeemed = [];
  refusal = null;
  for (const [id, quantity] of [
    [two, 2],
    [one, 1],
    [three, 3],
  ] as const)
    await till.setStock(id, quantity);
});
afterAll(() => till.close());

/** A checkout order that only lacks its payment. */
async function ready(variants: Record<string, number>, who?: Buyer) {
  const shopper = who ?? (await till.shopperWith(variants));
  const { body } = await till.ask('createCheckoutOrder', shopper, { body: {} });
  const addressId = await till.addAddress(shopper, 'HK', hongKong);
  const params = { id: body.id as string };
  const { body: order } = await till.ask('setCheckoutShippingAddress', shopper, {
    params,
    body: { addressId },
  });
  return { shopper, id: params.id, amount: order.priceInfo.grandTotal as number };
}

const lock = (id: string, { shopperId }: Buyer) =>
  till.db
    .transaction()
    .execute((trx) => lockForPayment(trx, { checkoutOrderId: id, shopperId }, till.deps));
const pay = (checkoutOrderId: string, paidAmount: number) =>
  till.db.transaction().execute((trx) => settle(trx, { checkoutOrderId, paidAmount }, till.deps));
const statusOf = async (id: string) =>
  (
    await till.db
      .selectFrom('checkout_orders')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

describe('before a payment', () => {
  it('the order is checked, and held for as long as a payment takes', async () => {
    const { shopper, id, amount } = await ready({ [two]: 1 });
    till.clock.now = NOW + 10 * MINUTE;
    const { order } = await lock(id, shopper);
    expect(order?.price.grandTotal).toBe(amount);
    expect(order?.record.expires_at).toEqual(new Date(NOW + 25 * MINUTE));
    const holds = await till.db.selectFrom('stock_holds').select('expires_at').execute();
    expect(holds).toEqual([{ expires_at: new Date(NOW + 25 * MINUTE) }]);
  });

  it('the order of another shopper is not found', async () => {
    const { id } = await ready({ [two]: 1 });
    const other = await till.newShopper();
    expect(await lock(id, other)).toEqual({ refusal: 'checkout-not-found' });
  });

  it('an address is needed', async () => {
    const shopper = await till.shopperWith({ [two]: 1 });
    const { body } = await till.ask('createCheckoutOrder', shopper, { body: {} });
    expect(await lock(body.id, shopper)).toEqual({ refusal: 'address-needed' });
  });

  it('a personal ID is needed for the mainland', async () => {
    const { shopper, id } = await ready({ [two]: 1 });
    const addressId = await till.addAddress(shopper);
    await till.ask('setCheckoutShippingAddress', shopper, { params: { id }, body: { addressId } });
    expect(await lock(id, shopper)).toEqual({ refusal: 'personal-id-needed' });
    await till.db
      .updateTable('checkout_orders')
      .set({ personal_id_id: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40' })
      .where('id', '=', id)
      .execute();
    expect((await lock(id, shopper)).refusal).toBeUndefined();
  });

  it('an order whose time is over is refused, and so is an abandoned one', async () => {
    const { shopper, id } = await ready({ [two]: 1 });
    till.clock.now = NOW + HOLD;
    expect(await lock(id, shopper)).toEqual({ refusal: 'checkout-expired' });
    till.clock.now = NOW;
    await till.ask('createCheckoutOrder', shopper, { body: {} });
    expect(await lock(id, shopper)).toEqual({ refusal: 'checkout-closed' });
  });

  it('stock that was taken away is noticed', async () => {
    const { shopper, id } = await ready({ [two]: 2 });
    await till.setStock(two, 1);
    const refused = await lock(id, shopper);
    expect(refused.refusal).toBe('stock-gone');
    expect(refused).toMatchObject({ lacking: expect.any(Object) });
  });

  it('the promotion is counted, or the payment refused', async () => {
    const { shopper, id } = await ready({ [two]: 1 });
    await till.ask('applyPromoCode', shopper, { params: { id }, body: { code: 'AUTUMN' } });
    refusal = 'promo-used-up';
    expect(await lock(id, shopper)).toEqual({ refusal: 'promo-used-up' });
    refusal = null;
    expect((await lock(id, shopper)).order?.price.totalDiscount).toBe(100_000);
    expect(redeemed).toEqual([id]);
  });
});

describe('how long pieces are held', () => {
  const at = (minutes: number) => new Date(NOW + minutes * MINUTE);
  it.each([
    ['a payment begins at once', 0, 15, 15],
    ['a payment begins late', 14, 15, 29],
    ['it begins again and again', 50, 55, 60],
    ['the longest time is over', 59, 60, 60],
  ])('%s', (_, minute, until, expected) => {
    const record = { created_at: at(0), expires_at: at(until) };
    expect(heldUntil(record, at(minute).getTime(), HOLD)).toEqual(at(expected));
  });
});

describe('a paid order', () => {
  it('takes its pieces from the stock and from the bag', async () => {
    const { shopper, id, amount } = await ready({ [two]: 2, [three]: 1 });
    await lock(id, shopper);
    const { order } = await pay(id, amount);
    expect(order?.record.status).toBe('placed');
    expect([await till.stockOf(two), await till.stockOf(three)]).toEqual([0, 2]);
    expect(await till.db.selectFrom('stock_holds').selectAll().execute()).toEqual([]);
    expect((await till.ask('getBag', shopper)).body.count).toBe(0);
    expect(await statusOf(id)).toBe('placed');
  });

  it('leaves in the bag what was put in meanwhile', async () => {
    const { shopper, id, amount } = await ready({ [three]: 1 });
    for (const variantId of [three, two])
      await till.ask('addBagItem', shopper, { body: { variantId } });
    await pay(id, amount);
    const { body } = await till.ask('getBag', shopper);
    const left = body.items.map(({ variantId, quantity }: Record<string, unknown>) => [
      variantId,
      quantity,
    ]);
    expect(left).toEqual([
      [two, 1],
      [three, 1],
    ]);
  });

  it('is placed once', async () => {
    const { id, amount } = await ready({ [two]: 1 });
    await pay(id, amount);
    expect(await pay(id, amount)).toEqual({ refusal: 'checkout-placed' });
    expect(await till.stockOf(two)).toBe(1);
  });

  it('of another amount is refused, and nothing changes', async () => {
    const { id, amount } = await ready({ [two]: 1 });
    expect(await pay(id, amount - 1)).toEqual({ refusal: 'amount-changed' });
    expect(await till.stockOf(two)).toBe(2);
    expect(await statusOf(id)).toBe('open');
  });

  it('that was paid late counts while there are pieces', async () => {
    const { id, amount } = await ready({ [one]: 1 });
    till.clock.now = NOW + 2 * HOLD;
    expect((await pay(id, amount)).order?.record.status).toBe('placed');
  });

  it('that was paid too late is refused, and takes nothing from who came first', async () => {
    const late = await ready({ [one]: 1 });
    till.clock.now = NOW + HOLD;
    const first = await ready({ [one]: 1 });
    expect(await pay(late.id, late.amount)).toEqual({ refusal: 'stock-gone' });
    expect((await pay(first.id, first.amount)).order).toBeDefined();
    expect(await till.stockOf(one)).toBe(0);
    expect(await statusOf(late.id)).toBe('open');
  });

  it('whose promotion is gone is refused, and keeps the stock', async () => {
    const { shopper, id, amount } = await ready({ [two]: 1 });
    await till.ask('applyPromoCode', shopper, { params: { id }, body: { code: 'AUTUMN' } });
    refusal = 'promo-used-up';
    expect(await pay(id, amount - 100_000)).toEqual({ refusal: 'promo-used-up' });
    expect(await till.stockOf(two)).toBe(2);
  });

  it('takes no more changes', async () => {
    const { shopper, id, amount } = await ready({ [two]: 1 });
    await pay(id, amount);
    const answer = await till.ask('removePromoCode', shopper, { params: { id } });
    expect(answer.body.error.reason).toBe('checkout-placed');
  });
});
