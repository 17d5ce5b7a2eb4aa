import { CHINA_OFFSET_MS, DAY_MS } from '@vitrine/kit';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Database } from '../../database/schema.ts';
import { DIMENSIONS, FUNNEL_STEPS } from './dimensions.ts';
import type { Period } from './event-queries.ts';
import { attributeOrders, SALES_DIMENSIONS } from './sales-queries.ts';

/** Anybody can send events with new values; more of them in a day are noise. */
const MAX_VALUES = 200;
const MAX_LENGTH = 200;
/** What fewer shoppers typed on a day may be personal, and must not outlive the events. */
const MIN_SEARCHES = 3;

const listCounted = (): [string, RawBuilder<string | null>, number][] => [
  ...Object.entries(FUNNEL_STEPS).map(([step, condition]): [string, RawBuilder<string>, number] => [
    'step',
    sql`case when ${condition} then ${sql.lit(step)} end`,
    1,
  ]),
  ...Object.entries(DIMENSIONS).map(
    ([dimension, value]): [string, RawBuilder<string | null>, number] => [
      dimension,
      value,
      dimension === 'search' ? MIN_SEARCHES : 1,
    ],
  ),
];

/** Counts each session once for a value and day, in the hour of its first event. */
async function insertSessions(
  trx: Transaction<Database>,
  { from, to }: Period,
  [dimension, value, minCount]: ReturnType<typeof listCounted>[number],
): Promise<void> {
  await sql`
    with found as (
      select value, min(received_at) as first_at
      from (select correlation_id, received_at, ${value} as value from tracking_events
        where received_at >= ${from} and received_at < ${to}) as events
      where value is not null and length(value) <= ${MAX_LENGTH}
      group by correlation_id, value),
    kept as (select value from found group by value having count(*) >= ${minCount}
      order by count(*) desc, value limit ${MAX_VALUES})
    insert into analytics_hours (hour, dimension, value, count)
    select date_trunc('hour', first_at), ${dimension}::text, value, count(*)
    from found join kept using (value) group by 1, 3`.execute(trx);
}

async function insertPages(trx: Transaction<Database>, { from, to }: Period): Promise<void> {
  await sql`
    insert into analytics_hours (hour, dimension, value, count)
    select date_trunc('hour', received_at), 'page', '', count(*) from tracking_events
    where received_at >= ${from} and received_at < ${to} and event = 'GenericPageVisited'
    group by 1`.execute(trx);
}

async function insertSales(trx: Transaction<Database>, period: Period): Promise<void> {
  for (const dimension of SALES_DIMENSIONS)
    await sql`${attributeOrders(dimension, period)}
      insert into analytics_hours (hour, dimension, value, orders, revenue)
      select date_trunc('hour', placed_at), ${dimension}::text, value, count(*), sum(grand_total)
      from attributed where length(value) <= ${MAX_LENGTH} group by 1, 3
      on conflict (hour, dimension, value)
      do update set orders = excluded.orders, revenue = excluded.revenue`.execute(trx);
}

async function hasEvents(trx: Transaction<Database>, { from, to }: Period): Promise<boolean> {
  const query = trx.selectFrom('tracking_events').select('uuid').limit(1);
  const inPeriod = query.where('received_at', '>=', from).where('received_at', '<', to);
  return (await inPeriod.executeTakeFirst()) !== undefined;
}

async function hasOrders(trx: Transaction<Database>, { from, to }: Period): Promise<boolean> {
  const query = trx.selectFrom('orders').select('id').limit(1);
  const inPeriod = query.where('placed_at', '>=', from).where('placed_at', '<', to);
  return (await inPeriod.executeTakeFirst()) !== undefined;
}

/** Counts a day in China again, from nothing, so that it can be repeated and interrupted at will. */
export function countDay(db: Kysely<Database>, day: string, now: number): Promise<void> {
  const start = Date.parse(`${day}T00:00:00Z`) - CHINA_OFFSET_MS;
  const period = { from: new Date(start), to: new Date(start + DAY_MS) };
  return db.transaction().execute(async (trx) => {
    await acquireAdvisoryLock(trx, `analytics:${day}`);
    await sql`delete from analytics_hours
      where hour >= ${period.from} and hour < ${period.to}`.execute(trx);
    if (await hasEvents(trx, period)) {
      for (const counted of listCounted()) await insertSessions(trx, period, counted);
      await insertPages(trx, period);
    }
    if (await hasOrders(trx, period)) await insertSales(trx, period);
    await sql`insert into analytics_days (day, counted_at) values (${day}, ${new Date(now)})
      on conflict (day) do update set counted_at = excluded.counted_at`.execute(trx);
  });
}
