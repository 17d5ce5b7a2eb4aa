import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

const payments = (db: Kysely<Database>) => db.selectFrom('payments').selectAll();

export const findPayment = (db: Kysely<Database>, id: string) =>
  payments(db).where('id', '=', id).executeTakeFirst();

export type PaymentRecord = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export const findOwnPayment = (db: Kysely<Database>, id: string, shopperId: string) =>
  payments(db).where('id', '=', id).where('shopper_id', '=', shopperId).executeTakeFirst();

export const lockPayment = (trx: Transaction<Database>, id: string) =>
  payments(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();

export const lockPending = (trx: Transaction<Database>, checkoutOrderId: string) =>
  payments(trx)
    .where('checkout_order_id', '=', checkoutOrderId)
    .where('status', '=', 'pending')
    .forNoKeyUpdate()
    .executeTakeFirst();

export const findOrderOf = (db: Kysely<Database>, paymentId: string) =>
  db.selectFrom('orders').select('id').where('payment_id', '=', paymentId).executeTakeFirst();

export const findOrderOfCheckout = (db: Kysely<Database>, checkoutOrderId: string) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('checkout_order_id', '=', checkoutOrderId)
    .executeTakeFirst();

/** Whom the provider knows the shopper as, in the account of a channel. */
export const findPayer = async (db: Kysely<Database>, shopperId: string, channel: string) =>
  (
    await db
      .selectFrom('shopper_identities')
      .select('subject')
      .where('shopper_id', '=', shopperId)
      .where('provider', '=', channel)
      .executeTakeFirst()
  )?.subject;

/** Of these a house may still say something new. One that the shop cancelled may not be closed there yet. */
const UNSETTLED = ['pending', 'cancelled'] as const;

/** A payment that came to nothing; one that was decided meanwhile stays as it is. */
export const dropPending = (db: Kysely<Database>, id: string, status: 'failed' | 'cancelled') =>
  db
    .updateTable('payments')
    .set({ status, check_at: null })
    .where('id', '=', id)
    .where('status', 'in', status === 'cancelled' ? UNSETTLED : ['pending'])
    .execute();

/** The shop wants no money of it any more. Its house has to be told, at `tellAt` if nobody does before. */
export const cancelPayment = (trx: Transaction<Database>, id: string, tellAt: number) =>
  trx
    .updateTable('payments')
    .set({ status: 'cancelled', check_at: new Date(tellAt) })
    .where('id', '=', id)
    .execute();

/** The same for what is open of checkout orders that their shopper has left. They must be locked. */
export const cancelPaymentsOf = (
  trx: Transaction<Database>,
  checkoutOrderIds: readonly string[],
  tellAt: number,
) =>
  trx
    .updateTable('payments')
    .set({ status: 'cancelled', check_at: new Date(tellAt) })
    .where('checkout_order_id', 'in', checkoutOrderIds)
    .where('status', '=', 'pending')
    .execute();

/** The next payment to ask its house about, or to close there. */
export const findDue = (db: Kysely<Database>, now: number) =>
  payments(db)
    .where('check_at', '<=', new Date(now))
    .where('status', 'in', UNSETTLED)
    .orderBy('check_at')
    .limit(1)
    .executeTakeFirst();

/**
 * The right to ask the provider about a payment, until the next time. Whoever asks too soon after
 * somebody else does not get it.
 */
export async function claimCheck(
  db: Kysely<Database>,
  id: string,
  { now, everyMs, restMs }: { now: number; everyMs: number; restMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ check_at: new Date(now + everyMs) })
    .where('id', '=', id)
    .where('status', 'in', UNSETTLED)
    .where('check_at', '<=', new Date(now + everyMs - restMs))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
