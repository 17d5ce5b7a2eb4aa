import { describe, expect, it } from 'vitest';
import { SIZES } from '../../../test/support/order-harness.ts';
import { MINUTE, setUpPayments } from '../../../test/support/payment-setup.ts';
import { reasonOf } from '../../../test/support/reason-of.ts';
import { notifyShop } from '../../sandbox/notify-shop.ts';
import { checkPayments } from './jobs.ts';

const { two } = SIZES;
const setup = setUpPayments();
const { readPayment, ordersOf, createStartedPayment } = setup;

describe('payment', () => {
  it("starts at the cashier with the order's amount", async () => {
    const { order, payment } = await createStartedPayment();
    expect(payment).toMatchObject({
      status: 'pending',
      checkoutOrderId: order.id,
      amount: order.priceInfo.grandTotal,
      orderId: null,
      parameters: { kind: 'cashier', url: `/sandbox/cashier/${payment.id}` },
    });
  });

  it('reuses the pending payment of an order', async () => {
    const { buyer, order, payment } = await createStartedPayment();
    expect((await setup.harness.startPayment(buyer, order.id)).id).toBe(payment.id);
    const headers = { 'idempotency-key': 'pay-000001' };
    const payments = await Promise.all(
      [1, 2, 3].map(() => setup.harness.startPayment(buyer, order.id, headers)),
    );
    expect(new Set(payments.map(({ id }) => id))).toEqual(new Set([payment.id]));
  });

  it('refuses to start when items sold out and names them', async () => {
    const { buyer, order } = await setup.harness.createCheckout({ [two]: 2 });
    const stockBefore = await setup.harness.stockOf(two);
    await setup.harness.setStock(two, 1);
    const response = await setup.harness.call('startPayment', buyer, {
      body: { checkoutOrderId: order.id },
    });
    await setup.harness.setStock(two, stockBefore);
    expect(response.status).toBe(409);
    expect(response.body.error).toMatchObject({
      reason: 'stock-gone',
      fields: [
        {
          path: `items.${order.items[0]?.id}`,
          message: expect.stringMatching(/^Only \d left|Sold out$/),
        },
      ],
    });
  });

  it('answers 404 for the payment of another shopper', async () => {
    const { order, payment } = await createStartedPayment();
    const other = await setup.harness.newBuyer();
    const body = { checkoutOrderId: order.id };
    expect((await setup.harness.call('startPayment', other, { body })).status).toBe(404);
    expect(
      (await setup.harness.call('getPayment', other, { params: { id: payment.id } })).status,
    ).toBe(404);
  });

  it('becomes an order when paid and takes items out of stock and bag', async () => {
    const stockBefore = await setup.harness.stockOf(two);
    const { buyer, order, orderId } = await setup.harness.paidOrder({ [two]: 2 });
    expect(order).toMatchObject({ status: 'paid', canCancel: true, isHistory: false });
    expect(order.priceInfo.grandTotal).toBeGreaterThan(0);
    expect(await setup.harness.stockOf(two)).toBe(stockBefore - 2);
    expect((await setup.harness.callOrThrow<{ count: number }>('getBagCount', buyer)).count).toBe(
      0,
    );
    expect(orderId).not.toBe('');
  });

  it('can be started again after it failed or was cancelled', async () => {
    for (const [outcome, status] of [
      ['fail', 'failed'],
      ['cancel', 'cancelled'],
    ] as const) {
      const { buyer, order, payment } = await createStartedPayment();
      const response = await setup.harness.atCashier(payment.id, outcome);
      expect(response.statusCode).toBe(303);
      expect(response.headers.location).toBe(`/order/confirm?paymentId=${payment.id}`);
      setup.harness.clock.now += 2_000;
      await setup.harness.runJob(notifyShop);
      expect((await readPayment(buyer, payment.id)).status).toBe(status);
      const second = await setup.harness.startPayment(buyer, order.id);
      expect(second.id).not.toBe(payment.id);
    }
  });

  it('is found paid by polling when no notification arrives', async () => {
    const { buyer, payment } = await createStartedPayment();
    await setup.harness.atCashier(payment.id, 'pay', 'never');
    expect((await readPayment(buyer, payment.id)).status).toBe('pending');
    setup.harness.clock.now += 4_000;
    expect((await readPayment(buyer, payment.id)).status).toBe('paid');
  });

  it('is found paid by a recurring job when the shopper never returns', async () => {
    const { order, payment } = await createStartedPayment();
    await setup.harness.atCashier(payment.id, 'pay', 'never');
    setup.harness.clock.now += 2 * MINUTE;
    await setup.harness.runJob(checkPayments);
    expect(await ordersOf(order.id)).toHaveLength(1);
  });

  it('is cancelled when its order expires and cannot be paid then', async () => {
    const { buyer, payment } = await createStartedPayment();
    setup.harness.clock.now += 16 * MINUTE;
    await setup.harness.runJob(checkPayments);
    expect((await readPayment(buyer, payment.id)).status).toBe('cancelled');
    const page = await setup.harness.app.inject(`/sandbox/cashier/${payment.id}`);
    expect(page.body).not.toContain('<form');
  });

  it('is refused for a placed order', async () => {
    const { buyer, order } = await setup.harness.paidOrder();
    const body = { checkoutOrderId: order.checkoutOrderId };
    expect(reasonOf(await setup.harness.call('startPayment', buyer, { body }))).toBe(
      'checkout-placed',
    );
  });
});
