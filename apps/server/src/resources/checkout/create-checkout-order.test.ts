import { describe, expect, it } from 'vitest';
import { NOW } from '../../../test/support/catalogue-fixture.ts';
import { SIZES } from '../../../test/support/checkout-harness.ts';
import { MINUTE, setUpCheckout } from '../../../test/support/checkout-setup.ts';
import { reasonOf } from '../../../test/support/reason-of.ts';
import type { BagItemRecord } from '../bags/queries.ts';
import { pruneCheckouts } from './jobs.ts';
import { checkReservationLimits } from './reservation-limits.ts';

const { two, one, three } = SIZES;
const DAY = 24 * 60 * MINUTE;
const setup = setUpCheckout();
const { createCheckout, createOpenCheckout, runJob } = setup;

describe('createCheckoutOrder', () => {
  it('creates a checkout order from the bag with its amounts', async () => {
    const buyer = await setup.harness.shopperWith({ [two]: 1, [one]: 1 });
    const order = await createOpenCheckout(buyer);
    expect(order).toMatchObject({
      status: 'open',
      expiresAt: new Date(NOW + 15 * MINUTE).toISOString(),
      shippingAddress: null,
      promo: null,
      isPersonalIdRequired: true,
      personalIdId: null,
      isFlatRateOrder: false,
      priceInfo: {
        subTotalAmount: 1_500_000,
        totalShippingFee: 30_000,
        totalDiscount: 0,
        grandTotal: 1_530_000,
        taxesIncluded: true,
      },
    });
    expect(order.items.map(({ variantId }) => variantId)).toEqual([one, two]);
    expect(
      (await setup.harness.call('getCheckoutOrder', buyer, { params: { id: order.id } })).body,
    ).toEqual(order);
  });

  it('orders only the requested items', async () => {
    const buyer = await setup.harness.shopperWith({ [two]: 1, [one]: 1 });
    const { body: bag } = await setup.harness.call('getBag', buyer);
    const { body } = await createCheckout(buyer, { items: [bag.items[0].id] });
    expect(body.items).toHaveLength(1);
    expect(reasonOf(await createCheckout(buyer, { items: ['1'] }))).toBe('bag-changed');
  });

  it('skips sold-out items and refuses items with too little stock', async () => {
    const buyer = await setup.harness.shopperWith({ [two]: 2, [one]: 1 });
    await setup.harness.setStock(one, 0);
    expect((await createCheckout(buyer)).body.items).toHaveLength(1);
    await setup.harness.setStock(two, 1);
    const response = await createCheckout(buyer);
    expect(reasonOf(response)).toBe('not-enough-left');
    expect(response.body.error.message).toContain('Only 1 of');
  });

  it('refuses to reserve a size again after two unpaid reservations, for a while', async () => {
    const { clock } = setup.harness;
    const buyer = await setup.harness.shopperWith({ [two]: 1 });
    await createOpenCheckout(buyer);
    // Opening the checkout again does not count as a reservation of its own.
    clock.now += MINUTE;
    for (let count = 0; count < 3; count++) await createOpenCheckout(buyer);
    clock.now += 15 * MINUTE;
    await createOpenCheckout(buyer);
    clock.now += 15 * MINUTE;
    const refused = await createCheckout(buyer);
    expect([refused.status, reasonOf(refused)]).toEqual([409, 'reserved-too-long']);
    expect(refused.body.error.message).toContain('held for you twice');

    const other = await setup.harness.shopperWith({ [two]: 1 });
    await createOpenCheckout(other);
    clock.now += 31 * MINUTE;
    await createOpenCheckout(buyer);
  });

  it('allows a size again that was bought', async () => {
    const { clock, db } = setup.harness;
    const buyer = await setup.harness.shopperWith({ [two]: 1 });
    for (let count = 0; count < 3; count++) {
      const { id } = await createOpenCheckout(buyer);
      clock.now += 15 * MINUTE;
      await db
        .updateTable('checkout_orders')
        .set({ status: 'placed' })
        .where('id', '=', id)
        .execute();
    }
    await createOpenCheckout(buyer);
  });

  it('refuses to reserve more units than an order has', () => {
    const item = (quantity: number) => ({ quantity, variant_id: '1' }) as BagItemRecord;
    const check = (...quantities: number[]) =>
      checkReservationLimits(quantities.map(item), new Set(), 'en-US');
    expect(() => check(20, 20)).not.toThrow();
    expect(() => check(20, 21)).toThrow('at most 40 items');
  });

  it('refuses an empty bag and a guest', async () => {
    expect(reasonOf(await createCheckout(await setup.harness.newShopper()))).toBe('bag-empty');
    expect(reasonOf(await createCheckout(await setup.harness.newGuest()))).toBe('login-needed');
  });

  it('refuses when prices have changed since the shopper saw them', async () => {
    const buyer = await setup.harness.shopperWith({ [two]: 1 });
    expect(reasonOf(await createCheckout(buyer, { subTotalAmount: 600_000 }))).toBe('bag-changed');
    expect((await createCheckout(buyer, { subTotalAmount: 700_000 })).status).toBe(200);
  });

  it('answers 404 for the checkout order of another shopper', async () => {
    const { id } = await createOpenCheckout(await setup.harness.shopperWith({ [two]: 1 }));
    const other = await setup.harness.newShopper();
    const params = { id };
    const calls = [
      setup.harness.call('getCheckoutOrder', other, { params }),
      setup.harness.call('getShippingOptions', other, { params }),
      setup.harness.call('setCheckoutShippingAddress', other, { params, body: { addressId: '1' } }),
      setup.harness.call('setShippingOptions', other, {
        params,
        body: { options: [{ merchantId: '9001', type: 'express' }] },
      }),
      setup.harness.call('applyPromoCode', other, { params, body: { code: 'AUTUMN' } }),
      setup.harness.call('removePromoCode', other, { params }),
    ];
    for (const response of await Promise.all(calls)) expect(response.status).toBe(404);
  });

  it('creates one checkout order for repeated requests', async () => {
    const buyer = await setup.harness.shopperWith({ [two]: 1 });
    const headers = { 'idempotency-key': 'order-000001' };
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => createCheckout(buyer, {}, headers)),
    );
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    const repeated = await createCheckout(buyer, { subTotalAmount: 700_000 }, headers);
    expect(reasonOf(repeated)).toBe('idempotency-key-reused');
  });
});

