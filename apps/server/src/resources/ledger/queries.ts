import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { EntryAmount, MerchantBalance } from './rules.ts';

/** A line of the order that a payment paid. */
export interface SoldLine {
  readonly order_id: string;
  readonly merchant_id: string;
  readonly shipping_paid: string;
  readonly product_id: string;
  readonly amount_paid: string;
  readonly country: string;
}

export const findSoldLines = (db: Kysely<Database>, paymentId: string): Promise<SoldLine[]> =>
  db
    .selectFrom('orders')
    .innerJoin('merchant_orders', 'merchant_orders.order_id', 'orders.id')
    .innerJoin('order_items', 'order_items.merchant_order_id', 'merchant_orders.id')
    .select([
      'orders.id as order_id',
      'merchant_orders.merchant_id',
      'merchant_orders.shipping_paid',
      'order_items.product_id',
      'order_items.amount_paid',
      sql<string>`orders.shipping_address ->> 'countryCode'`.as('country'),
    ])
    .where('orders.payment_id', '=', paymentId)
    .orderBy('order_items.position')
    .execute();

/** The commission rates of merchants at a time; null is the rate of those without one of their own. */
export async function findCommissionRates(
  db: Kysely<Database>,
  merchantIds: readonly string[],
  at: Date,
): Promise<Map<string | null, number>> {
  const rows = await db
    .selectFrom('commission_rates')
    .distinctOn('merchant_id')
    .select(['merchant_id', 'rate'])
    .where((eb) =>
      eb.or([eb('merchant_id', 'is', null), eb('merchant_id', 'in', [...merchantIds])]),
    )
    .where('valid_from', '<=', at)
    .orderBy('merchant_id')
    .orderBy('valid_from', 'desc')
    .execute();
  return new Map(rows.map(({ merchant_id, rate }) => [merchant_id, rate]));
}

/** What each merchant got from a payment, and what is left after its refunds. */
export async function findBalances(
  trx: Transaction<Database>,
  paymentId: string,
): Promise<(MerchantBalance & { readonly orderId: string | null })[]> {
  const { rows } = await sql<{
    merchantId: string | null;
    orderId: string | null;
    taken: MerchantBalance['taken'];
    left: MerchantBalance['left'];
  }>`
    select merchant_id as "merchantId", min(order_id)::text as "orderId",
      jsonb_build_object(
        'goods', coalesce(sum(amount) filter (where kind = 'payment'), 0),
        'commission', -coalesce(sum(amount) filter (where kind = 'commission' and amount < 0), 0),
        'duty', -coalesce(sum(amount) filter (where kind = 'duty' and amount < 0), 0)) as taken,
      jsonb_build_object(
        'goods', coalesce(sum(amount) filter (where kind in ('payment', 'refund')), 0),
        'delivery', coalesce(sum(amount) filter (where kind = 'delivery'), 0),
        'commission', -coalesce(sum(amount) filter (where kind = 'commission'), 0),
        'duty', -coalesce(sum(amount) filter (where kind = 'duty'), 0)) as left
    from ledger_entries where payment_id = ${paymentId}
    group by merchant_id order by merchant_id nulls last`.execute(trx);
  return rows;
}

export interface EntrySource {
  /** Names what happened. The entries of a source are added once. */
  readonly source: string;
  readonly paymentId: string | null;
  readonly orderId: string | null;
  readonly currency: string;
  readonly at: Date;
}

export const isEntered = async (trx: Transaction<Database>, source: string): Promise<boolean> =>
  (await trx
    .selectFrom('ledger_entries')
    .select('id')
    .where('source', '=', source)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Adds the entries of a source, unless they were added before. */
export async function insertEntries(
  trx: Transaction<Database>,
  { source, paymentId, orderId, currency, at }: EntrySource,
  entries: readonly EntryAmount[],
): Promise<void> {
  if (entries.length === 0) return;
  await trx
    .insertInto('ledger_entries')
    .values(
      entries.map(({ merchantId, kind, amount }) => ({
        at,
        merchant_id: merchantId,
        kind,
        amount,
        currency,
        source,
        payment_id: paymentId,
        order_id: merchantId === null ? null : orderId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
