import { commitTogether, type PipelinedTransaction } from '../../database/pipeline.ts';
import { requestRefund } from '../../payment-outbox/request-refund.ts';
import {
  isTestPayment,
  type PaymentProvider,
  PROVIDER_OF_CHANNEL,
} from '../../providers/payments/payment-providers.ts';
import type { PaymentNotification, RefundNotification } from '../../providers/payments/port.ts';
import { lockToPlaceOrder } from '../checkout/place-order.ts';
import { compilePaymentEntries } from '../ledger/enter-payment.ts';
import { selectRatesOfCheckout } from '../ledger/queries.ts';
import { createOrder } from '../orders/create-order.ts';
import type { ReceiveDeps } from './deps.ts';
import {
  endUnpaidPayment,
  findPayment,
  lockPaymentToReceive,
  markPaid,
  type PaymentRecord,
} from './queries.ts';
import { receiveRefundNotification } from './receive-refund.ts';
import { parsePaymentNumber } from './rules.ts';

/**
 * The result of a notification. `unknown` and `mismatch` are rejected; the others are acknowledged, also
 * when the notification is repeated.
 */
export type NotificationResult = 'paid' | 'refunded' | 'known' | 'noted' | 'unknown' | 'mismatch';

type PaidNotification = Extract<PaymentNotification, { state: 'paid' }>;

const isFinal = ({ status }: Pick<PaymentRecord, 'status'>) =>
  status === 'paid' || status === 'refunded';

const isExpectedAmount = ({ amount, currency }: PaymentRecord, notification: PaidNotification) =>
  Number(amount) === notification.amount && currency === notification.currency;

/** Locks a payment and its checkout order, and finds what an order of it needs. */
async function lockToReceive(
  transaction: PipelinedTransaction,
  { id, checkout_order_id }: PaymentRecord,
  { amount }: PaidNotification,
  deps: ReceiveDeps,
) {
  const { trx } = transaction;
  const rates = selectRatesOfCheckout(trx, checkout_order_id, new Date(deps.now()));
  const {
    nextRows: [[locked], commissions, duties],
    placeOrder,
  } = await lockToPlaceOrder(
    transaction,
    { checkoutOrderId: checkout_order_id, paidAmount: amount },
    deps,
    lockPaymentToReceive(trx, id),
    rates.commissions,
    rates.duties,
  );
  if (!locked) throw new Error(`There is no payment ${id}`);
  return { ...locked, rates: rates.map(commissions, duties), placeOrder };
}

/**
 * Places the order of a paid checkout and cancels another pending attempt to pay it. If the order cannot
 * be placed, because items sold out or it was already paid, the money is refunded.
 */
const receivePaidNotification = (
  payment: PaymentRecord,
  notification: PaidNotification,
  deps: ReceiveDeps,
): Promise<NotificationResult> =>
  commitTogether(deps.db, async (transaction): Promise<NotificationResult> => {
    const now = deps.now();
    const { trx, sendWithCommit } = transaction;
    const { id, checkout_order_id, currency } = payment;
    const { transactionId, amount } = notification;
    const locked = await lockToReceive(transaction, payment, notification, deps);
    // Another notification of the same payment was faster.
    if (isFinal(locked)) return 'known';
    const { checkout, reason } = await locked.placeOrder();
    const status = checkout ? 'paid' : 'refunded';
    void sendWithCommit(markPaid(trx, { id, checkout_order_id, status, transactionId, now }));
    const { order_id: orderId, rates } = locked;
    const { orderPaceMs: paceMs } = deps.settings;
    const isTest = isTestPayment(payment);
    const order = { id: orderId, paymentId: id, isTest, now, paceMs, keyring: deps.keyring };
    const lines = checkout && createOrder(transaction, { ...order, checkout });
    const settled = { id, amount, currency, at: new Date(now) };
    if (!isTest)
      void sendWithCommit(compilePaymentEntries(trx, settled, rates, lines && { orderId, lines }));
    if (checkout) return status;
    await requestRefund(trx, { paymentId: id, reference: `payment:${id}`, amount, now });
    deps.logError(
      { payment: id, reason },
      'payment refunded because the order could not be placed',
    );
    return status;
  });

async function receivePaymentNotification(
  provider: PaymentProvider,
  notification: PaymentNotification,
  deps: ReceiveDeps,
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
  deps: ReceiveDeps,
): Promise<NotificationResult> =>
  notification.kind === 'refund'
    ? receiveRefundNotification(provider, notification, deps)
    : receivePaymentNotification(provider, notification, deps);
