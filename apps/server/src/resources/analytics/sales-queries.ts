import { DEFAULT_CURRENCY } from '@vitrine/kit';
import { type Kysely, sql } from 'kysely';
import { IS_SALE } from '../../database/is-sale.ts';
import type { Database } from '../../database/schema.ts';
import { DIMENSIONS } from './dimensions.ts';
import type { Period } from './event-queries.ts';

interface Sales {
  readonly orders: number;
  readonly revenue: number;
}
export type SalesOfValue = Sales & { readonly value: string };

interface SumRow {
  readonly value: string;
  readonly orders: number;
  readonly revenue: string;
}

/** The dimensions to which orders are attributed. */
export const SALES_DIMENSIONS = ['channel', 'campaign', 'module'] as const;
export type SalesDimension = (typeof SALES_DIMENSIONS)[number];

const sums = sql`count(*)::int as orders, coalesce(sum(grand_total), 0)::text as revenue`;

const paidIn = ({ from, to }: Period) =>
  sql`${IS_SALE} and currency = ${DEFAULT_CURRENCY} and placed_at >= ${from} and placed_at < ${to}`;

const toSales = ({ value, orders, revenue }: SumRow): SalesOfValue => {
  return { value, orders, revenue: Number(revenue) };
};

export async function sumSalesByDay(db: Kysely<Database>, period: Period): Promise<SalesOfValue[]> {
  const { rows } = await sql<SumRow>`
    select to_char(placed_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as value, ${sums}
    from orders where ${paidIn(period)} group by value`.execute(db);
  return rows.map(toSales);
}

/** Orders with the last value that their shopper, logged in, met in the week before them. */
export const attributeOrders = (dimension: SalesDimension, period: Period) => sql`
    with touches as materialized (
      select customer_id, received_at, ${DIMENSIONS[dimension]} as value from tracking_events
      where customer_id is not null and received_at >= ${period.from}::timestamptz - interval '7 days'
        and received_at < ${period.to}),
    attributed as (
      select distinct on (orders.id) value, grand_total, placed_at from orders
      join touches on customer_id = shopper_id::text and value <> ''
        and received_at <= placed_at and received_at > placed_at - interval '7 days'
      where ${paidIn(period)} order by orders.id, received_at desc)`;

export async function sumSalesByValue(
  db: Kysely<Database>,
  dimension: SalesDimension,
  period: Period,
): Promise<SalesOfValue[]> {
  const { rows } = await sql<SumRow>`${attributeOrders(dimension, period)}
    select value, ${sums} from attributed group by value`.execute(db);
  return rows.map(toSales);
}

/** Coupons that were received and used in a period. */
export async function countCoupons(db: Kysely<Database>, { from, to }: Period) {
  const { rows } = await sql<{
    promotionId: string;
    name: { 'zh-CN': string; 'en-US': string };
    received: number;
    used: number;
  }>`select promotions.id as "promotionId", promotions.name,
      coalesce(sum(received), 0)::int as received, coalesce(sum(used), 0)::int as used
    from (
      select promotion_id, 1 as received, 0 as used from coupons
        join reward_packages on reward_packages.id = package_id
        where received_at >= ${from} and received_at < ${to}
      union all select coalesce(promo_codes.promotion_id, reward_packages.promotion_id), 0, 1
        from promo_redemptions r join orders on orders.checkout_order_id = r.checkout_order_id
        left join promo_codes on promo_codes.code = r.code
        left join coupons on coupons.id = r.coupon_id
        left join reward_packages on reward_packages.id = package_id
        where ${IS_SALE} and placed_at >= ${from} and placed_at < ${to}) as counted
    join promotions on promotions.id = promotion_id
    group by promotions.id, promotions.name order by used desc, received desc, promotions.id
    limit 50`.execute(db);
  return rows;
}

/** How many shoppers of each month of first order ordered in each month, the last six months. */
export async function countCohorts(db: Kysely<Database>, now: Date) {
  const month = (column: string) =>
    sql`date_trunc('month', ${sql.ref(column)} at time zone 'Asia/Shanghai')`;
  const { rows } = await sql<{ month: string; later: number; shoppers: number }>`
    with first as (
      select shopper_id, ${month('first_at')} as start
      from (select shopper_id, min(placed_at) as first_at from orders where ${IS_SALE}
        group by shopper_id) as firsts
      where first_at >= (date_trunc('month', ${now}::timestamptz at time zone 'Asia/Shanghai')
        - interval '5 months') at time zone 'Asia/Shanghai')
    select to_char(start, 'YYYY-MM') as month,
      (extract(year from age(${month('placed_at')}, start)) * 12
        + extract(month from age(${month('placed_at')}, start)))::int as later,
      count(distinct shopper_id)::int as shoppers
    from first join orders using (shopper_id) where ${IS_SALE} group by 1, 2 order by 1, 2`.execute(
    db,
  );
  return rows;
}
