import type { FapiaoStatus, RequestParts } from '@vitrine/contract';
import type { fapiaoRequests } from '@vitrine/contract/admin';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { whereOverdue } from '../fapiao/jobs.ts';
import { amountDue, type FapiaoRecord, selectFapiao } from '../fapiao/queries.ts';
import { parseOrderNumber } from '../orders/order-number.ts';

export type FapiaoQuery = RequestParts<(typeof fapiaoRequests)['listFapiao']>['query'];

/** The fapiao that an operator may see. */
const selectVisible = (db: Kysely<Database>, merchantId: string | null) =>
  selectFapiao(db).$if(merchantId !== null, (query) =>
    query.where('merchant_orders.merchant_id', '=', merchantId as string),
  );

export const findFapiao = (
  db: Kysely<Database>,
  id: string,
  merchantId: string | null,
): Promise<FapiaoRecord | undefined> =>
  selectVisible(db, merchantId).where('fapiao.id', '=', id).executeTakeFirst();

const whereToReverse = sql<SqlBool>`(fapiao.status = 'issued' and ${amountDue} < fapiao.amount)`;

const whereFound = (search: string) => {
  const number = search.replaceAll(/[\s-]/g, '');
  return sql<SqlBool>`fapiao.id in (
    select id from fapiao where order_id = ${parseOrderNumber(search)}::bigint
    union all select id from fapiao where number = ${number}
    union all select id from fapiao where reversal_number = ${number})`;
};

/** Fapiao from after the given id, and one more than a page. */
export function findFapiaoPage(
  db: Kysely<Database>,
  query: FapiaoQuery,
  page: { readonly after: string | undefined; readonly own: string | null; readonly now: number },
): Promise<FapiaoRecord[]> {
  const { status, merchantId, overdue, toReverse, search, from, to, sort, size } = query;
  const { after, own, now } = page;
  const isOldestFirst = sort === 'oldest';
  return selectVisible(db, own)
    .$if(merchantId !== undefined, (q) =>
      q.where('merchant_orders.merchant_id', '=', merchantId as string),
    )
    .$if(status !== undefined && status.length > 0, (q) =>
      q.where('fapiao.status', 'in', status as FapiaoStatus[]),
    )
    .$if(overdue === true, (q) => q.where(whereOverdue(now)))
    .$if(overdue === false, (q) => q.where(sql<SqlBool>`not ${whereOverdue(now)}`))
    .$if(toReverse === true, (q) => q.where(whereToReverse))
    .$if(toReverse === false, (q) => q.where(sql<SqlBool>`(${whereToReverse}) is not true`))
    .$if(search !== undefined, (q) => q.where(whereFound(search as string)))
    .$if(from !== undefined, (q) => q.where('requested_at', '>=', new Date(from as string)))
    .$if(to !== undefined, (q) => q.where('requested_at', '<', new Date(to as string)))
    .$if(after !== undefined, (q) =>
      q.where('fapiao.id', isOldestFirst ? '>' : '<', after as string),
    )
    .orderBy('fapiao.id', isOldestFirst ? 'asc' : 'desc')
    .limit(size + 1)
    .execute();
}
