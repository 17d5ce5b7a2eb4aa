import type { Order, OrderList } from '@vitrine/contract';
import { describe, expect, it } from 'vitest';
import { type Buyer, SIZES } from '../../../test/support/order-harness.ts';
import { getFirstShipment, setUpOrders } from '../../../test/support/order-setup.ts';

const { two, one } = SIZES;
const setup = setUpOrders();
const { advance, cancel, confirmDelivery } = setup;

const list = (buyer: Buyer, query: Record<string, string> = {}) =>
  setup.harness.callOrThrow<OrderList>('listOrders', buyer, { query });

describe('order', () => {
  it('has one shipment for each merchant', async () => {
    const { order } = await setup.harness.paidOrder({ [two]: 2, [one]: 1 });
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

  it("is returned in the shopper's language", async () => {
    const { buyer, orderId } = await setup.harness.paidOrder();
    const headers = { 'accept-language': 'zh-CN' };
    const order = await setup.harness.callOrThrow<Order>('getOrder', buyer, {
      params: { id: orderId },
      headers,
    });
    expect([order.statusText, order.hint]).toEqual(['已付款', '一个工作日内接单']);
  });

  it.each([
    ['messaging-oa', 'messaging'],
    ['ttmp', 'douyin'],
    ['alimp', 'alipay'],
  ] as const)('names the payment method of channel %s', async (channel, method) => {
    const { buyer, orderId, paymentId } = await setup.harness.paidOrder();
    await setup.harness.db
      .updateTable('payments')
      .set({ channel })
      .where('id', '=', paymentId)
      .execute();
    const order = await setup.harness.callOrThrow<Order>('getOrder', buyer, {
      params: { id: orderId },
    });
    expect(order.paymentMethod).toBe(method);
  });

  it('answers 404 for the order of another shopper', async () => {
    const { orderId, order } = await setup.harness.paidOrder();
    const other = await setup.harness.newBuyer();
    const params = { id: orderId };
    expect((await setup.harness.call('getOrder', other, { params })).status).toBe(404);
    expect((await cancel(other, orderId)).status).toBe(404);
    expect((await confirmDelivery(other, orderId, getFirstShipment(order).id)).status).toBe(404);
    expect((await list(other)).items).toHaveLength(0);
  });
});

describe('order list', () => {
  it('lists active and past orders separately, newest first, in pages', async () => {
    const { buyer, orderId } = await setup.harness.paidOrder();
    const { id } = getFirstShipment(await setup.harness.readOrder(buyer, orderId));
    expect(await list(buyer)).toMatchObject({
      activeCount: 1,
      items: [{ id: orderId, pieces: 1 }],
    });
    expect((await list(buyer, { status: 'history' })).items).toHaveLength(0);
    await advance(9);
    await confirmDelivery(buyer, orderId, id);
    const history = await list(buyer, { status: 'history', page: '1', size: '1' });
    expect(history).toMatchObject({
      activeCount: 0,
      items: [{ id: orderId, statusText: 'Received' }],
      pagination: { page: 1, size: 1, totalItems: 1, totalPages: 1 },
    });
    expect((await list(buyer, { status: 'history', page: '2' })).items).toHaveLength(0);
  });

  it('lists the newest order first, also on the pages after the first', async () => {
    const orders = [];
    for (let n = 0; n < 3; n++) orders.push(await setup.harness.paidOrder());
    const [buyer] = orders.map((order) => order.buyer) as [Buyer];
    const ids = orders.map(({ orderId }) => orderId);
    await setup.harness.db
      .updateTable('orders')
      .set({ shopper_id: buyer.shopperId })
      .where('id', 'in', ids)
      .execute();
    for (const id of ids) await cancel(buyer, id);
    const readIds = async (page: string) =>
      (await list(buyer, { status: 'history', page, size: '2' })).items.map(({ id }) => id);
    expect(await readIds('1')).toEqual([ids[2], ids[1]]);
    expect(await readIds('2')).toEqual([ids[0]]);
  });
});
