import { type Kysely, sql } from 'kysely';
import { IS_SALE } from '../../database/is-sale.ts';
import type { Database } from '../../database/schema.ts';

/**
 * What was paid for a merchant order in money, less what operators and returns refund of it. The shopper's
 * cancellation refunds all that is left.
 */
export const amountDue = sql<string>`(case
  when not ${IS_SALE} or (merchant_orders.status = 'cancelled' and exists (
    select from refunds where reference in ('order:' || merchant_orders.order_id,
      'merchant-order:' || merchant_orders.id))) then 0
  else greatest(0, merchant_orders.shipping_paid
    + (select coalesce(sum(amount_paid), 0) from order_items
      where merchant_order_id = merchant_orders.id)
    - (select coalesce(sum(item_amount + shipping_amount), 0) from order_refunds
      where merchant_order_id = merchant_orders.id)
    - (select coalesce(sum(refund_amount), 0) from order_returns
      where merchant_order_id = merchant_orders.id and status in ('refunding', 'refunded')))
  end)::bigint`;

/** Days are read as text, because pg reads a date at midnight of the server's zone. */
export const selectFapiao = (db: Kysely<Database>) =>
  db
    .selectFrom('fapiao')
    .innerJoin('merchant_orders', 'merchant_orders.id', 'fapiao.merchant_order_id')
    .innerJoin('orders', 'orders.id', 'fapiao.order_id')
    .selectAll('fapiao')
    .select([
      'merchant_orders.merchant_id',
      'merchant_orders.merchant',
      'orders.placed_at',
      'orders.currency',
      amountDue.as('amount_due'),
      sql<string | null>`fapiao.issued_on::text`.as('issued_day'),
      sql<string | null>`fapiao.reversed_on::text`.as('reversed_day'),
    ]);

export type FapiaoRecord = Awaited<
  ReturnType<ReturnType<typeof selectFapiao>['executeTakeFirstOrThrow']>
>;

/** The merchant orders of an order with their fapiao, the newest first. */
export async function findFapiaoParts(db: Kysely<Database>, orderId: string) {
  const parts = await db
    .selectFrom('merchant_orders')
    .innerJoin('orders', 'orders.id', 'merchant_orders.order_id')
    .select(['merchant_orders.id', 'merchant_orders.merchant', 'orders.currency'])
    .select(amountDue.as('amount_due'))
    .where('merchant_orders.order_id', '=', orderId)
    .orderBy('merchant_orders.id')
    .execute();
  const fapiao = await selectFapiao(db)
    .where('fapiao.order_id', '=', orderId)
    .orderBy('fapiao.id', 'desc')
    .execute();
  return parts.map(({ id, merchant, currency, amount_due }) => ({
    id,
    merchant,
    currency,
    amountDue: Number(amount_due),
    fapiao: fapiao.filter(({ merchant_order_id }) => merchant_order_id === id),
  }));
}

export type FapiaoPartRecord = Awaited<ReturnType<typeof findFapiaoParts>>[number];

/** Finds the order of a shopper. */
export const findOwnOrder = (db: Kysely<Database>, id: string, shopperId: string) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();

/** The e-mail address of a shopper, if it is verified. */
export const findVerifiedEmail = async (db: Kysely<Database>, shopperId: string) =>
  (
    await db
      .selectFrom('shoppers')
      .select('email')
      .where('id', '=', shopperId)
      .where('email_verified_at', 'is not', null)
      .executeTakeFirst()
  )?.email ?? null;
