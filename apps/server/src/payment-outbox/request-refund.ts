import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

export interface RefundRequest {
  readonly paymentId: string;
  /** Names the reason, for example `order:1001`. Each reference is refunded once. */
  readonly reference: string;
  readonly amount: number;
  readonly now: number;
}

/** Requests a refund, at most once for a reference. A recurring job sends it to the provider. */
export async function requestRefund(
  trx: Transaction<Database>,
  { paymentId, reference, amount, now }: RefundRequest,
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
