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
    expect((await refund(id, { total: rest.total })).body.status).toBe('cancelled');
    expect(await refundedOf(paymentId)).toEqual([650_001, 665_000]);
    expect((await refund(id, { total: 0 })).body.error?.reason).toBe('nothing-to-refund');
  });

  it('is refused when its amount has changed, so that two at once never refund twice', async () => {
    const { merchantOrderId: id, paymentId } = await newOrder({ status: 'accepted' });
    const answers = await Promise.all([1, 2, 3].map(() => refund(id, { total: 1_315_001 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await refundedOf(paymentId)).toEqual([1_315_001]);
    const { merchantOrderId: other } = await newOrder({ status: 'accepted' });
    expect((await refund(other, { total: 1 })).body.error?.reason).toBe('total-changed');
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