it('deletes unplaced checkout orders after a month and keeps placed ones', async () => {
  const buyer = await setup.harness.shopperWith({ [two]: 1 });
  const [abandoned, expired] = [await createOpenCheckout(buyer), await createOpenCheckout(buyer)];
  const placed = await createOpenCheckout(await setup.harness.shopperWith({ [three]: 1 }));
  await setup.harness.db
    .updateTable('checkout_orders')
    .set({ status: 'placed' })
    .where('id', '=', placed.id)
    .execute();
  setup.harness.clock.now = NOW + 15 * MINUTE;
  await runJob();
  const remainingIds = async (now: number) => {
    await pruneCheckouts.run({}, { database: setup.harness.database, dataDir: '', now: () => now });
    const rows = await setup.harness.db
      .selectFrom('checkout_orders')
      .select('id')
      .where('id', 'in', [abandoned.id, expired.id, placed.id])
      .execute();
    return rows.map(({ id }) => id).sort();
  };
  const retentionEnd = NOW + 15 * MINUTE + 30 * DAY;
  expect(await remainingIds(retentionEnd)).toEqual([abandoned.id, expired.id, placed.id].sort());
  expect(await remainingIds(retentionEnd + 1)).toEqual([placed.id]);
});

it('refuses changes of an expired checkout order', async () => {
  const buyer = await setup.harness.shopperWith({ [two]: 1 });
  const { id } = await createOpenCheckout(buyer);
  setup.harness.clock.now = NOW + 15 * MINUTE;
  const response = await setup.harness.call('applyPromoCode', buyer, {
    params: { id },
    body: { code: 'FREE' },
  });
  expect(reasonOf(response)).toBe('checkout-expired');
});
