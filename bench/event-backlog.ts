import { loadavg } from 'node:os';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../apps/server/src/database/database.ts';
import { openProviders } from '../apps/server/src/providers/providers.ts';
import { distributeDueEvents } from '../apps/server/src/resources/messages/distribute-events.ts';
import { openOperatorHarness } from '../apps/server/test/admin/operator-harness.ts';
import { seedCatalogueFixture } from '../apps/server/test/support/catalogue-fixture.ts';
import { insertPaidOrder } from '../apps/server/test/support/paid-order-rows.ts';
import { onPostgresql } from '../apps/server/test/support/test-shop.ts';
import { ms } from './load.ts';
import { report, table } from './report.ts';

/** Measures how fast one process distributes a backlog of events into messages and webhook deliveries. */
const EVENTS = Number(process.argv[2] ?? 50_000);
const ENDPOINTS = 3;
const ORDERS = 500;
/** So many events by one statement that it ends before its deadline. */
const EVENTS_AT_ONCE = 10_000;

const harness = await openOperatorHarness({ seed: seedCatalogueFixture });
const { db, clock } = harness;
const { settings, now } = harness.deps;
const providers = openProviders(settings.providers, { db, now, brand: settings.brand });
const deps = { ...harness.deps, providers, logError: console.error };

async function seedShop(to: Kysely<Database>) {
  const { merchant_id: merchantId } = await to
    .selectFrom('variants')
    .select('merchant_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (let n = 0; n < ORDERS; n++) await insertPaidOrder(to, { now: clock.now, merchantId });
  const endpoints = Array.from({ length: ENDPOINTS }, (_, n) => ({
    id: `00000000-0000-4000-8000-00000000000${n}`,
    name: `ERP ${n}`,
    url: 'https://erp.example/',
    events: ['order.paid', 'stock.changed'],
    secret: Buffer.from('x'),
    created_at: new Date(clock.now),
  }));
  await to.insertInto('webhook_endpoints').values(endpoints).execute();
}

/** Half of the events are about orders and cause a message, half are changes of stock. */
async function seedEvents(to: Kysely<Database>) {
  const at = new Date(clock.now);
  for (let first = 1; first <= EVENTS; first += EVENTS_AT_ONCE)
    await sql`
      with things as (select array(select id from orders order by id) as orders,
        array(select id from variants order by id) as variants)
      insert into shop_events (type, subject_id, priority, happened_at)
      select case when k % 2 = 0 then 'order.paid' else 'stock.changed' end,
        case when k % 2 = 0 then orders[1 + k % cardinality(orders)]
          else variants[1 + k % cardinality(variants)] end,
        case when k % 2 = 0 then 1 else 3 end, ${at}::timestamptz + k * interval '1 millisecond'
      from things, generate_series(${sql.lit(first)}, ${sql.lit(Math.min(first + EVENTS_AT_ONCE - 1, EVENTS))}) k`.execute(
      to,
    );
  await sql`analyze`.execute(to);
}

const countRows = async (name: 'shopper_messages' | 'webhook_deliveries') => {
  const { count } = await db
    .selectFrom(name)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

async function distributeAll() {
  let longest = 0;
  const startedAt = performance.now();
  for (let hasMore = true; hasMore; ) {
    const setAt = performance.now();
    hasMore = await distributeDueEvents(deps);
    longest = Math.max(longest, performance.now() - setAt);
  }
  return { seconds: (performance.now() - startedAt) / 1000, longest };
}

await seedShop(db);
await seedEvents(db);
const load = loadavg()[0] ?? 0;
const { seconds, longest } = await distributeAll();
const count = (value: number) => Math.round(value).toLocaleString('en-US');
const engine = onPostgresql ? 'PostgreSQL' : 'embedded';
report(
  `event-backlog ${engine}`,
  table(
    [`${count(EVENTS)} events, ${ENDPOINTS} endpoints, one process`, engine],
    [
      ['events a second', count(EVENTS / seconds)],
      ['until all are distributed', `${seconds.toFixed(1)} s`],
      ['the longest set of 100', ms(longest)],
      [
        'messages and deliveries',
        count((await countRows('shopper_messages')) + (await countRows('webhook_deliveries'))),
      ],
      ['load average at the start', load.toFixed(1)],
    ],
  ),
);
await harness.close();
