import type { Handlers } from '@vitrine/contract';
import type { transferCalls } from '@vitrine/contract/admin';
import { formatExactPrice, toChinaIsoDate } from '@vitrine/kit';
import { ApiProblem } from '../../http/api-problem.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { PROVIDER_OF_CHANNEL } from '../../providers/payments/payment-providers.ts';
import type { ReceiveDeps } from '../payments/deps.ts';
import { receiveNotification } from '../payments/receive-notification.ts';
import { receiveRefundNotification } from '../payments/receive-refund.ts';
import { toPaymentNumber } from '../payments/rules.ts';
import { changeRow } from '../records/change-rows.ts';
import {
  findTransferSettings,
  lockTransferSettings,
  updateTransferSettings,
} from '../transfers/settings.ts';
import { transferProblem } from './problems.ts';
import {
  findTransfer,
  findTransfers,
  recordTransfer,
  type SeenTransfer,
  toTransfer,
} from './queries.ts';

/** Money arrives and leaves at the bank; operators say what they have seen there. */
export function transferHandlers(
  deps: ReceiveDeps,
): Handlers<typeof transferCalls, HandlerContexts> {
  const { db, now } = deps;

  async function requireTransfer(id: string) {
    const row = await findTransfer(db, id);
    if (!row) throw new ApiProblem('not-found');
    return row;
  }

  function requirePastDay(transferredOn: string, { language }: OperatorContext): void {
    if (transferredOn > toChinaIsoDate(now()))
      throw transferProblem('transfer-day-ahead', language);
  }

  /** Records what was seen before it takes effect, so that a repeated call ends what this one began. */
  async function recordSeen(
    target: { type: 'payment' | 'refund'; id: string },
    { reference, transferredOn }: Pick<SeenTransfer, 'reference' | 'transferredOn'>,
    context: OperatorContext,
  ): Promise<void> {
    requirePastDay(transferredOn, context);
    const of = target.type === 'payment' ? { paymentId: target.id } : { refundId: target.id };
    const confirmedBy = context.operator.name;
    await db.transaction().execute(async (trx) => {
      const seen = { of, reference, transferredOn, confirmedBy, now: now() };
      const known = await recordTransfer(trx, seen);
      if (known !== undefined && known !== reference)
        throw transferProblem('transfer-known', context.language, { values: { reference: known } });
      await context.recordAudit(trx, { target, after: { reference, transferredOn } });
    });
  }

  return {
    getTransferSettings() {
      return findTransferSettings(db);
    },
    changeTransferSettings: ({ body }, context) =>
      changeRow(db, context, {
        target: { type: 'transfer-settings', id: 'shop' },
        lock: lockTransferSettings,
        write: async (trx, before) => {
          const { isOn, accountHolder, bank, accountNumber } = body;
          if (isOn && !(accountHolder && bank && accountNumber))
            throw transferProblem('transfer-settings-incomplete', context.language);
          const after = { ...body, version: before.version + 1 };
          await updateTransferSettings(trx, after);
          return after;
        },
      }),
    async listTransfers({ query }) {
      const rows = await findTransfers(db, query, parseCursor(query.cursor, ['time', 'uuid']));
      return toPage(rows, query.size, toTransfer, ({ created_at, id }) => [
        created_at.toISOString(),
        id,
      ]);
    },
    async confirmTransfer({ params: { id }, body }, context) {
      const { amount, currency } = await requireTransfer(id);
      if (Number(amount) !== body.amount)
        throw transferProblem('transfer-amount-differs', context.language, {
          values: { amount: formatExactPrice(Number(amount), currency) },
        });
      await recordSeen({ type: 'payment', id }, body, context);
      const number = toPaymentNumber(id);
      const paid = { state: 'paid', transactionId: `transfer-${number}` } as const;
      await receiveNotification(
        'transfer',
        { kind: 'payment', number, ...paid, amount: body.amount, currency },
        deps,
      );
      return toTransfer(await requireTransfer(id));
    },
    async confirmRefundTransfer({ params: { id }, body }, context) {
      const refund = await db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .select('payments.channel')
        .where('refunds.id', '=', id)
        .executeTakeFirst();
      if (!refund) throw new ApiProblem('not-found');
      if (PROVIDER_OF_CHANNEL[refund.channel] !== 'transfer')
        throw transferProblem('refund-not-by-transfer', context.language);
      await recordSeen({ type: 'refund', id }, body, context);
      const number = toPaymentNumber(id);
      await receiveRefundNotification('transfer', { kind: 'refund', number, state: 'done' }, deps);
      return { done: true };
    },
  };
}
