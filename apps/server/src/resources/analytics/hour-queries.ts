import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { DIMENSIONS, FUNNEL_STEPS } from './dimensions.ts';
import type { Period } from './event-queries.ts';
import type { SalesDimension, SalesOfValue } from './sales-queries.ts';

const MAX_VALUES = 50;

const inHours = ({ from, to }: Period) => sql`hour >= ${from} and hour < ${to}`;
const isAll = sql`dimension = 'step' and value = 'sessions'`;

export async function readDays(db: Kysely<Database>, period: Period) {
  const { rows } = await sql<{ day: string; sessions: number; pages: number }>`
    select to_char(hour at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
      coalesce(sum(count) filter (where ${isAll}), 0)::int as sessions,
      coalesce(sum(count) filter (where dimension = 'page'), 0)::int as pages
    from analytics_hours where ${inHours(period)} group by day`.execute(db);
  return rows;
}

export async function readFunnel(db: Kysely<Database>, period: Period) {
  const { rows } = await sql<{ value: string; count: number }>`
    select value, sum(count)::int as count from analytics_hours
    where dimension = 'step' and ${inHours(period)} group by value`.execute(db);
  const countOf = (step: keyof typeof FUNNEL_STEPS) =>
    rows.find(({ value }) => value === step)?.count ?? 0;
  return {
    sessions: countOf('sessions'),
    product: countOf('product'),
    bag: countOf('bag'),
    checkout: countOf('checkout'),
  };
}

export async function readSessionsByValue(
  db: Kysely<Database>,
  dimension: keyof typeof DIMENSIONS,
  period: Period,
) {
  const { rows } = await sql<{ value: string; sessions: number }>`
    select value, sum(count)::int as sessions from analytics_hours
    where dimension = ${dimension} and ${inHours(period)}
    group by value having sum(count) > 0
    order by sessions desc, value limit ${MAX_VALUES}`.execute(db);
  return rows;
}

export async function readSalesByValue(
  db: Kysely<Database>,
  dimension: SalesDimension,
  period: Period,
): Promise<SalesOfValue[]> {
  const { rows } = await sql<{ value: string; orders: number; revenue: string }>`
    select value, sum(orders)::int as orders, sum(revenue)::text as revenue from analytics_hours
    where dimension = ${dimension} and ${inHours(period)}
    group by value having sum(orders) > 0`.execute(db);
  return rows.map(({ revenue, ...row }) => ({ ...row, revenue: Number(revenue) }));
}
