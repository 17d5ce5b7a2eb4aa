import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOW } from '../../../test/support/catalogue-fixture.ts';
import {
  addHongKong,
  type Buyer,
  type CheckoutHarness,
  openCheckoutHarness,
  SIZES,
} from '../../../test/support/checkout-harness.ts';
import { lockForPayment, placeOrder } from '../../../test/support/checkout-steps.ts';
import { getReservationEnd } from './place-order.ts';
import type { PromotionProblemReason, PromotionsPort } from './promotions-port.ts';

const { two, one, three } = SIZES;
const MINUTE = 60_000;
const RESERVATION_MS = 15 * MINUTE;

let redeemed: string[] = [];
let reason: PromotionProblemReason | null = null;
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
    if (!reason) redeemed.push(checkoutOrderId);
    return reason;
  },
  release: async () => {},
};

let harness: CheckoutHarness;
let hongKong: string;
beforeAll(async () => {
  harness = await openCheckoutHarness(promotions);
  hongKong = await addHongKong(harness);
});
beforeEach(async () => {
  await harness.db.deleteFrom('stock_reservations').execute();
  harness.clock.now = NOW;
  redeemed = [];
  reason = null;
  for (const [id, quantity] of [
    [two, 2],
    [one, 1],
    [three, 3],
  ] as const)
    await harness.setStock(id, quantity);
});
afterAll(() => harness.close());

/** A checkout order that is ready to be paid. */
async function createPayableCheckout(variants: Record<string, number>, buyer?: Buyer) {
  const shopper = buyer ?? (await harness.shopperWith(variants));
  const { body } = await harness.call('createCheckoutOrder', shopper, { body: {} });
  const addressId = await harness.addAddress(shopper, 'HK', hongKong);
  const params = { id: body.id as string };
  const { body: order } = await harness.call('setCheckoutShippingAddress', shopper, {
    params,
    body: { addressId },
  });
  return { shopper, id: params.id, amount: order.priceInfo.grandTotal as number };
}

const lock = (id: string, { shopperId }: Buyer) =>
  lockForPayment({ checkoutOrderId: id, shopperId }, harness.deps);
const pay = (checkoutOrderId: string, paidAmount: number) =>
  placeOrder({ checkoutOrderId, paidAmount }, harness.deps);
