import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { RefundNews } from '../../providers/payments/port.ts';
import { closeReturnOf } from '../returns/queries.ts';
import type { PaymentDeps } from './deps.ts';
import { idOf } from './rules.ts';

export interface RefundWish {
  readonly paymentId: string;
  /** What for: `order:1001`. The same thing is paid back once. */
  readonly reference: string;
  readonly amount: number;
  readonly now: number;
}

/** Asks for money to go back, at most once for a reference. A sweep sends it. */
export async function requestRefund(
  trx: Transaction<Database>,
  { paymentId, reference, amount, now }: RefundWish,
): Promise<void> {
  if (amount <= 0) return;
  await trx
    .insertInto('refunds')
    .values({
      id: randomUUID(),
      payment_id: paymentId,
      reference,
      amount,
      due_at: new Date(now),
      requested_at: new Date(now),
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
}

/** Notes what became of a refund. One that is done stays done. */
export async function finishRefund(
  { number, state }: RefundNews,
  { db, now, onTrouble }: Pick<PaymentDeps, 'db' | 'now' | 'onTrouble'>,
): Promise<'noted' | 'unknown'> {
  const id = idOf(number);
  if (!id) return 'unknown';
  return db.transaction().execute(async (trx) => {
    const refund = await trx
      .selectFrom('refunds')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!refund) return 'unknown';
    if (refund.status === 'done') return 'noted';
    const at = new Date(now());
    const changes =
      state === 'done'
        ? ({ status: state, done_at: at, due_at: null } as const)
        : state === 'failed'
          ? ({ status: state, due_at: null } as const)
          : ({ status: state } as const);
    await trx.updateTable('refunds').set(changes).where('id', '=', id).execute();
    if (state === 'done') await closeReturnOf(trx, refund.reference, at);
    if (state === 'failed') onTrouble({ refund: id }, 'a refund failed');
    return 'noted';
  });
}
