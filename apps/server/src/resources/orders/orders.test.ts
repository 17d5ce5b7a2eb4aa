import type { Order, OrderList } from '@vitrine/contract';
import { describe, expect, it } from 'vitest';
import { type Buyer, SIZES } from '../../testing/order-desk.ts';
import { firstParcel, travellingShop } from './testing.ts';

const { two, one } = SIZES;
const at = travellingShop();
const { travel, cancel, signFor } = at;

const list = (who: Buyer, query: Record<string, string> = {}) =>
  at.desk.done<OrderList>('listOrders', who, { query });

describe('an order', () => {
  it('is one for the shopper, with a parcel for each boutique', async () => {
    const { order } = await at.desk.paidOrder({ [two]: 2, [one]: 1 });
    expect(order.merchantOrders).toHaveLength(2);
    expect(order.number).toMatch(/^\d{8}\d{4,}$/);
    expect(order.shippingAddress).toMatchObject({
      city: { name: '上海市' },
      country: { code: 'CN' },
    });
    const { subTotalAmount, totalShippingFee, totalDiscount, grandTotal } = order.priceInfo;
    expect(subTotalAmount + totalShippingFee - totalDiscount).toBe(grandTotal);
    const paid = order.merchantOrders.flatMap(({ items }) => items.map((item) => item.amountPaid));
    expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(subTotalAmount - totalDiscount);
  });

  it('is read in the words of its reader', async () => {
    const { who, orderId } = await at.desk.paidOrder();
    const headers = { 'accept-language': 'zh-CN' };
    const order = await at.desk.done<Order>('getOrder', who, { params: { id: orderId }, headers });
    expect([order.statusText, order.hint]).toEqual(['已付款', '买手店会在一个工作日内接单']);
  });

  it.each([
    ['messaging-oa', 'messaging'],
    ['ttmp', 'douyin'],
    ['alimp', 'alipay'],
  ] as const)('paid by way of %s names that house', async (channel, method) => {
    const { who, orderId, paymentId } = await at.desk.paidOrder();
    await at.desk.db.updateTable('payments').set({ channel }).where('id', '=', paymentId).execute();
    const order = await at.desk.done<Order>('getOrder', who, { params: { id: orderId } });
    expect(order.paymentMethod).toBe(method);
  });

  it('is nobody else’s', async () => {
    const { orderId, order } = await at.desk.paidOrder();
    const other = await at.desk.newBuyer();
    const params = { id: orderId };
    expect((await at.desk.ask('getOrder', other, { params })).status).toBe(404);
    expect((await cancel(other, orderId)).status).toBe(404);
    expect((await signFor(other, orderId, firstParcel(order).id)).status).toBe(404);
    expect((await list(other)).items).toHaveLength(0);
  });
});

describe('the list of orders', () => {
  it('parts those under way from those that are over, and pages them newest first', async () => {
    const { who, orderId } = await at.desk.paidOrder();
    const { id } = firstParcel(await at.desk.readOrder(who, orderId));
    expect(await list(who)).toMatchObject({ activeCount: 1, items: [{ id: orderId, pieces: 1 }] });
    expect((await list(who, { status: 'history' })).items).toHaveLength(0);
    await travel(9);
    await signFor(who, orderId, id);
    const history = await list(who, { status: 'history', page: '1', size: '1' });
    expect(history).toMatchObject({
      activeCount: 0,
      items: [{ id: orderId, statusText: 'Received' }],
      pagination: { page: 1, size: 1, totalItems: 1, totalPages: 1 },
    });
    expect((await list(who, { status: 'history', page: '2' })).items).toHaveLength(0);
  });
});
