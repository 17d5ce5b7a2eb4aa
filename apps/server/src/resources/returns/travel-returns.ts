import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { defineSweep } from '../../jobs/sweep.ts';
import { lockVariants } from '../checkout/holds.ts';
import { countSpend } from '../memberships/queries.ts';
import { requestRefund } from '../payments/refunds.ts';
import { findReturnItems, lockReturn, type ReturnRecord, referenceOf } from './queries.ts';
import { nextStatus } from './rules.ts';

const AT_ONCE = 50;

/** Pieces that were looked over may be sold again. */
async function restock(trx: Transaction<Database>, { id }: ReturnRecord) {
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

async function payBack(trx: Transaction<Database>, record: ReturnRecord, now: number) {
  const amount = Number(record.refund_amount);
  const reference = referenceOf(record.id);
  const { payment_id } = await trx
    .selectFrom('orders')
    .select('payment_id')
    .where('id', '=', record.order_id)
    .executeTakeFirstOrThrow();
  await requestRefund(trx, { paymentId: payment_id, reference, amount, now });
  await countSpend(trx, {
    reference: `refund:${reference}`,
    shopperId: record.shopper_id,
    amount: -amount,
    now,
  });
}

/** Takes a return one step further. It is locked. */
export async function advanceReturn(
  trx: Transaction<Database>,
  record: ReturnRecord,
  { now, paceMs }: { now: number; paceMs: number | undefined },
): Promise<void> {
  const status = nextStatus(record.status);
  if (!status) return;
  const goesOn = nextStatus(status) !== undefined && paceMs !== undefined;
  await trx
    .updateTable('order_returns')
    .set({
      status,
      next_at: goesOn ? new Date(now + paceMs) : null,
      ...(status === 'picked-up' ? { picked_up_at: new Date(now) } : {}),
    })
    .where('id', '=', record.id)
    .execute();
  if (status === 'inspected') await restock(trx, record);
  if (status === 'refunding') await payBack(trx, record, now);
}

/** Returns of the demo travel by themselves, until their money is on its way. */
export const travelReturns = defineSweep({
  name: 'travel-returns',
  everyMs: 2_000,
  async run({ deps: { db, now, settings } }) {
    const moment = { now: now(), paceMs: settings.orderPaceMs };
    const due = await db
      .selectFrom('order_returns')
      .select('id')
      .where('next_at', '<=', new Date(moment.now))
      .orderBy('next_at')
      .limit(AT_ONCE)
      .execute();
    for (const { id } of due)
      await db.transaction().execute(async (trx) => {
        const record = await lockReturn(trx, id);
        const isDue = record?.next_at && record.next_at.getTime() <= moment.now;
        if (record && isDue) await advanceReturn(trx, record, moment);
      });
    return due.length === AT_ONCE;
  },
});
