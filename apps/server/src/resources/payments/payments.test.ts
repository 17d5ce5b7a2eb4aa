import { describe, expect, it } from 'vitest';
import { notifyShop } from '../../sandbox/notify-shop.ts';
import { SIZES } from '../../testing/order-desk.ts';
import { checkPayments } from './check.ts';
import { MINUTE, payingShop, reasonOf } from './testing.ts';

const { two } = SIZES;
const at = payingShop();
const { read, ordersOf, begun } = at;

describe('a payment', () => {
  it('begins at the cashier, for what the order costs', async () => {
    const { order, payment } = await begun();
    expect(payment).toMatchObject({
      status: 'pending',
      checkoutOrderId: order.id,
      amount: order.priceInfo.grandTotal,
      orderId: null,
      parameters: { kind: 'cashier', url: `/sandbox/cashier/${payment.id}` },
    });
  });

  it('is one and the same while it is under way', async () => {
    const { who, order, payment } = await begun();
    expect((await at.desk.start(who, order.id)).id).toBe(payment.id);
    const headers = { 'idempotency-key': 'pay-000001' };
    const keyed = await Promise.all([1, 2, 3].map(() => at.desk.start(who, order.id, headers)));
    expect(new Set(keyed.map(({ id }) => id))).toEqual(new Set([payment.id]));
  });

  it('does not begin for what has sold out, and says which piece that is', async () => {
    const { who, order } = await at.desk.checkout({ [two]: 2 });
    const before = await at.desk.stockOf(two);
    await at.desk.setStock(two, 1);
    const answer = await at.desk.ask('startPayment', who, { body: { checkoutOrderId: order.id } });
    await at.desk.setStock(two, before);
    expect(answer.status).toBe(409);
    expect(answer.body.error).toMatchObject({
      reason: 'stock-gone',
      fields: [
        {
          path: `items.${order.items[0]?.id}`,
          message: expect.stringMatching(/^Only \d left|Sold out$/),
        },
      ],
    });
  });

  it('is nobody else’s', async () => {
    const { order, payment } = await begun();
    const other = await at.desk.newBuyer();
    const body = { checkoutOrderId: order.id };
    expect((await at.desk.ask('startPayment', other, { body })).status).toBe(404);
    expect((await at.desk.ask('getPayment', other, { params: { id: payment.id } })).status).toBe(
      404,
    );
  });

  it('becomes an order when the shopper pays, and the pieces leave stock and bag', async () => {
    const before = await at.desk.stockOf(two);
    const { who, order, orderId } = await at.desk.paidOrder({ [two]: 2 });
    expect(order).toMatchObject({ status: 'paid', canCancel: true, isHistory: false });
    expect(order.priceInfo.grandTotal).toBeGreaterThan(0);
    expect(await at.desk.stockOf(two)).toBe(before - 2);
    expect((await at.desk.done<{ count: number }>('getBagCount', who)).count).toBe(0);
    expect(orderId).not.toBe('');
  });

  it('that fails or is cancelled leaves everything to be tried again', async () => {
    for (const [outcome, status] of [
      ['fail', 'failed'],
      ['cancel', 'cancelled'],
    ] as const) {
      const { who, order, payment } = await begun();
      const answer = await at.desk.atCashier(payment.id, outcome);
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(`/order/confirm?paymentId=${payment.id}`);
      at.desk.clock.now += 2_000;
      await at.desk.sweep(notifyShop);
      expect((await read(who, payment.id)).status).toBe(status);
      const again = await at.desk.start(who, order.id);
      expect(again.id).not.toBe(payment.id);
    }
  });

  it('is found out by asking when no notification comes', async () => {
    const { who, payment } = await begun();
    await at.desk.atCashier(payment.id, 'pay', 'never');
    expect((await read(who, payment.id)).status).toBe('pending');
    at.desk.clock.now += 4_000;
    expect((await read(who, payment.id)).status).toBe('paid');
  });

  it('is found out by the shop itself when the shopper never comes back', async () => {
    const { order, payment } = await begun();
    await at.desk.atCashier(payment.id, 'pay', 'never');
    at.desk.clock.now += 2 * MINUTE;
    await at.desk.sweep(checkPayments);
    expect(await ordersOf(order.id)).toHaveLength(1);
  });

  it('ends with the time of its order, and cannot be paid after that', async () => {
    const { who, payment } = await begun();
    at.desk.clock.now += 16 * MINUTE;
    await at.desk.sweep(checkPayments);
    expect((await read(who, payment.id)).status).toBe('cancelled');
    const page = await at.desk.app.inject(`/sandbox/cashier/${payment.id}`);
    expect(page.body).not.toContain('<form');
  });

  it('of a placed order is refused', async () => {
    const { who, order } = await at.desk.paidOrder();
    const body = { checkoutOrderId: order.checkoutOrderId };
    expect(reasonOf(await at.desk.ask('startPayment', who, { body }))).toBe('checkout-placed');
  });
});
