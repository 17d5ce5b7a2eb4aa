import type { CheckoutOrder, UnpaidOrder } from '@vitrine/contract';
import { describe, expect, it } from 'vitest';
import { type Buyer, SIZES } from '../../../test/support/order-harness.ts';
import {
  createPaidNotification,
  MINUTE,
  setUpPayments,
} from '../../../test/support/payment-setup.ts';
import { reasonOf } from '../../../test/support/reason-of.ts';
import { checkPayments } from '../payments/jobs.ts';
import { receiveNotification } from '../payments/receive-notification.ts';
import { expireCheckouts } from './jobs.ts';

const setup = setUpPayments();
const { createStartedPayment, ordersOf, readPayment } = setup;

const listUnpaid = (buyer: Buyer) =>
  setup.harness.callOrThrow<UnpaidOrder[]>('listUnpaidOrders', buyer);
const cancel = (buyer: Buyer, id: string) =>
  setup.harness.call('cancelCheckoutOrder', buyer, { params: { id } });
const countInBag = async (buyer: Buyer) =>
  (await setup.harness.callOrThrow<{ items: unknown[] }>('getBag', buyer)).items.length;
const readReservations = () =>
  setup.harness.db.selectFrom('stock_reservations').selectAll().execute();

describe('an unpaid order', () => {
  it('waits from the first attempt to pay until its reservation ends', async () => {
    const { buyer, order } = await setup.harness.createCheckout({ [SIZES.two]: 2 });
    expect(await listUnpaid(buyer)).toEqual([]);
    const { id, expiresAt } = await setup.harness.startPayment(buyer, order.id);
    expect(await listUnpaid(buyer)).toEqual([
      {
        id: order.id,
        paymentId: id,
        expiresAt,
        pieces: 2,
        items: [expect.objectContaining({ productId: order.items[0]?.productId })],
        priceInfo: order.priceInfo,
      },
    ]);
    setup.harness.clock.now = Date.parse(expiresAt);
    expect(await listUnpaid(buyer)).toEqual([]);
  });

  it('names its last payment, also after that failed', async () => {
    const { buyer, order, payment } = await createStartedPayment();
    setup.harness.clock.now += MINUTE;
    const second = await setup.harness.startPayment(buyer, order.id, {}, 'alipay-page');
    expect(second.id).not.toBe(payment.id);
    await setup.harness.atCashier(second.id, 'fail', 'never');
    setup.harness.clock.now += 4_000;
    expect((await readPayment(buyer, second.id)).status).toBe('failed');
    expect(await listUnpaid(buyer)).toEqual([expect.objectContaining({ paymentId: second.id })]);
  });

  it('is seen by its own shopper only', async () => {
    await createStartedPayment();
    expect(await listUnpaid(await setup.harness.newBuyer())).toEqual([]);
  });

  it('is gone once it is paid', async () => {
    const { buyer } = await setup.harness.paidOrder();
    expect(await listUnpaid(buyer)).toEqual([]);
  });

  it('leaves its items in the bag when it expires', async () => {
    const { buyer } = await createStartedPayment();
    setup.harness.clock.now += 16 * MINUTE;
    await setup.harness.runJob(expireCheckouts);
    expect(await countInBag(buyer)).toBe(1);
    expect(await readReservations()).toEqual([]);
  });
});

describe('cancelCheckoutOrder', () => {
  it('releases the stock, closes the payment and leaves the bag as it is', async () => {
    const { buyer, order, payment } = await createStartedPayment();
    const { status, body } = await cancel(buyer, order.id);
    expect([status, (body as CheckoutOrder).status]).toEqual([200, 'abandoned']);
    expect(await readReservations()).toEqual([]);
    expect(await listUnpaid(buyer)).toEqual([]);
    expect(await countInBag(buyer)).toBe(1);
    await setup.harness.runJob(checkPayments);
    expect(await readPayment(buyer, payment.id)).toMatchObject({ status: 'cancelled' });
    const cashier = await setup.harness.app.inject(`/sandbox/cashier/${payment.id}`);
    expect(cashier.body).not.toContain('<form');
  });

  it('is refused for an order that is over, paid, or of another shopper', async () => {
    const { buyer, order } = await createStartedPayment();
    expect((await cancel(await setup.harness.newBuyer(), order.id)).status).toBe(404);
    await cancel(buyer, order.id);
    expect(reasonOf(await cancel(buyer, order.id))).toBe('checkout-closed');
    const paid = await setup.harness.paidOrder();
    expect(reasonOf(await cancel(paid.buyer, paid.order.checkoutOrderId))).toBe('checkout-placed');
  });

  it('keeps an order whose money arrives at the same moment', async () => {
    const { buyer, order, payment } = await createStartedPayment();
    const notification = createPaidNotification(payment.id, payment.amount);
    await Promise.all([
      receiveNotification('wechat', notification, setup.harness.deps),
      cancel(buyer, order.id),
    ]);
    expect(await ordersOf(order.id)).toHaveLength(1);
    expect(await readPayment(buyer, payment.id)).toMatchObject({ status: 'paid' });
  });
});
