import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { PAYMENT_NOTIFICATION_PATHS } from '../../src/providers/payments/payment-providers.ts';
import {
  SANDBOX_API_KEY,
  SANDBOX_SERIAL,
  sandboxKeys,
} from '../../src/providers/payments/sandbox-keys.ts';
import { writeNotification } from '../../src/providers/payments/wechat/notification.ts';
import { createSignatureHeaders } from '../../src/providers/payments/wechat/signature-headers.ts';
import { toPaymentNumber } from '../../src/resources/payments/rules.ts';
import { NOW } from './catalogue-fixture.ts';
import { expectLedgerToMatch } from './expect-ledger-to-match.ts';
import { type Buyer, type OrderHarness, openOrderHarness, SIZES } from './order-harness.ts';

const { two, three } = SIZES;
export const MINUTE = 60_000;

/** The notification of a successful payment. */
export const createPaidNotification = (id: string, amount: number, transactionId = `t-${id}`) =>
  ({
    kind: 'payment',
    number: toPaymentNumber(id),
    state: 'paid',
    transactionId,
    amount,
    currency: 'CNY',
  }) as const;

/** Opens a shop and resets stock, clock and reservations before each test. */
export function setUpPayments() {
  let harness: OrderHarness;
  beforeAll(async () => {
    harness = await openOrderHarness();
  });
  beforeEach(async () => {
    harness.clock.now = NOW;
    await harness.db.deleteFrom('sandbox_notifications').execute();
    await harness.db.deleteFrom('stock_reservations').execute();
    await harness.setStock(two, 500);
    await harness.setStock(three, 500);
  });
  afterEach(() => expectLedgerToMatch(harness.db));
  afterAll(() => harness.close());

  const readPayment = (buyer: Buyer, id: string) =>
    harness.callOrThrow<{ status: string; orderId: string | null }>('getPayment', buyer, {
      params: { id },
    });
  const ordersOf = (checkoutOrderId: string) =>
    harness.db
      .selectFrom('orders')
      .selectAll()
      .where('checkout_order_id', '=', checkoutOrderId)
      .execute();
  const refundsOf = (paymentId: string) =>
    harness.db.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).execute();

  /** Creates a checkout order and starts its payment. */
  async function createStartedPayment(variants?: Record<string, number>) {
    const checkout = await harness.createCheckout(variants);
    const payment = await harness.startPayment(checkout.buyer, checkout.order.id);
    return { ...checkout, payment };
  }

  /** Sends a notification like the sandbox provider, optionally modified. */
  async function sendNotification(
    id: string,
    amount: number,
    change: { body?: string; serial?: string; at?: number } = {},
  ) {
    const { privateKey } = await sandboxKeys(harness.db);
    const resource = {
      out_trade_no: toPaymentNumber(id),
      trade_state: 'SUCCESS',
      transaction_id: `n-${id}`,
      amount: { total: amount, currency: 'CNY' },
    };
    const at = change.at ?? harness.clock.now;
    const body = writeNotification(
      { id: '1', eventType: 'TRANSACTION.SUCCESS', resource },
      SANDBOX_API_KEY,
      at,
    );
    const headers = createSignatureHeaders(body, { key: privateKey, serial: SANDBOX_SERIAL }, at);
    return harness.app.inject({
      method: 'POST',
      url: PAYMENT_NOTIFICATION_PATHS.wechat,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: change.body ?? body,
    });
  }

  return {
    get harness() {
      return harness;
    },
    readPayment,
    ordersOf,
    refundsOf,
    createStartedPayment,
    sendNotification,
  };
}
