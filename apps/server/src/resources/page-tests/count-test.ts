import type { PageTest } from '@vitrine/contract/admin';
import type { Arm, Proportion } from '@vitrine/kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Database } from '../../database/schema.ts';
import type { TestRow } from './test-rows.ts';

/** An order counts for the last tested session of its shopper in the week before, as in analytics. */
const ORDER_WITHIN = sql`interval '7 days'`;
/** A session that was already open before midnight belongs to the day of its beginning. */
const SESSION_WITHIN = sql`interval '1 day'`;

interface CountedRange {
  readonly testId: string;
  readonly started: Date;
  readonly from: Date;
  readonly to: Date;
}

/** The events by which each goal is reached. An order is no event, but its shopper is known by one. */
const GOAL_EVENTS: Readonly<
  Record<PageTest['goal'], (range: CountedRange) => RawBuilder<boolean>>
> = {
  click: ({ testId }) =>
    sql<boolean>`(tests ? ${testId} and parameters->>'action' = 'ModuleInteraction')`,
  bag: () => sql<boolean>`(event = 'AddedToBag')`,
  order: () => sql<boolean>`(customer_id ~ '^[0-9]{1,18}$')`,
};

/**
 * The sessions that have seen the page, each with its first arm. One pass over the events: a join of events with
 * themselves takes as long as their square where the database misjudges how many there are.
 */
const seenSessions = (goal: PageTest['goal'], range: CountedRange) => {
  const isView = sql`(event = 'GenericPageVisited' and tests ? ${range.testId})`;
  const isGoal = GOAL_EVENTS[goal](range);
  return sql`touched as (
      select correlation_id,
        min(received_at) filter (where ${isView}) as at,
        (array_agg(tests->>${range.testId} order by received_at, uuid)
          filter (where ${isView}))[1] as arm,
        max(received_at) filter (where ${isGoal}) as goal_at,
        array_agg(distinct customer_id) filter (where ${isGoal}) as shoppers
      from tracking_events
      where received_at >= greatest(${range.from}::timestamptz - ${SESSION_WITHIN}, ${range.started})
        and received_at < ${range.to} and (${isView} or ${isGoal})
      group by correlation_id),
    seen as materialized (select * from touched where at is not null)`;
};

/** The sessions to which orders are attributed. */
const orderedSessions = ({ to }: CountedRange) => sql`
  select distinct on (orders.id) correlation_id
  from seen cross join lateral unnest(shoppers) as shopper
  join orders on orders.shopper_id = shopper::bigint and placed_at >= at
    and placed_at < at + ${ORDER_WITHIN} and placed_at < ${to}
  order by orders.id, at desc`;

const hasReached = (goal: PageTest['goal'], range: CountedRange) =>
  goal === 'order' ? sql`correlation_id in (${orderedSessions(range)})` : sql`goal_at >= at`;

/**
 * Counts the sessions of a test that saw the page for the first time from a beginning of a day on, each in its first arm,
 * and those of them that reached the goal while the test ran. Days that are counted again are counted from nothing.
 */
export function countTest(
  db: Kysely<Database>,
  test: Pick<TestRow, 'id' | 'goal' | 'started_at' | 'ends_at' | 'ended_at'>,
  dayStart: number,
  now: number,
): Promise<void> {
  const started = test.started_at ?? new Date(now);
  const from = new Date(dayStart);
  const to = new Date(Math.min(now, test.ends_at.getTime(), test.ended_at?.getTime() ?? now));
  const range = { testId: test.id, started, from, to };
  return db.transaction().execute(async (trx) => {
    await acquireAdvisoryLock(trx, `page-test:${test.id}`);
    await sql`delete from content_test_days where test_id = ${test.id}
      and day >= (${from}::timestamptz at time zone 'Asia/Shanghai')::date`.execute(trx);
    await sql`
      with ${seenSessions(test.goal, range)}
      insert into content_test_days (test_id, day, arm, sessions, conversions)
      select ${test.id}, (at at time zone 'Asia/Shanghai')::date, arm, count(*),
        count(*) filter (where ${hasReached(test.goal, range)})
      from seen where at >= ${from} group by 2, 3`.execute(trx);
    await trx
      .updateTable('content_tests')
      .set({ counted_at: new Date(now) })
      .where('id', '=', test.id)
      .execute();
  });
}

/** The counts of each arm so far. */
export async function readCounts(
  db: Kysely<Database>,
  testId: string,
): Promise<Record<Arm, Proportion>> {
  const rows = await db
    .selectFrom('content_test_days')
    .select(({ fn }) => [
      'arm',
      fn.sum<string>('sessions').as('sessions'),
      fn.sum<string>('conversions').as('conversions'),
    ])
    .where('test_id', '=', testId)
    .groupBy('arm')
    .execute();
  const countsOf = (arm: Arm) => {
    const row = rows.find((one) => one.arm === arm);
    return { sessions: Number(row?.sessions ?? 0), conversions: Number(row?.conversions ?? 0) };
  };
  return { a: countsOf('a'), b: countsOf('b') };
}
