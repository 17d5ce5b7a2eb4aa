import type { RequestParts, ShipmentStatus } from '@vitrine/contract';
import type { merchantOrders } from '@vitrine/contract/admin';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type OrderSearch, selectByPart } from '../order-search/queries.ts';
import { parseOrderNumber } from '../orders/order-number.ts';
import { parsePaymentNumber } from '../payments/rules.ts';
import { ACCEPT_WITHIN_MS, SHIP_WITHIN_MS } from './overdue-rules.ts';

export type ListQuery = RequestParts<(typeof merchantOrders)['listMerchantOrders']>['query'];

/** The condition of `isOverdue` in SQL. */
export const whereOverdue = (now: number) => sql<SqlBool>`(
  (merchant_orders.status = 'paid' and merchant_orders.paid_at < ${new Date(now - ACCEPT_WITHIN_MS)})
  or (merchant_orders.status in ('accepted', 'packed')
    and coalesce(merchant_orders.accepted_at, merchant_orders.paid_at)
      < ${new Date(now - SHIP_WITHIN_MS)}))`;

const inMs = (milliseconds: number) => sql`${milliseconds} * interval '1 millisecond'`;

/** `getDueTime` in SQL; never for orders of which no step is due. */
const dueTime = sql<Date>`(case
  when merchant_orders.status = 'paid' then merchant_orders.paid_at + ${inMs(ACCEPT_WITHIN_MS)}
  when merchant_orders.status in ('accepted', 'packed')
    then coalesce(merchant_orders.accepted_at, merchant_orders.paid_at) + ${inMs(SHIP_WITHIN_MS)}
  else 'infinity' end)`;

/** The last row of the page before. */
export interface QueuePosition {
  readonly id: string;
  readonly dueAt: string;
}

const whereAfter = (sort: ListQuery['sort'], { id, dueAt }: QueuePosition) => {
  if (sort === 'due')
    return sql<SqlBool>`(${dueTime}, merchant_orders.id) > (${dueAt}::timestamptz, ${id}::bigint)`;
  return sort === 'oldest'
    ? sql<SqlBool>`merchant_orders.id > ${id}::bigint`
    : sql<SqlBool>`merchant_orders.id < ${id}::bigint`;
};

/** Names and mobiles of recipients are searched only where these are set. */
type RecipientSearch = Pick<OrderSearch, 'keyring' | 'includesRecipients'>;

const whereFound = (search: string, recipients: RecipientSearch) => {
  const number = search.replaceAll(/[\s-]/g, '').toUpperCase();
  const paymentId = parsePaymentNumber(number.toLowerCase()) ?? null;
  // Two conditions joined by `or` would read every row; each of these has its index.
  return sql<SqlBool>`merchant_orders.id in (
    select id from merchant_orders where order_id = ${parseOrderNumber(search)}::bigint
    union all select merchant_order_id from shipments where tracking_number = ${number}
    union all select part.id from orders join merchant_orders part on part.order_id = orders.id
      where orders.payment_id = ${paymentId}::uuid
    union all ${selectByPart({ text: search, ...recipients })})`;
};

/** The columns of the queue; what was paid includes the delivery. */
const selectSummaries = (db: Kysely<Database>) =>
  db
    .selectFrom('merchant_orders')
    .innerJoin('orders', 'orders.id', 'merchant_orders.order_id')
    .selectAll('merchant_orders')
    .select([
      'orders.placed_at',
      'orders.payment_id',
      'orders.shopper_id',
      'orders.discount_name',
      'orders.is_test',
      'orders.currency',
      'orders.shipping_address',
      'orders.is_personal_id_required',
      'merchant_orders.ships_from',
      'orders.personal_id_id',
      sql<number>`(select sum(quantity)::int from order_items
        where merchant_order_id = merchant_orders.id)`.as('pieces'),
      sql<string>`merchant_orders.shipping_paid + (select sum(amount_paid) from order_items
        where merchant_order_id = merchant_orders.id)`.as('amount'),
    ]);

export type SummaryRecord = Awaited<
  ReturnType<ReturnType<typeof selectSummaries>['executeTakeFirstOrThrow']>
>;

