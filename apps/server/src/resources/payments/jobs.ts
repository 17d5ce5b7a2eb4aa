import { sql } from 'kysely';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import { getRetryDelay } from '../../jobs/retry-delay.ts';
import { PROVIDER_OF_CHANNEL } from '../../providers/payments/payment-providers.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { CHECK_INTERVAL_MS, closePayment, queryProvider } from './check-payment.ts';
import { getPaymentProvider, type PaymentDeps } from './deps.ts';
import { claimCheck, findPaymentToCheck } from './queries.ts';
import { receiveRefundNotification } from './receive-refund.ts';
import { toPaymentNumber } from './rules.ts';

/** After this many attempts a refund fails, and an operator has to look into it. */
const MAX_ATTEMPTS = 20;

/** Claims one due refund by postponing its next attempt, so that no other process takes it. */
async function claimDueRefund({ db, now }: PaymentDeps) {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .selectAll('refunds')
      .select(['payments.amount as total', 'payments.currency', 'payments.channel'])
      .where('refunds.due_at', '<=', new Date(now()))
      .where('refunds.status', 'in', ['requested', 'processing'])
      .orderBy('refunds.due_at')
      .limit(1)
      .forNoKeyUpdate('refunds')
      .skipLocked()
      .executeTakeFirst();
    if (!row) return undefined;
    await trx
      .updateTable('refunds')
      .set({
        attempts: sql<number>`attempts + 1`,
        due_at: new Date(now() + getRetryDelay(row.attempts)),
      })
      .where('id', '=', row.id)
      .execute();
    return row;
  });
}

type DueRefund = NonNullable<Awaited<ReturnType<typeof claimDueRefund>>>;

/** Sends a refund and returns its state, or undefined when the provider is unavailable. */
async function sendRefund(due: DueRefund, deps: PaymentDeps) {
  const number = toPaymentNumber(due.id);
  try {
    return await getPaymentProvider(due, deps).refund({
      number,
      paymentNumber: toPaymentNumber(due.payment_id),
      amount: Number(due.amount),
      total: Number(due.total),
      currency: due.currency,
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (due.attempts + 1 < MAX_ATTEMPTS) return undefined;
    return { kind: 'refund', number, state: 'failed' } as const;
  }
}

/** Sends due refunds and retries until they are done. The refund number makes retries idempotent. */
export const sendRefunds = defineRecurringJob<PaymentDeps>({
  name: 'send-refunds',
  everyMs: 2_000,
  async run({ deps }) {
    const due = await claimDueRefund(deps);
    if (!due) return false;
    const notification = await sendRefund(due, deps);
    if (notification)
      await receiveRefundNotification(PROVIDER_OF_CHANNEL[due.channel], notification, deps);
    return true;
  },
});

/** Keeps an expired payment open a little longer, so that a payment in the last second succeeds. */
const CLOSE_DELAY_MS = 30_000;

/** Queries payments without a notification, and closes those that have expired or were cancelled. */
export const checkPayments = defineRecurringJob<PaymentDeps>({
  name: 'check-payments',
  everyMs: 5_000,
  async run({ deps }) {
    const payment = await findPaymentToCheck(deps.db, deps.now());
    if (!payment) return false;
    const timing = {
      now: deps.now(),
      everyMs: CHECK_INTERVAL_MS,
      minIntervalMs: CHECK_INTERVAL_MS,
    };
    if (!(await claimCheck(deps.db, payment.id, timing))) return true;
    if (payment.status === 'pending') await queryProvider(payment, deps);
    const isExpired = payment.expires_at.getTime() + CLOSE_DELAY_MS <= deps.now();
    if (payment.status === 'cancelled' || isExpired) await closePayment(payment, deps);
    return true;
  },
});
