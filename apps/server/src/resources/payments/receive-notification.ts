import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { requestRefund } from '../../payment-outbox/request-refund.ts';
import {
  type PaymentProvider,
  PROVIDER_OF_CHANNEL,
} from '../../providers/payments/payment-providers.ts';
import type { PaymentNotification, RefundNotification } from '../../providers/payments/port.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { enterPayment } from '../ledger/enter-payment.ts';
import { createOrder } from '../orders/create-order.ts';
import type { PaymentDeps } from './deps.ts';
import { endUnpaidPayment, findPayment, markPaid, type PaymentRecord } from './queries.ts';
import { receiveRefundNotification } from './receive-refund.ts';
import { parsePaymentNumber } from './rules.ts';

/**
 * The result of a notification. `unknown` and `mismatch` are rejected; the others are acknowledged, also
 * when the notification is repeated.
 */
export type NotificationResult = 'paid' | 'refunded' | 'known' | 'noted' | 'unknown' | 'mismatch';

type PaidNotification = Extract<PaymentNotification, { state: 'paid' }>;

const isFinal = ({ status }: PaymentRecord) => status === 'paid' || status === 'refunded';

const isExpectedAmount = ({ amount, currency }: PaymentRecord, notification: PaidNotification) =>
  Number(amount) === notification.amount && currency === notification.currency;

/** Undoes the transaction of a notification that another one overtook. */
class AlreadyReceivedError extends Error {}

/**
 * Places the order of a paid checkout and cancels another pending attempt to pay it. If the order cannot
 * be placed, because items sold out or it was already paid, the money is refunded.
 */
async function receivePaidNotification(
  payment: PaymentRecord,
  notification: PaidNotification,
  deps: PaymentDeps,
): Promise<NotificationResult> {
  const now = deps.now();
  const { id, checkout_order_id, currency } = payment;
  const paid = { checkoutOrderId: checkout_order_id, paidAmount: notification.amount };
  const { transactionId, amount } = notification;
  const settled = { id, amount, currency, at: new Date(now) };
  const record = async (trx: Transaction<Database>, status: 'paid' | 'refunded') => {
    if (!(await markPaid(trx, { id, checkout_order_id, status, transactionId, now })))
      throw new AlreadyReceivedError();
    return status;
  };
  const work = deps.db.transaction().execute(async (trx) => {
    const result = await placeOrder(trx, paid, deps);
    if (result.checkout) {
      const status = await record(trx, 'paid');
      const paceMs = deps.settings.orderPaceMs;
      await createOrder(trx, { checkout: result.checkout, paymentId: id, now, paceMs });
      await enterPayment(trx, settled);
      return status;
    }
    const status = await record(trx, 'refunded');
    const reference = `payment:${id}`;
    await enterPayment(trx, settled);
    await requestRefund(trx, { paymentId: id, reference, amount, now });
    deps.logError(
      { payment: id, reason: result.reason },
      'payment refunded because the order could not be placed',
    );
    return status;
  });
  return work.catch((error: unknown) => {
    if (error instanceof AlreadyReceivedError) return 'known';
    throw error;
  });
}

async function receivePaymentNotification(
  provider: PaymentProvider,
  notification: PaymentNotification,
  deps: PaymentDeps,
): Promise<NotificationResult> {
  const id = parsePaymentNumber(notification.number);
  const payment = id && (await findPayment(deps.db, id));
  if (!payment) return 'unknown';
  if (PROVIDER_OF_CHANNEL[payment.channel] !== provider) {
    const details = { payment: payment.id, channel: payment.channel, provider };
    deps.logError(details, 'payment notification rejected: another provider');
    return 'mismatch';
  }
  if (notification.state === 'pending') return 'noted';
  if (notification.state !== 'paid') {
    await endUnpaidPayment(deps.db, payment.id, notification.state);
    return 'noted';
  }
  if (!isExpectedAmount(payment, notification)) {
    const details = {
      payment: payment.id,
      expected: Number(payment.amount),
      received: notification.amount,
    };
    deps.logError(details, 'payment notification rejected: unexpected amount');
    return 'mismatch';
  }
  if (isFinal(payment)) return 'known';
  return receivePaidNotification(payment, notification, deps);
}

/**
 * Processes what a provider reports, whether in a notification or in the reply to a query. A provider reports
 * its own payments only, so that no payment depends on the keys of another provider.
 */
export const receiveNotification = (
  provider: PaymentProvider,
  notification: PaymentNotification | RefundNotification,
  deps: PaymentDeps,
): Promise<NotificationResult> =>
  notification.kind === 'refund'
    ? receiveRefundNotification(provider, notification, deps)
    : receivePaymentNotification(provider, notification, deps);
