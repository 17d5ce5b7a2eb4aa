import type { RequestParts } from '@vitrine/contract';
import type { reconciliation } from '@vitrine/contract/admin';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

type BillQuery = RequestParts<(typeof reconciliation)['listProviderBills']>['query'];
type ExportQuery = RequestParts<(typeof reconciliation)['exportBillDifferences']>['query'];

/** Days are read as text, because pg reads a date at midnight of the server's zone. */
const selectBills = (db: Kysely<Database>) =>
  db
    .selectFrom('provider_bills')
    .selectAll()
    .select((eb) => [
      sql<string>`provider_bills.day::text`.as('bill_day'),
      eb
        .selectFrom('bill_differences')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('bill_differences.bill_id', '=', 'provider_bills.id')
        .where('bill_differences.status', '=', 'open')
        .as('open_differences'),
    ]);

export type BillRow = Awaited<ReturnType<ReturnType<typeof selectBills>['execute']>>[number];

/** The bills by day and id, the newest first, and one more than a page. */
export function findBills(
  db: Kysely<Database>,
  { size, provider, status }: BillQuery,
  before: readonly string[] | undefined,
): Promise<BillRow[]> {
  const [day = '', id = ''] = before ?? [];
  let query = selectBills(db);
  if (before) query = query.where(sql<boolean>`(provider_bills.day::text, id) < (${day}, ${id})`);
  if (provider !== undefined) query = query.where('provider', '=', provider);
  if (status !== undefined) query = query.where('status', '=', status);
  return query
    .orderBy(sql`provider_bills.day::text`, 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
}

export const findBill = (db: Kysely<Database>, id: string): Promise<BillRow | undefined> =>
  selectBills(db).where('id', '=', id).executeTakeFirst();

/** The payment or refund that the number of a line names, where the number is one of the shop's. */
const ownId = sql`case when difference.number ~ '^[0-9a-f]{32}$' then difference.number::uuid end`;

const selectDifferences = (db: Kysely<Database>) =>
  db
    .selectFrom('bill_differences as difference')
    .innerJoin('provider_bills as bill', 'bill.id', 'difference.bill_id')
    .leftJoin('refunds', (join) =>
      join.on(sql<boolean>`difference.kind = 'refund' and refunds.id = ${ownId}`),
    )
    .leftJoin('orders', (join) =>
      join.on(sql<boolean>`orders.payment_id
        = case difference.kind when 'payment' then ${ownId} else refunds.payment_id end`),
    )
    .selectAll('difference')
    .select(['bill.provider', sql<string>`bill.day::text`.as('bill_day')])
    .select(['orders.id as order_id', 'orders.placed_at']);

export type DifferenceRow = Awaited<
  ReturnType<ReturnType<typeof selectDifferences>['execute']>
>[number];

/** The differences that match, the newest first. */
export function findDifferences(
  db: Kysely<Database>,
  { provider, status, from, to }: ExportQuery,
  limit: number,
  beforeId?: string,
): Promise<DifferenceRow[]> {
  let query = selectDifferences(db);
  if (beforeId !== undefined) query = query.where('difference.id', '<', beforeId);
  if (provider !== undefined) query = query.where('bill.provider', '=', provider);
  if (status !== undefined) query = query.where('difference.status', '=', status);
  if (from !== undefined) query = query.where(sql<boolean>`bill.day >= ${from}::date`);
  if (to !== undefined) query = query.where(sql<boolean>`bill.day <= ${to}::date`);
  return query.orderBy('difference.id', 'desc').limit(limit).execute();
}

export const findDifference = (
  db: Kysely<Database>,
  id: string,
): Promise<DifferenceRow | undefined> =>
  selectDifferences(db).where('difference.id', '=', id).executeTakeFirst();
