import type { RequestParts } from '@vitrine/contract';
import type { money } from '@vitrine/contract/admin';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { LedgerEntriesTable } from '../../database/schema/ledger.ts';
import type { Database } from '../../database/schema.ts';
import { parseOrderNumber } from '../orders/order-number.ts';

type EntryQuery = RequestParts<(typeof money)['listLedgerEntries']>['query'];
type PayoutQuery = RequestParts<(typeof money)['listPayouts']>['query'];

export type EntryRow = Selectable<LedgerEntriesTable> & { readonly placed_at: Date | null };

/** The entries that match, the newest first, and one more than a page. */
export const findEntries = (
  db: Kysely<Database>,
  { size, merchantId, kind, orderId, orderNumber, payoutId, from, to }: EntryQuery,
  beforeId: string | undefined,
): Promise<EntryRow[]> => {
  let query = db
    .selectFrom('ledger_entries')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('orders')
        .select('placed_at')
        .whereRef('orders.id', '=', 'ledger_entries.order_id')
        .as('placed_at'),
    );
  if (beforeId !== undefined) query = query.where('id', '<', beforeId);
  if (merchantId !== undefined) query = query.where('merchant_id', '=', merchantId);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (orderId !== undefined) query = query.where('order_id', '=', orderId);
  if (orderNumber !== undefined)
    query = query.where(sql<boolean>`order_id = ${parseOrderNumber(orderNumber)}::bigint`);
  if (from !== undefined) query = query.where('at', '>=', new Date(from));
  if (to !== undefined) query = query.where('at', '<', new Date(to));
  if (payoutId !== undefined)
    query = query.where('id', 'in', (eb) =>
      eb.selectFrom('payout_entries').select('entry_id').where('payout_id', '=', payoutId),
    );
  return query
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
};

interface BalanceRow {
  readonly merchantId: string | null;
  readonly currencyIsoCode: string;
  readonly balance: number;
  readonly unplanned: number;
  readonly totals: Readonly<Record<string, number>>;
}

/** The sums of each merchant and currency: the kept ones with the changes that are not in them yet. */
export async function findMerchantBalances(
  db: Kysely<Database>,
  merchantId: string | undefined,
): Promise<BalanceRow[]> {
  const isShown = merchantId === undefined ? sql`true` : sql`merchant_id = ${merchantId}::bigint`;
  const columns = sql`merchant_id, currency, kind, amount, unplanned`;
  const { rows } = await sql<BalanceRow>`
    with sums as (
      select merchant_id, currency, kind, sum(amount) as amount, sum(unplanned) as unplanned
      from (select ${columns} from merchant_balances where ${isShown}
        union all select ${columns} from merchant_balance_changes where ${isShown}) as kept
      group by merchant_id, currency, kind
    )
    select merchant_id::text as "merchantId", currency as "currencyIsoCode",
      sum(amount)::float8 as balance, sum(unplanned)::float8 as unplanned,
      jsonb_object_agg(kind, amount) as totals
    from sums group by merchant_id, currency
    order by merchant_id nulls last, currency`.execute(db);
  return rows;
}

const nameOperator = (column: 'created_by' | 'approved_by') =>
  sql<string | null>`(select name from operators where id = ${sql.ref(`payouts.${column}`)})`;

/** Days are read as text, because pg reads a date at midnight of the server's zone. */
const selectPayouts = (db: Kysely<Database>) =>
  db
    .selectFrom('payouts')
    .selectAll()
    .select([
      sql<string>`period_from::text`.as('first_day'),
      sql<string>`period_to::text`.as('last_day'),
      nameOperator('created_by').as('creator'),
      nameOperator('approved_by').as('approver'),
    ]);

export type PayoutRow = Awaited<ReturnType<ReturnType<typeof selectPayouts>['execute']>>[number];

export const findPayouts = (
  db: Kysely<Database>,
  { size, merchantId, status }: PayoutQuery,
  beforeId: string | undefined,
): Promise<PayoutRow[]> => {
  let query = selectPayouts(db);
  if (beforeId !== undefined) query = query.where('id', '<', beforeId);
  if (merchantId !== undefined) query = query.where('merchant_id', '=', merchantId);
  if (status !== undefined) query = query.where('status', '=', status);
  return query
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
};

export const findPayout = (db: Kysely<Database>, id: string): Promise<PayoutRow | undefined> =>
  selectPayouts(db).where('id', '=', id).executeTakeFirst();

export const lockPayout = (
  trx: Transaction<Database>,
  id: string,
): Promise<PayoutRow | undefined> =>
  selectPayouts(trx).where('id', '=', id).forUpdate().executeTakeFirst();
