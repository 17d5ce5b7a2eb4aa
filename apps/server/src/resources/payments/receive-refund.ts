import { recordEvent } from '../../notifications/record-event.ts';
import {
  isTestPayment,
  type PaymentProvider,
  PROVIDER_OF_CHANNEL,
} from '../../providers/payments/payment-providers.ts';
import type { RefundNotification } from '../../providers/payments/port.ts';
import { enterRefund } from '../ledger/enter-refund.ts';
import { closeRefundedReturn } from '../returns/queries.ts';
import type { PaymentDeps } from './deps.ts';
import { parsePaymentNumber } from './rules.ts';

/** Records the state of a refund, as its own provider reports it. A refund that is done does not change any more. */
export async function receiveRefundNotification(
  provider: PaymentProvider,
  { number, state }: RefundNotification,
  { db, now, logError }: Pick<PaymentDeps, 'db' | 'now' | 'logError'>,
): Promise<'noted' | 'unknown' | 'mismatch'> {
  const id = parsePaymentNumber(number);
  if (!id) return 'unknown';
  return db.transaction().execute(async (trx) => {
    const refund = await trx
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .selectAll('refunds')
      .select('payments.channel')
      .where('refunds.id', '=', id)
      .forNoKeyUpdate('refunds')
      .executeTakeFirst();
    if (!refund) return 'unknown';
    if (PROVIDER_OF_CHANNEL[refund.channel] !== provider) {
      const details = { refund: id, channel: refund.channel, provider };
      logError(details, 'refund notification rejected: another provider');
      return 'mismatch';
    }
    if (refund.status === 'done') return 'noted';
    const at = new Date(now());
    const changes =
      state === 'done'
        ? ({ status: state, done_at: at, due_at: null } as const)
        : state === 'failed'
          ? ({ status: state, due_at: null } as const)
          : ({ status: state } as const);
    await trx.updateTable('refunds').set(changes).where('id', '=', id).execute();
    if (state === 'done') {
      if (!isTestPayment(refund)) await enterRefund(trx, { id, at });
      await recordEvent(trx, { type: 'order.refunded', subjectId: id, now: at.getTime() });
      await closeRefundedReturn(trx, refund.reference, at);
    }
    if (state === 'failed') logError({ refund: id }, 'refund failed');
    return 'noted';
  });
}
