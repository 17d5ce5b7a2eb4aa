import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { seedCatalogueFixture } from '../../../test/support/catalogue-fixture.ts';
import { insertPaidOrder } from '../../../test/support/paid-order-rows.ts';
import { pruneTracking } from '../tracking/jobs.ts';
import { insertTrackingRows } from '../tracking/rows.ts';
import { countAnalytics, recountAnalytics } from './jobs.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

let shop: OperatorHarness;
let now: number;
let database: Parameters<typeof countAnalytics.run>[1]['database'];

beforeAll(async () => {
  shop = await openOperatorHarness({ seed: seedCatalogueFixture });
  database = shop.database;
  await shop.createMerchant('601');
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = Date.parse('2026-11-25T02:00:00Z');
  for (const table of ['tracking_events', 'analytics_hours', 'analytics_days'] as const)
    await shop.db.deleteFrom(table).execute();
});

const run = (job: typeof countAnalytics, at = now) =>
  job.run({}, { database, dataDir: '', now: () => at });

interface Event {
  readonly at: number;
  readonly session: string;
  readonly path?: string;
  readonly shopper?: string;
  readonly parameters?: object;
}

const send = (events: readonly Event[]) =>
  insertTrackingRows(
    shop.db,
    events.map(({ at, session, path = '/', shopper, parameters }) => ({
      uuid: randomUUID(),
      received_at: new Date(at).toISOString(),
      tenant_id: 10_000,
      client_id: 10_024,
      customer_id: shopper ?? null,
      correlation_id: session,
      event: 'GenericPageVisited',
      parameters: { pageUrl: `https://shop.test${path}`, ...parameters },
    })),
  );

async function readHours(dimension: string, value: string) {
  const rows = await shop.db
    .selectFrom('analytics_hours')
    .select(['hour', 'count'])
    .where('dimension', '=', dimension)
    .where('value', '=', value)
    .orderBy('hour')
    .execute();
  return rows.map(({ hour, count }) => [new Date(hour).toISOString().slice(0, 13), count]);
}

async function report(from: number, to: number) {
  const { session } = await shop.createOperator('owner');
  const period = `from=${new Date(from).toISOString()}&to=${new Date(to).toISOString()}`;
  return (await shop.ask('GET', `analytics?${period}`, { session })).body;
}

it('counts a session once a day, in the hour of its first event', async () => {
  const evening = Date.parse('2026-11-24T14:30:00Z');
  await send([
    { at: evening, session: 'a', path: '/bag' },
    { at: evening + HOUR_MS, session: 'a', path: '/bag' },
    { at: evening + HOUR_MS, session: 'b' },
    // The next day in China begins at 16:00 UTC.
    { at: evening + 2 * HOUR_MS, session: 'a' },
  ]);
  await run(countAnalytics);
  expect(await readHours('step', 'sessions')).toEqual([
    ['2026-11-24T14', 1],
    ['2026-11-24T15', 1],
    ['2026-11-24T16', 1],
  ]);
  expect(await readHours('step', 'bag')).toEqual([['2026-11-24T14', 1]]);
  expect(await readHours('page', '')).toEqual([
    ['2026-11-24T14', 1],
    ['2026-11-24T15', 2],
    ['2026-11-24T16', 1],
  ]);
});

it('counts the same when it runs again, and adds what arrives late', async () => {
  const before = now - 6 * DAY_MS;
  await send([{ at: before, session: 'a' }]);
  await run(countAnalytics);
  await run(countAnalytics);
  expect(await readHours('step', 'sessions')).toEqual([['2026-11-19T02', 1]]);
  await send([{ at: before, session: 'b' }]);
  await run(recountAnalytics);
  expect(await readHours('step', 'sessions')).toEqual([['2026-11-19T02', 2]]);
});

it('counts the days of a stop afterwards, and no event is deleted before', async () => {
  await run(countAnalytics);
  await send([{ at: now + 5 * DAY_MS, session: 'a' }]);
  const muchLater = now + 100 * DAY_MS;
  await run(pruneTracking, muchLater);
  expect(await shop.db.selectFrom('tracking_events').select('uuid').execute()).toHaveLength(1);
  await run(countAnalytics, muchLater);
  expect(await readHours('step', 'sessions')).toEqual([['2026-11-30T02', 1]]);
  await run(pruneTracking, muchLater);
  expect(await shop.db.selectFrom('tracking_events').select('uuid').execute()).toEqual([]);
});

it('keeps words only that several searched for on a day', async () => {
  const search = (session: string, word: string) => ({
    ...{ at: now - HOUR_MS, session, path: `/product/list?keyword=${word}` },
  });
  await send([...['a', 'b', 'c'].map((one) => search(one, 'coat')), search('a', '13800138000')]);
  await run(countAnalytics);
  const rows = await shop.db
    .selectFrom('analytics_hours')
    .select('value')
    .where('dimension', '=', 'search')
    .execute();
  expect(rows).toEqual([{ value: 'coat' }]);
});

it('answers the same numbers from counts when the events are gone', async () => {
  const at = now - HOUR_MS;
  await insertPaidOrder(shop.db, { now: at, merchantId: '601' });
  const { shopper_id: shopper } = await shop.db
    .selectFrom('orders')
    .select('shopper_id')
    .executeTakeFirstOrThrow();
  const parameters = { utmSource: 'letter' };
  await send([
    { at: at - HOUR_MS, session: 'a', path: '/content/spring', shopper, parameters },
    { at: at - HOUR_MS, session: 'b', path: '/product/detail/7' },
  ]);
  await run(countAnalytics);
  const [from, to] = [now - DAY_MS, now];
  const { source, ...fromEvents } = await report(from, to);
  expect(source).toBe('events');
  const later = now + 120 * DAY_MS;
  await run(countAnalytics, later);
  await run(pruneTracking, later);
  shop.clock.now = later;
  const { source: laterSource, ...fromCounts } = await report(from, to);
  shop.clock.now = now;
  expect(laterSource).toBe('counts');
  expect(fromCounts).toEqual({ ...fromEvents, cohorts: fromCounts.cohorts });
  expect(fromCounts.campaigns).toMatchObject([{ value: 'spring', sessions: 1, orders: 1 }]);
});

it('forgets counts after thirteen months', async () => {
  await send([{ at: now - DAY_MS, session: 'a' }]);
  await run(countAnalytics);
  await run(recountAnalytics, now + 390 * DAY_MS);
  expect(await readHours('step', 'sessions')).toHaveLength(1);
  await run(recountAnalytics, now + 440 * DAY_MS);
  expect(await readHours('step', 'sessions')).toEqual([]);
});
