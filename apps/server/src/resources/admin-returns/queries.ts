import type { RequestParts, ReturnStatus } from '@vitrine/contract';
import type { merchantReturns } from '@vitrine/contract/admin';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { parseOrderNumber } from '../orders/order-number.ts';

type Query = RequestParts<(typeof merchantReturns)['listMerchantReturns']>['query'];

/** What was paid for the delivery, less what refunds and other returns take of it. */
const shippingLeft = sql<string>`(merchant_orders.shipping_paid
  - (select coalesce(sum(shipping_amount), 0) from order_refunds
    where merchant_order_id = merchant_orders.id)
  - (select coalesce(sum(other.shipping_amount), 0) from order_returns other
    where other.merchant_order_id = merchant_orders.id and other.id <> order_returns.id
      and other.status not in ('cancelled', 'refused')))`;

const selectReturns = (db: Kysely<Database>, merchantId: string | null) =>
  db
    .selectFrom('order_returns')
    .innerJoin('merchant_orders', 'merchant_orders.id', 'order_returns.merchant_order_id')
    .innerJoin('orders', 'orders.id', 'order_returns.order_id')
    .selectAll('order_returns')
    .select(shippingLeft.as('shipping_left'))
    .select([
      'merchant_orders.merchant_id',
      'merchant_orders.merchant',
      'orders.currency',
      'orders.placed_at',
    ])
    .$if(merchantId !== null, (query) =>
      query.where('merchant_orders.merchant_id', '=', merchantId as string),
    );

export type MerchantReturnRecord = Awaited<
  ReturnType<ReturnType<typeof selectReturns>['executeTakeFirstOrThrow']>
>;

/** Finds a return that the operator may see. */
export const findMerchantReturn = (
  db: Kysely<Database>,
  id: string,
  merchantId: string | null,
): Promise<MerchantReturnRecord | undefined> =>
  selectReturns(db, merchantId).where('order_returns.id', '=', id).executeTakeFirst();

/** Returns from after the given id, and one more than a page. */
export function findMerchantReturns(
  db: Kysely<Database>,
  { status, size, sort, search, 'merchant-id': wanted }: Query,
  { after, merchantId }: { after: string | undefined; merchantId: string | null },
): Promise<MerchantReturnRecord[]> {
  const isOldestFirst = sort === 'oldest';
  return selectReturns(db, merchantId)
    .$if(wanted !== undefined, (q) => q.where('merchant_orders.merchant_id', '=', wanted as string))
    .$if(status !== undefined && status.length > 0, (q) =>
      q.where('order_returns.status', 'in', status as ReturnStatus[]),
    )
    .$if(search !== undefined, (q) =>
      q.where(sql<boolean>`orders.id = ${parseOrderNumber(search ?? '')}::bigint`),
    )
    .$if(after !== undefined, (q) =>
      q.where('order_returns.id', isOldestFirst ? '>' : '<', after as string),
    )
    .orderBy('order_returns.id', isOldestFirst ? 'asc' : 'desc')
    .limit(size + 1)
    .execute();
}
