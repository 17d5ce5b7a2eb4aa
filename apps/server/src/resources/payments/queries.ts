import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { CheckoutItemRecord } from '../checkout/queries.ts';

const selectPayments = (db: Kysely<Database>) =>
  db
    .selectFrom('payments')
    .select(['id', 'shopper_id', 'checkout_order_id', 'status', 'channel', 'amount', 'currency'])
    .select([
      'instalments',
      'language',
      'return_path',
      'transaction_id',
      'created_at',
      'expires_at',
      'check_at',
      'paid_at',
    ]);

export const findPayment = (db: Kysely<Database>, id: string) =>
  selectPayments(db).where('id', '=', id).executeTakeFirst();

export type PaymentRecord = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export const findPaymentOfShopper = (db: Kysely<Database>, id: string, shopperId: string) =>
  selectPayments(db).where('id', '=', id).where('shopper_id', '=', shopperId).executeTakeFirst();

export const lockPendingPayment = (trx: Transaction<Database>, checkoutOrderId: string) =>
  selectPayments(trx)
    .where('checkout_order_id', '=', checkoutOrderId)
    .where('status', '=', sql.lit('pending'))
    .forNoKeyUpdate()
    .executeTakeFirst();

export const findOrderOfPayment = (db: Kysely<Database>, paymentId: string) =>
  db.selectFrom('orders').select('id').where('payment_id', '=', paymentId).executeTakeFirst();

export const findOrderOfCheckout = (db: Kysely<Database>, checkoutOrderId: string) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('checkout_order_id', '=', checkoutOrderId)
    .executeTakeFirst();

type DescribedItem = Pick<CheckoutItemRecord, 'brand_name' | 'short_description' | 'quantity'>;

/** A payment of a shopper with the shopper's id at the provider, and the items that are paid. */
export const findPaymentToBegin = (db: Kysely<Database>, id: string, shopperId: string) =>
  selectPayments(db)
    .select((eb) => [
      eb
        .selectFrom('external_identities')
        .select('subject')
        .whereRef('external_identities.shopper_id', '=', 'payments.shopper_id')
        .whereRef('external_identities.provider', '=', eb.ref('payments.channel'))
        .limit(1)
        .as('payer'),
      sql<readonly DescribedItem[]>`(select jsonb_agg(jsonb_build_object('brand_name', brand_name,
          'short_description', short_description, 'quantity', quantity) order by position)
        from checkout_order_items items where items.checkout_order_id = payments.checkout_order_id)
      `.as('items'),
    ])
    .where('id', '=', id)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();

export type PaymentToBegin = NonNullable<Awaited<ReturnType<typeof findPaymentToBegin>>>;

/**
 * Statuses that a provider can still change. A payment cancelled by the shop may still be open there.
 */
const UNPAID_STATUSES = ['pending', 'cancelled'] as const;

/** Ends an unpaid payment. A payment with a final status is not changed. */
export const endUnpaidPayment = (
  db: Kysely<Database>,
  id: string,
  status: 'failed' | 'cancelled',
) =>
  db
    .updateTable('payments')
    .set({ status, check_at: null })
    .where('id', '=', id)
    .where('status', 'in', status === 'cancelled' ? UNPAID_STATUSES : ['pending'])
    .execute();

interface PaidPayment {
  id: string;
  checkout_order_id: string;
  status: 'paid' | 'refunded';
  transactionId: string;
  now: number;
}

/**
 * Records that a payment was paid and, when that pays the order, cancels another pending attempt. Returns
 * false when it had a final status already.
 */
export async function markPaid(
  trx: Transaction<Database>,
  { id, checkout_order_id, status, transactionId, now }: PaidPayment,
): Promise<boolean> {
  const at = new Date(now);
  const { rows } = await sql`with paid as (
      update payments set status = ${status}, transaction_id = ${transactionId},
        paid_at = ${at}, check_at = null
      where id = ${id} and status not in ('paid', 'refunded')
      returning id, status
    ), cancelled as (
      update payments set status = 'cancelled', check_at = ${at}
      where checkout_order_id = ${checkout_order_id} and id <> ${id} and status = 'pending'
        and exists (select from paid where paid.status = 'paid')
    )
    select id from paid`.execute(trx);
  return rows.length > 0;
}

/** Cancels a payment here. A recurring job closes it at its provider from `closeAt` on. */
export const cancelPayment = (trx: Transaction<Database>, id: string, closeAt: number) =>
  trx
    .updateTable('payments')
    .set({ status: 'cancelled', check_at: new Date(closeAt) })
    .where('id', '=', id)
    .execute();

/** The next payment to query or to close at its provider. */
export const findPaymentToCheck = (db: Kysely<Database>, now: number) =>
  selectPayments(db)
    .where('check_at', '<=', new Date(now))
    .where('status', 'in', UNPAID_STATUSES)
    .orderBy('check_at')
    .limit(1)
    .executeTakeFirst();

/** Claims the next query of a payment. Returns false when it was queried too recently. */
export async function claimCheck(
  db: Kysely<Database>,
  id: string,
  { now, everyMs, minIntervalMs }: { now: number; everyMs: number; minIntervalMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ check_at: new Date(now + everyMs) })
    .where('id', '=', id)
    .where('status', 'in', UNPAID_STATUSES)
    .where('check_at', '<=', new Date(now + everyMs - minIntervalMs))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
