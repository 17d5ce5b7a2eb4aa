import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { CheckoutItemRecord } from '../checkout/queries.ts';
import { NEXT_ORDER_ID } from '../orders/create-order.ts';

export const PAYMENT_COLUMNS = [
  'id',
  'shopper_id',
  'checkout_order_id',
  'status',
  'channel',
  'amount',
  'currency',
  'instalments',
  'language',
  'return_path',
  'transaction_id',
  'created_at',
  'expires_at',
  'check_at',
  'paid_at',
] as const;

const selectPayments = (db: Kysely<Database>) => db.selectFrom('payments').select(PAYMENT_COLUMNS);

export const findPayment = (db: Kysely<Database>, id: string) =>
  selectPayments(db).where('id', '=', id).executeTakeFirst();

export type PaymentRecord = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/** Finds a payment of a shopper with the order that it paid. */
export const findPaymentOfShopper = (db: Kysely<Database>, id: string, shopperId: string) =>
  selectPayments(db)
    .select((eb) =>
      eb
        .selectFrom('orders')
        .select('orders.id')
        .whereRef('orders.payment_id', '=', 'payments.id')
        .as('order_id'),
    )
    .where('id', '=', id)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();

/** The statement that locks the pending payment of a checkout order, which is locked. */
export const lockPendingPayment = (trx: Transaction<Database>, checkoutOrderId: string) =>
  selectPayments(trx)
    .where('checkout_order_id', '=', checkoutOrderId)
    .where('status', '=', sql.lit('pending'))
    .forNoKeyUpdate()
    .compile();

/** The statement that locks a payment and returns its status and an id for its order. */
export const lockPaymentToReceive = (trx: Transaction<Database>, id: string) =>
  trx
    .selectFrom('payments')
    .select(['status', NEXT_ORDER_ID.as('order_id')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .compile();

export const findOrderOfCheckout = (db: Kysely<Database>, checkoutOrderId: string) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('checkout_order_id', '=', checkoutOrderId)
    .executeTakeFirst();

type DescribedItem = Pick<CheckoutItemRecord, 'brand_name' | 'short_description' | 'quantity'>;

/** The shopper's id at the provider of a payment. */
export const selectPayer = (eb: ExpressionBuilder<Database, 'payments'>) =>
  eb
    .selectFrom('external_identities')
    .select('subject')
    .whereRef('external_identities.shopper_id', '=', 'payments.shopper_id')
    .whereRef('external_identities.provider', '=', eb.ref('payments.channel'))
    .limit(1)
    .as('payer');

/** A payment of a shopper with the shopper's id at the provider, and the items that are paid. */
export const findPaymentToBegin = (db: Kysely<Database>, id: string, shopperId: string) =>
  selectPayments(db)
    .select(selectPayer)
    .select(
      sql<readonly DescribedItem[]>`(select jsonb_agg(jsonb_build_object('brand_name', brand_name,
          'short_description', short_description, 'quantity', quantity) order by position)
        from checkout_order_items items where items.checkout_order_id = payments.checkout_order_id)
      `.as('items'),
    )
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
  readonly id: string;
  readonly checkout_order_id: string;
  readonly status: 'paid' | 'refunded';
  readonly transactionId: string;
  readonly now: number;
}

/**
 * The statement that records that a locked payment was paid and, when that pays the order, cancels another
 * pending attempt.
 */
export const markPaid = (
  trx: Transaction<Database>,
  { id, checkout_order_id, status, transactionId, now }: PaidPayment,
) => {
  const at = new Date(now);
  return sql`with paid as (
      update payments set status = ${status}, transaction_id = ${transactionId},
        paid_at = ${at}, check_at = null
      where id = ${id}
      returning status
    )
    update payments set status = 'cancelled', check_at = ${at}
    where checkout_order_id = ${checkout_order_id} and id <> ${id} and status = 'pending'
      and exists (select from paid where paid.status = 'paid')`.compile(trx);
};

/** The statement that cancels a payment here. A recurring job closes it at its provider from `closeAt` on. */
export const cancelPayment = (trx: Transaction<Database>, id: string, closeAt: number) =>
  trx
    .updateTable('payments')
    .set({ status: 'cancelled', check_at: new Date(closeAt) })
    .where('id', '=', id)
    .compile();

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
