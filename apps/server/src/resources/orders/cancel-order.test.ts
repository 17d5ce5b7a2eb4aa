import { describe, expect, it } from 'vitest';
import { NOW } from '../../../test/support/catalogue-fixture.ts';
import { SIZES } from '../../../test/support/order-harness.ts';
import { getFirstShipment, setUpOrders } from '../../../test/support/order-setup.ts';
import { reasonOf } from '../../../test/support/reason-of.ts';
import { sendRefunds } from '../payments/jobs.ts';
import { advanceShipments } from './jobs.ts';

const { two } = SIZES;
const setup = setUpOrders();
const { advance, cancel } = setup;

describe('cancelOrder', () => {
  it('restocks and refunds an unpacked order once', async () => {
    const stockBefore = await setup.harness.stockOf(two);
    const { buyer, orderId, paymentId, order } = await setup.harness.paidOrder({ [two]: 2 });
    await advance(1);
    for (const _ of [1, 2]) expect((await cancel(buyer, orderId)).status).toBe(200);
    expect(await setup.harness.stockOf(two)).toBe(stockBefore);
    expect(await setup.harness.readOrder(buyer, orderId)).toMatchObject({
      status: 'cancelled',
      isHistory: true,
      canCancel: false,
      refundedAmount: order.priceInfo.grandTotal,
    });
    await setup.harness.runJob(sendRefunds);
    const refunds = await setup.harness.db
      .selectFrom('refunds')
      .selectAll()
      .where('payment_id', '=', paymentId)
      .execute();
    expect(refunds.map(({ amount }) => Number(amount))).toEqual([order.priceInfo.grandTotal]);
    await advance(3);
    expect((await setup.harness.readOrder(buyer, orderId)).status).toBe('cancelled');
  });

  it('refuses to cancel a packed order', async () => {
    const { buyer, orderId } = await setup.harness.paidOrder();
    await advance(2);
    expect(reasonOf(await cancel(buyer, orderId))).toBe('already-packed');
    expect((await setup.harness.readOrder(buyer, orderId)).refundedAmount).toBe(0);
  });

  it('never both cancels and packs an order at the same moment', async () => {
    const orders = [];
    for (let n = 0; n < 12; n++) orders.push(await setup.harness.paidOrder());
    setup.harness.clock.now = NOW + 60_000;
    await setup.harness.db.updateTable('merchant_orders').set({ next_at: null }).execute();
    const ids = orders.map(({ orderId }) => orderId);
    await setup.harness.db
      .updateTable('merchant_orders')
      .set({ status: 'accepted', last_event: 'accepted', next_at: new Date(NOW) })
      .where('order_id', 'in', ids)
      .execute();
    const stockBefore = await setup.harness.stockOf(two);
    const attempts = orders.flatMap(({ buyer, orderId }) =>
      Array.from({ length: 10 }, () => cancel(buyer, orderId)),
    );
    await Promise.all([
      ...attempts,
      setup.harness.runJob(advanceShipments),
      setup.harness.runJob(advanceShipments),
    ]);
    const results = await Promise.all(
      orders.map(({ buyer, orderId }) => setup.harness.readOrder(buyer, orderId)),
    );
    const cancelled = results.filter(({ status }) => status === 'cancelled');
    for (const order of results) {
      const isCancelled = order.status === 'cancelled';
      expect(order.refundedAmount).toBe(isCancelled ? order.priceInfo.grandTotal : 0);
      expect(getFirstShipment(order).packedAt === null).toBe(isCancelled);
    }
    expect(await setup.harness.stockOf(two)).toBe(stockBefore + cancelled.length);
  }, 60_000);
});
