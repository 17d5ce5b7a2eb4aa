import { describe, expect, it } from 'vitest';
import { setUpMerchantOrders } from '../../../test/admin/merchant-order-setup.ts';
import { SIZES } from '../../../test/support/checkout-harness.ts';
import { noPromotions } from '../checkout/promotions-port.ts';
import { cancelOrder } from '../orders/cancel-order.ts';

const setup = setUpMerchantOrders();
const { act, newOrder } = setup;

const REASON = { reason: 'shopper-request', note: '顾客要求' };

const preview = async (id: string, query = '') =>
  (
    await setup.harness.ask('GET', `merchant-orders/${id}/refund-preview?${query}`, {
      session: setup.owner,
    })
  ).body;

const refund = (id: string, body: object) =>
  act(id, 'refunds', { ...REASON, ...body }, {}, setup.owner);

const refundedOf = async (paymentId: string) =>
  (
    await setup.harness.db
      .selectFrom('refunds')
      .select('amount')
      .where('payment_id', '=', paymentId)
      .orderBy('amount')
      .execute()
  ).map(({ amount }) => Number(amount));

describe('a rejection', () => {
  it('refunds everything once, returns the stock and cancels the order', async () => {
    const before = await setup.stock.stockOf(SIZES.two);
    const { merchantOrderId: id, orderId, paymentId } = await newOrder();
    const body = { reason: 'out-of-stock', note: '缺货' };
    const answers = await Promise.all([act(id, 'rejection', body), act(id, 'rejection', body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await setup.stock.stockOf(SIZES.two)).toBe(before + 2);
    expect(await refundedOf(paymentId)).toEqual([1_315_001]);
    const order = await setup.harness.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(order.cancelled_at).not.toBeNull();
    expect(order.closed_at).not.toBeNull();
  });

  it('is refused once a parcel is on its way', async () => {
    const { merchantOrderId: id } = await newOrder({ status: 'shipped' });
    const { body } = await act(id, 'rejection', { reason: 'other', note: 'x' });
    expect(body.error?.reason).toBe('action-impossible');
  });
});

describe('a refund', () => {
  it('does what the preview shows, unit by unit, and adds up to what was paid', async () => {
    const before = await setup.stock.stockOf(SIZES.two);
    const { merchantOrderId: id, paymentId, itemIds } = await newOrder({ status: 'accepted' });
    const [orderItemId] = itemIds;
    const split = await preview(id, `items=${orderItemId}:1`);
    expect(split).toMatchObject({
      lines: [{ fullAmount: 700_000, discount: 49_999, amount: 650_001, unshippedQuantity: 1 }],
      shipping: 0,
      total: 650_001,
    });
    const one = [{ orderItemId, quantity: 1 }];
    const first = await refund(id, { items: one, total: split.total });
    expect(first.body).toMatchObject({ status: 'accepted', refunds: [{ total: 650_001 }] });
    expect(await setup.stock.stockOf(SIZES.two)).toBe(before + 1);
    const rest = await preview(id);
    expect(rest).toMatchObject({ shipping: 15_000, total: 665_000 });
    const { shipping: shippingAmount, total } = rest;
    expect((await refund(id, { shippingAmount, total })).body.status).toBe('cancelled');
    expect(await refundedOf(paymentId)).toEqual([650_001, 665_000]);
    expect((await refund(id, { total: 0 })).body.error?.reason).toBe('nothing-to-refund');
  });

  it('is refused when its amount has changed, so that two at once never refund twice', async () => {
    const { merchantOrderId: id, paymentId } = await newOrder({ status: 'accepted' });
    const answers = await Promise.all(
      [1, 2, 3].map(() => refund(id, { shippingAmount: 15_000, total: 1_315_001 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await refundedOf(paymentId)).toEqual([1_315_001]);
    const { merchantOrderId: other } = await newOrder({ status: 'accepted' });
    expect((await refund(other, { total: 1 })).body.error?.reason).toBe('total-changed');
  });

  it('refunds amounts, a part of the delivery and goodwill, at most what was paid', async () => {
    const before = await setup.stock.stockOf(SIZES.two);
    const { merchantOrderId: id, paymentId, itemIds } = await newOrder({ status: 'accepted' });
    const [orderItemId = ''] = itemIds;
    const split = await preview(
      id,
      `items=${orderItemId}:0:20000&shippingAmount=5000&goodwill=10001`,
    );
    expect(split).toMatchObject({
      lines: [{ orderItemId, quantity: 0, amount: 20_000, unshippedQuantity: 0 }],
      ...{ shipping: 5_000, goodwill: 10_001, total: 35_001 },
      left: { shipping: 15_000, total: 1_315_001 },
    });
    const parts = { items: [{ orderItemId, quantity: 0, amount: 20_000 }], shippingAmount: 5_000 };
    const first = await refund(id, { ...parts, goodwill: 10_001, total: split.total });
    expect(first.body).toMatchObject({
      status: 'accepted',
      refunds: [
        {
          items: [{ orderItemId, quantity: 0, amount: 20_000 }],
          ...{ shipping: 5_000, goodwill: 10_001, total: 35_001 },
        },
      ],
    });
    expect(await setup.stock.stockOf(SIZES.two)).toBe(before);
    const rest = await preview(id);
    expect(rest).toMatchObject({ shipping: 10_000, total: 1_280_000, left: { total: 1_280_000 } });
    const { shipping: shippingAmount, total } = rest;
    expect((await refund(id, { shippingAmount, total })).body.status).toBe('cancelled');
    expect(await refundedOf(paymentId)).toEqual([35_001, 1_280_000]);
    expect(await setup.stock.stockOf(SIZES.two)).toBe(before + 2);
  });

  it.each([
    ['an amount', { items: [{ quantity: 0, amount: 1_300_002 }] }, 'amount-too-high'],
    ['delivery', { items: [], shippingAmount: 15_001 }, 'shipping-too-high'],
    ['goodwill', { items: [], goodwill: 1_300_002, reason: 'late' }, 'goodwill-too-high'],
    ['units', { items: [{ quantity: 3 }] }, 'too-many-items'],
    ['nothing', { items: [] }, 'nothing-to-refund'],
  ])('refuses more than what was paid: %s', async (_, { items, ...parts }, problem) => {
    const { merchantOrderId: id, itemIds, paymentId } = await newOrder({ status: 'accepted' });
    const named = items.map((item) => ({ orderItemId: itemIds[0], ...item }));
    const { body } = await refund(id, { items: named, total: 0, ...parts });
    expect(body.error?.reason).toBe(problem);
    expect(await refundedOf(paymentId)).toEqual([]);
  });

  it('never refunds more than was paid when goodwill is given twice at once', async () => {
    const { merchantOrderId: id, paymentId } = await newOrder({ status: 'delivered' });
    const goodwill = { items: [], goodwill: 800_000, total: 800_000 };
    const answers = await Promise.all([1, 2].map(() => refund(id, goodwill)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refundedOf(paymentId)).toEqual([800_000]);
  });

  it('asks why goodwill is given, and for nothing else', async () => {
    const { merchantOrderId: id, itemIds } = await newOrder({ status: 'accepted' });
    const ask = (body: object) => act(id, 'refunds', body, {}, setup.owner);
    const goodwill = { items: [], goodwill: 100, total: 100 };
    expect((await ask(goodwill)).body.error?.reason).toBe('goodwill-without-reason');
    expect((await ask({ ...goodwill, reason: 'price-difference' })).status).toBe(200);
    const items = [{ orderItemId: itemIds[0], quantity: 0, amount: 100 }];
    expect((await ask({ items, total: 100 })).body.refunds).toMatchObject([
      { reason: 'price-difference' },
      { reason: 'other', note: '' },
    ]);
  });

  it('keeps delivery that is not chosen, and refunds it later from the cancelled order', async () => {
    const { merchantOrderId: id, paymentId } = await newOrder({ status: 'accepted' });
    const first = await refund(id, { total: 1_300_001 });
    expect(first.body).toMatchObject({ status: 'cancelled', refunds: [{ shipping: 0 }] });
    expect(await preview(id, 'items=')).toMatchObject({ left: { total: 15_000 } });
    const rest = { items: [], shippingAmount: 15_000, total: 15_000 };
    expect((await refund(id, rest)).body.status).toBe('cancelled');
    expect(await refundedOf(paymentId)).toEqual([15_000, 1_300_001]);
  });

  it('keeps units that were not sent out of stock when they do not come back', async () => {
    const before = await setup.stock.stockOf(SIZES.two);
    const { merchantOrderId: id } = await newOrder({ status: 'accepted' });
    await refund(id, { total: 1_300_001, restocksUnshipped: false });
    expect(await setup.stock.stockOf(SIZES.two)).toBe(before);
  });

  it.each([
    [true, 2],
    [false, 0],
  ])('returns sent units to stock only on request: %s', async (restocksShipped, returned) => {
    const { merchantOrderId: id } = await newOrder({ status: 'packed' });
    const trackingNumber = `SF3000000000${returned}`;
    await act(id, 'parcels', { carrier: 'shunfeng', trackingNumber });
    const before = await setup.stock.stockOf(SIZES.two);
    const { body } = await refund(id, { total: 1_300_001, restocksShipped });
    expect(body).toMatchObject({ status: 'shipped', refunds: [{ shipping: 0 }] });
    expect(await setup.stock.stockOf(SIZES.two)).toBe(before + returned);
  });

  it('needs the permission to refund', async () => {
    const { merchantOrderId: id } = await newOrder({ status: 'accepted' });
    expect((await act(id, 'refunds', { ...REASON, total: 1_315_001 })).status).toBe(403);
  });

  it('leaves the rest to the cancellation by the shopper', async () => {
    const before = await setup.stock.stockOf(SIZES.two);
    const { merchantOrderId: id, orderId, shopperId, paymentId, itemIds } = await newOrder();
    await refund(id, { items: [{ orderItemId: itemIds[0], quantity: 1 }], total: 650_001 });
    const { now } = setup.harness.clock;
    const cancelled = await setup.harness.db
      .transaction()
      .execute((trx) =>
        cancelOrder(trx, { id: orderId, shopperId, now, promotions: noPromotions }),
      );
    expect(cancelled).toBe('done');
    expect(await refundedOf(paymentId)).toEqual([650_001, 665_000]);
    expect(await setup.stock.stockOf(SIZES.two)).toBe(before + 2);
  });
});
