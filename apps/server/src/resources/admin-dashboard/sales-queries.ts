import { chinaDayStart, DEFAULT_CURRENCY } from '@vitrine/kit';
import { type Kysely, sql } from 'kysely';
import { IS_SALE } from '../../database/is-sale.ts';
import type { Database } from '../../database/schema.ts';
import { COMPARED_DAYS, getDayStart, type SalesRow } from './sales-rules.ts';

/** What shoppers paid for their orders, or for a merchant's part of them. */
const selectPaid = (merchantId: string | null) =>
  merchantId === null
    ? sql`select placed_at as paid_at, grand_total as amount from orders
        where ${IS_SALE} and currency = ${DEFAULT_CURRENCY}`
    : sql`select merchant_orders.paid_at, shipping_paid + (select sum(amount_paid)
          from order_items where merchant_order_id = merchant_orders.id) as amount
        from merchant_orders join orders on orders.id = merchant_orders.order_id
        where ${IS_SALE} and merchant_id = ${merchantId}::bigint and orders.currency = ${DEFAULT_CURRENCY}`;

/** Orders and revenue by hour, of today, of yesterday and of the same weekday a week ago. */
export async function findSalesByHour(
  db: Kysely<Database>,
  merchantId: string | null,
  now: number,
): Promise<SalesRow[]> {
  const todayStart = chinaDayStart(now);
  const readDay = (day: (typeof COMPARED_DAYS)[number]) => {
    const start = getDayStart(day, todayStart);
    const time = (ms: number) => sql`${new Date(ms)}::timestamptz`;
    return sql`select ${sql.lit(day)} as day,
        floor(extract(epoch from paid_at - ${time(start)}) / 3600)::int as hour,
        paid_at <= ${time(start + now - todayStart)} as "isSoFar",
        count(*)::int as orders, sum(amount)::text as revenue
      from (${selectPaid(merchantId)}) as paid
      where paid_at >= ${time(start)} and paid_at < ${time(start)} + interval '24 hours'
      group by hour, "isSoFar"`;
  };
  const { rows } = await sql<Omit<SalesRow, 'revenue'> & { revenue: string }>`
    ${sql.join(COMPARED_DAYS.map(readDay), sql` union all `)}`.execute(db);
  return rows.map((row) => ({ ...row, revenue: Number(row.revenue) }));
}
