import { describe, expect, it } from 'vitest';
import { NOW } from '../../testing/catalogue-fixture.ts';
import { SIZES } from '../../testing/order-desk.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { firstParcel, reasonOf, travellingShop } from './testing.ts';
import { travelOrders } from './travel-orders.ts';

const { two } = SIZES;
const at = travellingShop();
const { travel, cancel } = at;

describe('a cancellation', () => {
  it('before packing gives back pieces and money, once', async () => {
    const before = await at.desk.stockOf(two);
    const { who, orderId, paymentId, order } = await at.desk.paidOrder({ [two]: 2 });
    await travel(1);
    for (const _ of [1, 2]) expect((await cancel(who, orderId)).status).toBe(200);
    expect(await at.desk.stockOf(two)).toBe(before);
    expect(await at.desk.readOrder(who, orderId)).toMatchObject({
      status: 'cancelled',
      isHistory: true,
      canCancel: false,
      refundedAmount: order.priceInfo.grandTotal,
    });
    await at.desk.sweep(sendRefunds);
    const refunds = await at.desk.db
      .selectFrom('refunds')
      .selectAll()
      .where('payment_id', '=', paymentId)
      .execute();
    expect(refunds.map(({ amount }) => Number(amount))).toEqual([order.priceInfo.grandTotal]);
    await travel(3);
    expect((await at.desk.readOrder(who, orderId)).status).toBe('cancelled');
  });

  it('after packing is refused', async () => {
    const { who, orderId } = await at.desk.paidOrder();
    await travel(2);
    expect(reasonOf(await cancel(who, orderId))).toBe('already-packed');
    expect((await at.desk.readOrder(who, orderId)).refundedAmount).toBe(0);
  });

  it('and packing at the same moment never both happen', async () => {
    const bought = [];
    for (let n = 0; n < 12; n++) bought.push(await at.desk.paidOrder());
    at.desk.clock.now = NOW + 60_000;
    await at.desk.db.updateTable('merchant_orders').set({ next_at: null }).execute();
    const ids = bought.map(({ orderId }) => orderId);
    await at.desk.db
      .updateTable('merchant_orders')
      .set({ status: 'accepted', last_event: 'accepted', next_at: new Date(NOW) })
      .where('order_id', 'in', ids)
      .execute();
    const before = await at.desk.stockOf(two);
    const attempts = bought.flatMap(({ who, orderId }) =>
      Array.from({ length: 10 }, () => cancel(who, orderId)),
    );
    await Promise.all([...attempts, at.desk.sweep(travelOrders), at.desk.sweep(travelOrders)]);
    const orders = await Promise.all(
      bought.map(({ who, orderId }) => at.desk.readOrder(who, orderId)),
    );
    const cancelled = orders.filter(({ status }) => status === 'cancelled');
    for (const order of orders) {
      const isCancelled = order.status === 'cancelled';
      expect(order.refundedAmount).toBe(isCancelled ? order.priceInfo.grandTotal : 0);
      expect(firstParcel(order).packedAt === null).toBe(isCancelled);
    }
    expect(await at.desk.stockOf(two)).toBe(before + cancelled.length);
  }, 60_000);
});