/** Merchant orders from after the given position, and one more than a page. */
export function findMerchantOrders(
  db: Kysely<Database>,
  query: ListQuery,
  {
    after,
    merchantId,
    now,
    recipients,
  }: {
    after: QueuePosition | undefined;
    merchantId: string | null;
    now: number;
    recipients: RecipientSearch;
  },
): Promise<SummaryRecord[]> {
  const { status, search, from, to, overdue, sort, size, 'merchant-id': wanted } = query;
  return selectSummaries(db)
    .$if(merchantId !== null, (q) =>
      q.where('merchant_orders.merchant_id', '=', merchantId as string),
    )
    .$if(wanted !== undefined, (q) => q.where('merchant_orders.merchant_id', '=', wanted as string))
    .$if(status !== undefined && status.length > 0, (q) =>
      q.where('merchant_orders.status', 'in', status as ShipmentStatus[]),
    )
    .$if(overdue === true, (q) => q.where(whereOverdue(now)))
    .$if(overdue === false, (q) => q.where(sql<SqlBool>`not ${whereOverdue(now)}`))
    .$if(search !== undefined, (q) => q.where(whereFound(search as string, recipients)))
    .$if(from !== undefined, (q) =>
      q.where('merchant_orders.paid_at', '>=', new Date(from as string)),
    )
    .$if(to !== undefined, (q) => q.where('merchant_orders.paid_at', '<', new Date(to as string)))
    .$if(after !== undefined, (q) => q.where(whereAfter(sort, after as QueuePosition)))
    .$if(sort === 'due', (q) => q.orderBy(dueTime))
    .orderBy('merchant_orders.id', sort === 'newest' ? 'desc' : 'asc')
    .limit(size + 1)
    .execute();
}

/** The items of merchant orders with what tells them apart when they are picked. */
export const findLines = (db: Kysely<Database>, merchantOrderIds: readonly string[]) =>
  db
    .selectFrom('order_items')
    .leftJoin('variants', 'variants.id', 'order_items.variant_id')
    .leftJoin('products', 'products.id', 'order_items.product_id')
    .leftJoin('colours', 'colours.code', 'products.colour_code')
    .select([
      'order_items.id',
      'order_items.merchant_order_id',
      'order_items.brand_name',
      'order_items.short_description',
      'order_items.image_keys',
      'order_items.size',
      'order_items.size_scale',
      'order_items.quantity',
      'variants.sku',
      'colours.name as colour',
    ])
    .where('order_items.merchant_order_id', 'in', merchantOrderIds)
    .orderBy('order_items.position')
    .execute();

export type LineRecord = Awaited<ReturnType<typeof findLines>>[number];

export const findSummary = (db: Kysely<Database>, id: string): Promise<SummaryRecord> =>
  selectSummaries(db).where('merchant_orders.id', '=', id).executeTakeFirstOrThrow();

/** The condition of the indexes of what waits for merchants. */
export const WHERE_OPEN = sql<SqlBool>`merchant_orders.status in ('paid', 'accepted', 'packed')`;

interface StatusCount {
  readonly status: ShipmentStatus;
  readonly count: number;
  readonly overdue: number;
}

/** How many merchant orders are in each status, and how many of them are overdue. */
export async function countByStatus(
  db: Kysely<Database>,
  merchantId: string | null,
  now: number,
): Promise<StatusCount[]> {
  const isShown = merchantId === null ? sql`true` : sql`merchant_id = ${merchantId}::bigint`;
  const { rows } = await sql<StatusCount>`
    with kept as (
      select status, count from merchant_order_counts where ${isShown}
      union all select status, count from merchant_order_count_changes where ${isShown}
    ), late as (
      select status, count(*)::int as count from merchant_orders
      where ${WHERE_OPEN} and ${whereOverdue(now)} and ${isShown} group by status
    )
    select status, sum(count)::int as count,
      coalesce((select count from late where late.status = kept.status), 0) as overdue
    from kept group by status having sum(count) > 0`.execute(db);
  return rows;
}

/** How many merchant orders wait for their merchant too long. */
export async function countOverdue(db: Kysely<Database>, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('merchant_orders')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(WHERE_OPEN)
    .where(whereOverdue(now))
    .executeTakeFirstOrThrow();
  return Number(count);
}
