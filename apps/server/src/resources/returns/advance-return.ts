import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { requestRefund } from '../../payment-outbox/request-refund.ts';
import { lockVariants } from '../../stock/reservations.ts';
import { recordSpend } from '../memberships/queries.ts';
import { findReturnItems, type ReturnRecord, toRefundReference } from './queries.ts';
import { getNextReturnStatus } from './rules.ts';

/** Returns inspected items to stock. */
async function restockReturn(trx: Transaction<Database>, { id }: ReturnRecord) {
  const items = await findReturnItems(trx, [id]);
  await lockVariants(
    trx,
    items.map(({ variant_id }) => variant_id),
  );
  for (const { variant_id, quantity } of items)
    await trx
      .updateTable('variants')
      .set({ quantity: sql<number>`quantity + ${quantity}` })
      .where('id', '=', variant_id)
      .execute();
}

async function refundReturn(trx: Transaction<Database>, record: ReturnRecord, now: number) {
  const amount = Number(record.refund_amount);
  const reference = toRefundReference(record.id);
  const { payment_id } = await trx
    .selectFrom('orders')
    .select('payment_id')
    .where('id', '=', record.order_id)
    .executeTakeFirstOrThrow();
  await requestRefund(trx, { paymentId: payment_id, reference, amount, now });
  await recordSpend(trx, {
    reference: `refund:${reference}`,
    shopperId: record.shopper_id,
    amount: -amount,
    now,
  });
}

/** Advances a return by one status. The caller has locked it. */
export async function advanceReturn(
  trx: Transaction<Database>,
  record: ReturnRecord,
  { now, paceMs }: { now: number; paceMs: number | undefined },
): Promise<void> {
  const status = getNextReturnStatus(record.status);
  if (!status) return;
  const hasNextStatus = getNextReturnStatus(status) !== undefined && paceMs !== undefined;
  await trx
    .updateTable('order_returns')
    .set({
      status,
      next_at: hasNextStatus ? new Date(now + paceMs) : null,
      ...(status === 'picked-up' ? { picked_up_at: new Date(now) } : {}),
    })
    .where('id', '=', record.id)
    .execute();
  if (status === 'inspected') await restockReturn(trx, record);
  if (status === 'refunding') await refundReturn(trx, record, now);
}
