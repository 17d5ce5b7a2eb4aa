import { describe, expect, it } from 'vitest';
import { NOW } from '../../testing/catalogue-fixture.ts';
import { SIZES } from '../../testing/till.ts';
import { pruneCheckouts } from './prune-checkouts.ts';
import { checkoutDesk, MINUTE, reasonOf } from './testing.ts';

const { two, one, three } = SIZES;
const DAY = 24 * 60 * MINUTE;
const at = checkoutDesk();
const { open, opened, sweep } = at;

describe('a checkout order', () => {
  it('is made from the bag, with its amounts', async () => {
    const who = await at.till.shopperWith({ [two]: 1, [one]: 1 });
    const order = await opened(who);
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
    expect((await at.till.ask('getCheckoutOrder', who, { params: { id: order.id } })).body).toEqual(
      order,
    );
  });

  it('takes only the items that are named', async () => {
    const who = await at.till.shopperWith({ [two]: 1, [one]: 1 });
    const { body: bag } = await at.till.ask('getBag', who);
    const { body } = await open(who, { items: [bag.items[0].id] });
    expect(body.items).toHaveLength(1);
    expect(reasonOf(await open(who, { items: ['1'] }))).toBe('bag-changed');
  });

  it('leaves behind what is sold out, and asks about what is short', async () => {
    const who = await at.till.shopperWith({ [two]: 2, [one]: 1 });
    await at.till.setStock(one, 0);
    expect((await open(who)).body.items).toHaveLength(1);
    await at.till.setStock(two, 1);
    const refused = await open(who);
    expect(reasonOf(refused)).toBe('not-enough-left');
    expect(refused.body.error.message).toContain('Only 1 of');
  });

  it('is not made of an empty bag, nor by a guest', async () => {
    expect(reasonOf(await open(await at.till.newShopper()))).toBe('bag-empty');
    expect(reasonOf(await open(await at.till.newGuest()))).toBe('login-needed');
  });

  it('refuses when the shopper was shown other prices', async () => {
    const who = await at.till.shopperWith({ [two]: 1 });
    expect(reasonOf(await open(who, { subTotalAmount: 600_000 }))).toBe('bag-changed');
    expect((await open(who, { subTotalAmount: 700_000 })).status).toBe(200);
  });

  it('is nobody else’s', async () => {
    const { id } = await opened(await at.till.shopperWith({ [two]: 1 }));
    const other = await at.till.newShopper();
    const params = { id };
    const asked = [
      at.till.ask('getCheckoutOrder', other, { params }),
      at.till.ask('getShippingOptions', other, { params }),
      at.till.ask('setCheckoutShippingAddress', other, { params, body: { addressId: '1' } }),
      at.till.ask('setShippingOptions', other, {
        params,
        body: { options: [{ merchantId: '9001', type: 'express' }] },
      }),
      at.till.ask('applyPromoCode', other, { params, body: { code: 'AUTUMN' } }),
      at.till.ask('removePromoCode', other, { params }),
    ];
    for (const answer of await Promise.all(asked)) expect(answer.status).toBe(404);
  });

  it('is made once, however often the call arrives', async () => {
    const who = await at.till.shopperWith({ [two]: 1 });
    const headers = { 'idempotency-key': 'order-000001' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(who, {}, headers)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const again = await open(who, { subTotalAmount: 700_000 }, headers);
    expect(reasonOf(again)).toBe('idempotency-key-reused');
  });
});

it('is forgotten a month after nobody placed it, unless it was placed', async () => {
  const who = await at.till.shopperWith({ [two]: 1 });
  const [abandoned, expired] = [await opened(who), await opened(who)];
  const placed = await opened(await at.till.shopperWith({ [three]: 1 }));
  await at.till.db
    .updateTable('checkout_orders')
    .set({ status: 'placed' })
    .where('id', '=', placed.id)
    .execute();
  at.till.clock.now = NOW + 15 * MINUTE;
  await sweep();
  const left = async (now: number) => {
    await pruneCheckouts.run({}, { database: at.till.database, dataDir: '', now: () => now });
    const rows = await at.till.db
      .selectFrom('checkout_orders')
      .select('id')
      .where('id', 'in', [abandoned.id, expired.id, placed.id])
      .execute();
    return rows.map(({ id }) => id).sort();
  };
  const over = NOW + 15 * MINUTE + 30 * DAY;
  expect(await left(over)).toEqual([abandoned.id, expired.id, placed.id].sort());
  expect(await left(over + 1)).toEqual([placed.id]);
});

it('takes no changes once its time is over', async () => {
  const who = await at.till.shopperWith({ [two]: 1 });
  const { id } = await opened(who);
  at.till.clock.now = NOW + 15 * MINUTE;
  const answer = await at.till.ask('applyPromoCode', who, {
    params: { id },
    body: { code: 'FREE' },
  });
  expect(reasonOf(answer)).toBe('checkout-expired');
});
