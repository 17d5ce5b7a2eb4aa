import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { PaymentNews, RefundNews } from '../../providers/payments/port.ts';
import { settle } from '../checkout/placing.ts';
import { createOrder } from '../orders/create-order.ts';
import type { PaymentDeps } from './deps.ts';
import {
  cancelPayment,
  dropPending,
  findPayment,
  lockPayment,
  lockPending,
  type PaymentRecord,
} from './queries.ts';
import { finishRefund, requestRefund } from './refunds.ts';
import { idOf } from './rules.ts';

/**
 * What news came to. `unknown` and `mismatch` are not ours to believe; the others are done, however
 * often they are told.
 */
export type Received = 'paid' | 'refunded' | 'known' | 'noted' | 'unknown' | 'mismatch';

type PaidNews = Extract<PaymentNews, { state: 'paid' }>;

const isDecided = ({ status }: PaymentRecord) => status === 'paid' || status === 'refunded';

const isAsAsked = ({ amount, currency }: PaymentRecord, news: PaidNews) =>
  Number(amount) === news.amount && currency === news.currency;

const markPaid = (
  trx: Transaction<Database>,
  id: string,
  status: 'paid' | 'refunded',
  { transactionId }: PaidNews,
  now: number,
) =>
  trx
    .updateTable('payments')
    .set({ status, transaction_id: transactionId, paid_at: new Date(now), check_at: null })
    .where('id', '=', id)
    .execute();

/**
 * Money has come in: the checkout order becomes an order, and another attempt to pay it is cancelled.
 * Where it cannot any more, because its pieces are gone or it was paid already, the money goes back.
 */
function receivePaid(payment: PaymentRecord, news: PaidNews, deps: PaymentDeps): Promise<Received> {
  const now = deps.now();
  return deps.db.transaction().execute(async (trx) => {
    const order = { checkoutOrderId: payment.checkout_order_id, paidAmount: news.amount };
    const settled = await settle(trx, order, deps);
    const current = await lockPayment(trx, payment.id);
    if (isDecided(current)) return 'known';
    if (settled.order) {
      await markPaid(trx, payment.id, 'paid', news, now);
      const other = await lockPending(trx, payment.checkout_order_id);
      if (other) await cancelPayment(trx, other.id, now);
      const paceMs = deps.settings.orderPaceMs;
      await createOrder(trx, { sums: settled.order, paymentId: payment.id, now, paceMs });
      return 'paid';
    }
    await markPaid(trx, payment.id, 'refunded', news, now);
    const reference = `payment:${payment.id}`;
    await requestRefund(trx, { paymentId: payment.id, reference, amount: news.amount, now });
    deps.onTrouble({ payment: payment.id, because: settled.refusal }, 'a payment goes back');
    return 'refunded';
  });
}

async function receivePayment(news: PaymentNews, deps: PaymentDeps): Promise<Received> {
  const id = idOf(news.number);
  const payment = id && (await findPayment(deps.db, id));
  if (!payment) return 'unknown';
  if (news.state === 'pending') return 'noted';
  if (news.state !== 'paid') {
    await dropPending(deps.db, payment.id, news.state);
    return 'noted';
  }
  if (!isAsAsked(payment, news)) {
    const told = { payment: payment.id, asked: Number(payment.amount), told: news.amount };
    deps.onTrouble(told, 'a payment of another amount was refused');
    return 'mismatch';
  }
  if (isDecided(payment)) return 'known';
  return receivePaid(payment, news, deps);
}

/** Takes in what the provider says, whether it came by itself or was asked for. */
export const receive = (news: PaymentNews | RefundNews, deps: PaymentDeps): Promise<Received> =>
  news.kind === 'refund' ? finishRefund(news, deps) : receivePayment(news, deps);