const readStatus = async (id: string) =>
  (
    await harness.db
      .selectFrom('checkout_orders')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

describe('lockForPayment', () => {
  it('returns the priced order and extends its stock reservation', async () => {
    const { shopper, id, amount } = await createPayableCheckout({ [two]: 1 });
    harness.clock.now = NOW + 10 * MINUTE;
    const { checkout } = await lock(id, shopper);
    expect(checkout?.price.grandTotal).toBe(amount);
    expect(checkout?.record.expires_at).toEqual(new Date(NOW + 25 * MINUTE));
    const reservations = await harness.db
      .selectFrom('stock_reservations')
      .select('expires_at')
      .execute();
    expect(reservations).toEqual([{ expires_at: new Date(NOW + 25 * MINUTE) }]);
  });

  it('does not find the order of another shopper', async () => {
    const { id } = await createPayableCheckout({ [two]: 1 });
    const other = await harness.newShopper();
    expect(await lock(id, other)).toEqual({ reason: 'checkout-not-found' });
  });

  it('requires an address', async () => {
    const shopper = await harness.shopperWith({ [two]: 1 });
    const { body } = await harness.call('createCheckoutOrder', shopper, { body: {} });
    expect(await lock(body.id, shopper)).toEqual({ reason: 'address-needed' });
  });

  it('requires a personal ID for mainland China', async () => {
    const { shopper, id } = await createPayableCheckout({ [two]: 1 });
    const addressId = await harness.addAddress(shopper);
    await harness.call('setCheckoutShippingAddress', shopper, {
      params: { id },
      body: { addressId },
    });
    expect(await lock(id, shopper)).toEqual({ reason: 'personal-id-needed' });
    await harness.db
      .updateTable('checkout_orders')
      .set({ personal_id_id: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40' })
      .where('id', '=', id)
      .execute();
    expect((await lock(id, shopper)).reason).toBeUndefined();
  });

  it('refuses an expired and an abandoned order', async () => {
    const { shopper, id } = await createPayableCheckout({ [two]: 1 });
    harness.clock.now = NOW + RESERVATION_MS;
    expect(await lock(id, shopper)).toEqual({ reason: 'checkout-expired' });
    harness.clock.now = NOW;
    await harness.call('createCheckoutOrder', shopper, { body: {} });
    expect(await lock(id, shopper)).toEqual({ reason: 'checkout-closed' });
  });

  it('refuses when stock was taken away', async () => {
    const { shopper, id } = await createPayableCheckout({ [two]: 2 });
    await harness.setStock(two, 1);
    const result = await lock(id, shopper);
    expect(result.reason).toBe('stock-gone');
    expect(result).toMatchObject({ shortagesByItem: expect.any(Object) });
  });

  it('redeems the promotion or refuses the payment', async () => {
    const { shopper, id } = await createPayableCheckout({ [two]: 1 });
    await harness.call('applyPromoCode', shopper, { params: { id }, body: { code: 'AUTUMN' } });
    reason = 'promo-used-up';
    expect(await lock(id, shopper)).toEqual({ reason: 'promo-used-up' });
    reason = null;
    expect((await lock(id, shopper)).checkout?.price.totalDiscount).toBe(100_000);
    expect(redeemed).toEqual([id]);
  });
});

describe('stock reservation end', () => {
  const at = (minutes: number) => new Date(NOW + minutes * MINUTE);
  it.each([
    ['starts with a payment at once', 0, 15, 15],
    ['is extended by a late payment', 14, 15, 29],
    ['is capped for repeated payments', 50, 55, 60],
    ['is not extended beyond the maximum', 59, 60, 60],
  ])('%s', (_, minute, until, expected) => {
    const record = { created_at: at(0), expires_at: at(until) };
    expect(getReservationEnd(record, at(minute).getTime(), RESERVATION_MS)).toEqual(at(expected));
  });
});

describe('placeOrder', () => {
  it('takes the items out of stock and out of the bag', async () => {
    const { shopper, id, amount } = await createPayableCheckout({ [two]: 2, [three]: 1 });
    await lock(id, shopper);
    const { checkout } = await pay(id, amount);
    expect(checkout?.record.status).toBe('placed');
    expect([await harness.stockOf(two), await harness.stockOf(three)]).toEqual([0, 2]);
    expect(await harness.db.selectFrom('stock_reservations').selectAll().execute()).toEqual([]);
    expect((await harness.call('getBag', shopper)).body.count).toBe(0);
    expect(await readStatus(id)).toBe('placed');
  });

  it('keeps items added to the bag during the payment', async () => {
    const { shopper, id, amount } = await createPayableCheckout({ [three]: 1 });
    for (const variantId of [three, two])
      await harness.call('addBagItem', shopper, { body: { variantId } });
    await pay(id, amount);
    const { body } = await harness.call('getBag', shopper);
    const left = body.items.map(({ variantId, quantity }: Record<string, unknown>) => [
      variantId,
      quantity,
    ]);
    expect(left).toEqual([
      [two, 1],
      [three, 1],
    ]);
  });

  it('places an order once', async () => {
    const { id, amount } = await createPayableCheckout({ [two]: 1 });
    await pay(id, amount);
    expect(await pay(id, amount)).toEqual({ reason: 'checkout-placed' });
    expect(await harness.stockOf(two)).toBe(1);
  });

  it('refuses another amount and changes nothing', async () => {
    const { id, amount } = await createPayableCheckout({ [two]: 1 });
    expect(await pay(id, amount - 1)).toEqual({ reason: 'amount-changed' });
    expect(await harness.stockOf(two)).toBe(2);
    expect(await readStatus(id)).toBe('open');
  });

  it('accepts a late payment while there is stock', async () => {
    const { id, amount } = await createPayableCheckout({ [one]: 1 });
    harness.clock.now = NOW + 2 * RESERVATION_MS;
    expect((await pay(id, amount)).checkout?.record.status).toBe('placed');
  });

  it('refuses a late payment when the stock was sold to others', async () => {
    const late = await createPayableCheckout({ [one]: 1 });
    harness.clock.now = NOW + RESERVATION_MS;
    const first = await createPayableCheckout({ [one]: 1 });
    expect(await pay(late.id, late.amount)).toEqual({ reason: 'stock-gone' });
    expect((await pay(first.id, first.amount)).checkout).toBeDefined();
    expect(await harness.stockOf(one)).toBe(0);
    expect(await readStatus(late.id)).toBe('open');
  });

  it('refuses when the promotion is used up and keeps the stock', async () => {
    const { shopper, id, amount } = await createPayableCheckout({ [two]: 1 });
    await harness.call('applyPromoCode', shopper, { params: { id }, body: { code: 'AUTUMN' } });
    reason = 'promo-used-up';
    expect(await pay(id, amount - 100_000)).toEqual({ reason: 'promo-used-up' });
    expect(await harness.stockOf(two)).toBe(2);
  });

  it('refuses changes of a placed order', async () => {
    const { shopper, id, amount } = await createPayableCheckout({ [two]: 1 });
    await pay(id, amount);
    const response = await harness.call('removePromoCode', shopper, { params: { id } });
    expect(response.body.error.reason).toBe('checkout-placed');
  });
});
