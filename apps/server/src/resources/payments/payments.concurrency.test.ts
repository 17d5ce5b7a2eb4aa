import { mapInParallel } from '@vitrine/kit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { NOW } from '../../../test/support/catalogue-fixture.ts';
import {
  type Buyer,
  type OrderHarness,
  openOrderHarness,
  SIZES,
} from '../../../test/support/order-harness.ts';
import { waitForBlockedTransaction } from '../../../test/support/wait.ts';
import { requestRefund } from '../../payment-outbox/request-refund.ts';
import { findSession } from '../../sessions/store.ts';
import { receiveNotification } from './receive-notification.ts';
import { toPaymentNumber } from './rules.ts';
import { startPayment } from './start-payment.ts';

const { two } = SIZES;
/** More would only wait for database connections and time out. */
const PARALLEL = 60;
const MINUTE = 60_000;

let harness: OrderHarness;
beforeAll(async () => {
  harness = await openOrderHarness();
});
beforeEach(async () => {
  harness.clock.now = NOW;
  await harness.db.deleteFrom('stock_reservations').execute();
  await harness.setStock(two, 500);
});
afterAll(() => harness.close());

const createPaidNotification = (id: string, amount: number) =>
  ({
    kind: 'payment',
    number: toPaymentNumber(id),
    state: 'paid',
    transactionId: `t-${id}`,
    amount,
    currency: 'CNY',
  }) as const;

async function createStartedPayment(quantity = 1) {
  const checkout = await harness.createCheckout({ [two]: quantity });
  const payment = await harness.startPayment(checkout.buyer, checkout.order.id);
  return { ...checkout, payment };
}
type StartedPayment = Awaited<ReturnType<typeof createStartedPayment>>;

async function createStartedPayments(count: number, quantity = 1) {
  const all: StartedPayment[] = [];
  for (let n = 0; n < count; n++) all.push(await createStartedPayment(quantity));
  return all;
}

const notify = ({ payment, order }: StartedPayment) =>
  receiveNotification(
    'wechat',
    createPaidNotification(payment.id, order.priceInfo.grandTotal),
    harness.deps,
  );

const ordersOf = (all: readonly StartedPayment[]) =>
  harness.db
    .selectFrom('orders')
    .select('checkout_order_id')
    .where(
      'checkout_order_id',
      'in',
      all.map(({ order }) => order.id),
    )
    .execute();

it('pays each order once and never oversells with 2,000 notifications', async () => {
  const all = await createStartedPayments(40, 2);
  // The reservations have expired, and most of the stock was sold to others.
  harness.clock.now += 30 * MINUTE;
  await harness.setStock(two, 50);
  const notifications = Array.from({ length: 50 }, () => all).flat();
  const results = await mapInParallel(notifications, PARALLEL, notify);
  expect(results.filter((each) => each === 'paid')).toHaveLength(25);
  expect(results.filter((each) => each === 'refunded')).toHaveLength(15);
  expect(await harness.stockOf(two)).toBe(0);
  const orders = await ordersOf(all);
  expect(new Set(orders.map((each) => each.checkout_order_id)).size).toBe(25);
  expect(orders).toHaveLength(25);
}, 300_000);

/** Starts a payment without HTTP. */
async function startAnotherPayment({ buyer, order }: StartedPayment) {
  const session = await findSessionOf(buyer);
  const request = {
    checkoutOrderId: order.id,
    channel: 'messaging-oa',
    returnPath: '/order/confirm',
  } as const;
  const context = { shopperId: buyer.shopperId, session, language: 'zh-CN' } as const;
  return startPayment(
    request,
    { ...context, idempotencyKey: undefined } as never,
    harness.deps,
  ).then(
    ({ paymentId }) => paymentId,
    (error: { reason?: string }) => {
      if (!error.reason) throw error;
      return error.reason;
    },
  );
}
const findSessionOf = ({ key }: Buyer) => findSession(harness.db, key, harness.clock.now);

it('starts no payment of an order that is being paid, in 2,000 attempts', async () => {
  const all = await createStartedPayments(25);
  const attempts = Array.from({ length: 80 }, (_, at) => all.map((each) => ({ each, at }))).flat();
  // The payment arrives in the middle of the attempts.
  await mapInParallel(attempts, PARALLEL, ({ each, at }) =>
    at === 20 ? notify(each) : startAnotherPayment(each),
  );
  const rows = await harness.db
    .selectFrom('payments')
    .select(['checkout_order_id', 'status'])
    .where(
      'checkout_order_id',
      'in',
      all.map(({ order }) => order.id),
    )
    .execute();
  expect(rows.filter(({ status }) => status === 'pending')).toEqual([]);
  expect(rows.filter(({ status }) => status === 'paid')).toHaveLength(25);
  expect(await ordersOf(all)).toHaveLength(25);
}, 300_000);

it('lets one process decide a payment and gives others its result', async () => {
  const started = await createStartedPayment();
  const { id, amount } = started.payment;
  const deciding = harness.db.transaction().execute(async (trx) => {
    await trx.selectFrom('payments').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    const notification = notify(started);
    await waitForBlockedTransaction(trx);
    await trx.updateTable('payments').set({ status: 'refunded' }).where('id', '=', id).execute();
    const reference = `payment:${id}`;
    await requestRefund(trx, { paymentId: id, reference, amount, now: harness.clock.now });
    return { notification };
  });
  expect(await (await deciding).notification).toBe('known');
  expect(await ordersOf([started])).toEqual([]);
  const checkout = await harness.db
    .selectFrom('checkout_orders')
    .select('status')
    .where('id', '=', started.order.id)
    .executeTakeFirst();
  expect(checkout).toEqual({ status: 'open' });
});
