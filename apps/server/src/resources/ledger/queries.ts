import { type Expression, type Kysely, sql, type Transaction } from 'kysely';
import { runTogether } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { mapDutyRates, type ProductDutyRate, selectDutyRates } from '../taxes/queries.ts';
import type { EntryAmount, MerchantBalance, SaleRates, SoldLine } from './rules.ts';

export const findSoldLines = (db: Kysely<Database>, paymentId: string) =>
  db
    .selectFrom('orders')
    .innerJoin('merchant_orders', 'merchant_orders.order_id', 'orders.id')
    .innerJoin('order_items', 'order_items.merchant_order_id', 'merchant_orders.id')
    .select([
      'orders.id as order_id',
      'merchant_orders.merchant_id',
      'merchant_orders.shipping_paid',
      'merchant_orders.ships_from',
      'order_items.product_id',
      'order_items.amount_paid',
      sql<string>`orders.shipping_address ->> 'countryCode'`.as('country'),
    ])
    .where('orders.payment_id', '=', paymentId)
    .orderBy('order_items.position')
    .execute();

interface CommissionRate {
  readonly merchant_id: string | null;
  readonly rate: number;
}

/** The commission rates of merchants at a time; null is the rate of those without one of their own. */
const selectCommissionRates = (merchantIds: Expression<unknown>, at: Date) =>
  sql<CommissionRate>`select distinct on (merchant_id) merchant_id, rate from commission_rates
    where (merchant_id is null or merchant_id = any(${merchantIds}::bigint[])) and valid_from <= ${at}
    order by merchant_id, valid_from desc`;

const mapSaleRates = (
  commissions: readonly CommissionRate[],
  duties: readonly ProductDutyRate[],
): SaleRates => ({
  commissions: new Map(commissions.map(({ merchant_id, rate }) => [merchant_id, rate])),
  duties: mapDutyRates(duties),
});

/** Finds the rates of lines that are already in an order. */
export async function findSaleRates(
  db: Kysely<Database>,
  lines: readonly (SoldLine & { readonly country: string })[],
  at: Date,
): Promise<SaleRates> {
  const merchantIds = sql.val(lines.map(({ merchant_id }) => merchant_id));
  const productIds = sql.val(lines.map(({ product_id }) => product_id));
  const country = sql.val(lines[0]?.country ?? '');
  const [commissions, duties] = await runTogether(
    db,
    selectCommissionRates(merchantIds, at).compile(db),
    selectDutyRates({ productIds, country, at }).compile(db),
  );
  return mapSaleRates(commissions, duties);
}

/** The statements that find the rates of a checkout order, which is locked. */
export function selectRatesOfCheckout(db: Kysely<Database>, id: string, at: Date) {
  const listOf = (column: string) => sql`(select array_agg(${sql.ref(column)})
    from checkout_order_items where checkout_order_id = ${id})`;
  const country = sql`(select shipping_address ->> 'countryCode' from checkout_orders
    where id = ${id})`;
  return {
    commissions: selectCommissionRates(listOf('merchant_id'), at).compile(db),
    duties: selectDutyRates({ productIds: listOf('product_id'), country, at }).compile(db),
    map: mapSaleRates,
  };
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

/** The statement that adds the entries of a source, unless they were added before. */
export const compileEntries = (
  trx: Transaction<Database>,
  { source, paymentId, orderId, currency, at }: EntrySource,
  entries: readonly EntryAmount[],
) =>
  sql`insert into ledger_entries
      (at, merchant_id, kind, amount, currency, source, payment_id, order_id)
    select ${at}, entry."merchantId", entry.kind, entry.amount, ${currency}, ${source}, ${paymentId},
      case when entry."merchantId" is not null then ${orderId}::bigint end
    from jsonb_to_recordset(${JSON.stringify(entries)})
      as entry ("merchantId" bigint, kind text, amount bigint)
    on conflict do nothing`.compile(trx);

export const insertEntries = (
  trx: Transaction<Database>,
  source: EntrySource,
  entries: readonly EntryAmount[],
) => trx.executeQuery(compileEntries(trx, source, entries));
