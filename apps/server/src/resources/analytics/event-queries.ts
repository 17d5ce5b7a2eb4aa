import type { AnalyticsDimension } from '@vitrine/contract/admin';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { DIMENSIONS, FUNNEL_STEPS, whereValue } from './dimensions.ts';

export interface Period {
  readonly from: Date;
  readonly to: Date;
}

const MAX_VALUES = 50;

const inPeriod = ({ from, to }: Period) => sql`received_at >= ${from} and received_at < ${to}`;

/** A session is everything with one correlation id: a tab from its opening on. */
const sessions = sql`count(distinct correlation_id)::int`;

export async function countSessionsByDay(db: Kysely<Database>, period: Period) {
  const { rows } = await sql<{ day: string; sessions: number; pages: number }>`
    select to_char(received_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
      ${sessions} as sessions,
      (count(*) filter (where event = 'GenericPageVisited'))::int as pages
    from tracking_events where ${inPeriod(period)} group by day`.execute(db);
  return rows;
}

export async function countFunnel(db: Kysely<Database>, period: Period) {
  const steps = Object.entries(FUNNEL_STEPS).map(
    ([name, condition]) =>
      sql`(count(distinct correlation_id) filter (where ${condition}))::int as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<keyof typeof FUNNEL_STEPS, number>>`
    select ${sql.join(steps)} from tracking_events where ${inPeriod(period)}`.execute(db);
  return rows[0] ?? { sessions: 0, product: 0, bag: 0, checkout: 0 };
}

/** The values of a dimension with most sessions. */
export async function countSessionsByValue(
  db: Kysely<Database>,
  dimension: keyof typeof DIMENSIONS,
  period: Period,
) {
  const { rows } = await sql<{ value: string; sessions: number }>`
    select value, ${sessions} as sessions
    from (select correlation_id, ${DIMENSIONS[dimension]} as value
      from tracking_events where ${inPeriod(period)}) as events
    where value is not null group by value order by sessions desc, value limit ${MAX_VALUES}`.execute(
    db,
  );
  return rows;
}

interface EventRow {
  readonly uuid: string;
  readonly at: Date;
  readonly name: string;
  readonly url: string | null;
  readonly module: string | null;
  readonly channel: string | null;
}

interface EventFilter {
  readonly dimension: AnalyticsDimension;
  readonly value: string;
  readonly size: number;
  readonly after: readonly string[] | undefined;
}

/** The events of a value, the newest first, with one more than asked for. */
export async function findEvents(
  db: Kysely<Database>,
  period: Period,
  { dimension, value, size, after }: EventFilter,
): Promise<EventRow[]> {
  const [at, uuid] = after ?? [];
  const isAfter = at ? sql`(received_at, uuid) < (${at}::timestamptz, ${uuid}::uuid)` : sql`true`;
  const { rows } = await sql<EventRow>`
    select uuid, received_at as at, coalesce(parameters->>'action', event) as name,
      parameters->>'pageUrl' as url, parameters->>'moduleCode' as module,
      parameters->>'utmSource' as channel
    from tracking_events
    where ${inPeriod(period)} and ${whereValue(dimension, value)} and ${isAfter}
    order by received_at desc, uuid desc limit ${size + 1}`.execute(db);
  return rows;
}
