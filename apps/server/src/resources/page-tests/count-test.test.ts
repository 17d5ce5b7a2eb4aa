import { randomUUID } from 'node:crypto';
import { type Arm, DAY_MS } from '@vitrine/kit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertRunningTest } from '../../../test/support/page-test-row.ts';
import { insertPaidOrder } from '../../../test/support/paid-order-rows.ts';
import { insertTrackingRows } from '../tracking/rows.ts';
import { countTest, readCounts } from './count-test.ts';
import { countPageTests, recountPageTests } from './jobs.ts';
import { findTest } from './test-rows.ts';

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
/** The beginning of a day in Beijing. */
const START = Date.parse('2026-11-24T16:00:00Z');

let shop: OperatorHarness;
let tests = 0;
beforeAll(async () => {
  shop = await openOperatorHarness();
  await shop.createMerchant('601');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('content_tests').execute();
  await shop.db.deleteFrom('tracking_events').execute();
});

async function startTest(goal: 'order' | 'bag' | 'click'): Promise<string> {
  const code = `counted-${++tests}`;
  await shop.db.insertInto('content_pages').values({ space: 'storefront', code }).execute();
  return insertRunningTest(shop.db, {
    ...{
      code,
      goal,
      started_at: new Date(START + QUARTER_MS),
      ends_at: new Date(START + 10 * DAY_MS),
    },
  });
}

interface Event {
  readonly at: number;
  readonly session: string;
  readonly event?: string;
  readonly arm?: Arm;
  readonly action?: string;
  readonly shopper?: string;
}

const send = (test: string, events: readonly Event[]) =>
  insertTrackingRows(
    shop.db,
    events.map(({ at, session, event = 'GenericPageVisited', arm, action, shopper }) => ({
      uuid: randomUUID(),
      received_at: new Date(START + at).toISOString(),
      ...{ tenant_id: 10_000, client_id: 10_024, customer_id: shopper ?? null },
      ...{ correlation_id: session, event, parameters: action ? { action } : {} },
      tests: arm ? { [test]: arm } : null,
    })),
  );

async function count(test: string, at = 9 * DAY_MS) {
  await countTest(shop.db, await findTest(shop.db, test), START, START + at);
  const { a, b } = await readCounts(shop.db, test);
  return [`${a.conversions}/${a.sessions}`, `${b.conversions}/${b.sessions}`];
}

it('counts each session once, in the first arm that it saw while the test ran', async () => {
  const test = await startTest('click');
  await send(test, [
    { at: HOUR_MS, session: 'a', arm: 'a' },
    { at: 2 * HOUR_MS, session: 'a', arm: 'a' },
    { at: HOUR_MS, session: 'changed', arm: 'b' },
    { at: 2 * HOUR_MS, session: 'changed', arm: 'a' },
    { at: HOUR_MS, session: 'other page' },
    {
      at: HOUR_MS,
      session: 'no page view',
      arm: 'b',
      event: 'PageAction',
      action: 'ModuleImpression',
    },
    { at: QUARTER_MS - 1, session: 'too early', arm: 'a' },
    { at: 10 * DAY_MS, session: 'too late', arm: 'a' },
  ]);
  expect(await count(test, 11 * DAY_MS)).toEqual(['0/1', '0/1']);
});

it('counts a click on the tested page once, after the page was seen', async () => {
  const test = await startTest('click');
  const click = { event: 'PageAction', action: 'ModuleInteraction' };
  await send(test, [
    { at: HOUR_MS, session: 'a', arm: 'a' },
    { at: HOUR_MS, session: 'b', arm: 'b' },
    { at: HOUR_MS, session: 'b', arm: 'b', ...click },
    { at: 2 * HOUR_MS, session: 'b', arm: 'b', ...click },
    // On another page, and before the page was seen.
    { at: 2 * HOUR_MS, session: 'a', ...click },
    { at: HOUR_MS / 2, session: 'a', arm: 'a', ...click },
  ]);
  expect(await count(test)).toEqual(['0/1', '1/1']);
});

it('counts a session that puts something into the bag', async () => {
  const test = await startTest('bag');
  await send(test, [
    { at: HOUR_MS, session: 'a', arm: 'a' },
    { at: HOUR_MS, session: 'b', arm: 'b' },
    { at: 2 * HOUR_MS, session: 'b', event: 'AddedToBag' },
    { at: 2 * HOUR_MS, session: 'elsewhere', event: 'AddedToBag' },
  ]);
  expect(await count(test)).toEqual(['0/1', '1/1']);
});

it('attributes an order to the last tested session of its shopper in the week before', async () => {
  const test = await startTest('order');
  const order = async (at: number) => {
    const paid = await insertPaidOrder(shop.db, { now: START + at, merchantId: '601' });
    return paid.shopperId;
  };
  const twice = await order(3 * DAY_MS);
  const late = await order(9 * DAY_MS);
  const before = await order(HOUR_MS / 2);
  await send(test, [
    { at: HOUR_MS, session: 'first', arm: 'a' },
    { at: 2 * HOUR_MS, session: 'first', shopper: twice },
    { at: 2 * DAY_MS, session: 'last', arm: 'b', shopper: twice },
    { at: HOUR_MS, session: 'over a week', arm: 'a', shopper: late },
    { at: HOUR_MS, session: 'ordered before', arm: 'b', shopper: before },
    { at: HOUR_MS, session: 'guest', arm: 'b' },
  ]);
  expect(await count(test)).toEqual(['0/2', '1/3']);
});

it('counts no order after the end of the test', async () => {
  const test = await startTest('order');
  const { shopperId } = await insertPaidOrder(shop.db, {
    ...{ now: START + 10 * DAY_MS, merchantId: '601' },
  });
  await send(test, [{ at: 8 * DAY_MS, session: 'a', arm: 'a', shopper: shopperId }]);
  expect(await count(test, 11 * DAY_MS)).toEqual(['0/1', '0/0']);
});

const run = (job: typeof countPageTests, at: number) =>
  job.run({}, { database: shop.database, dataDir: '', now: () => START + at });
it('counts the last days often and more of them at night, without counting anything twice', async () => {
  const test = await startTest('click');
  const read = async () => (await readCounts(shop.db, test)).a.sessions;
  await send(test, [{ at: HOUR_MS, session: 'first day', arm: 'a' }]);
  await run(countPageTests, 2 * HOUR_MS);
  expect(await read()).toBe(1);
  await send(test, [
    { at: 5 * DAY_MS, session: 'late', arm: 'a' },
    { at: 6 * DAY_MS - HOUR_MS, session: 'over midnight', arm: 'a' },
    { at: 6 * DAY_MS + HOUR_MS, session: 'over midnight', arm: 'a' },
  ]);
  // The days of a stop are counted afterwards.
  await run(countPageTests, 6 * DAY_MS + 2 * HOUR_MS);
  await run(countPageTests, 6 * DAY_MS + 2 * HOUR_MS);
  expect(await read()).toBe(3);
  await send(test, [{ at: 2 * DAY_MS, session: 'from the stream', arm: 'a' }]);
  await run(countPageTests, 6 * DAY_MS + 3 * HOUR_MS);
  expect(await read()).toBe(3);
  await run(recountPageTests, 6 * DAY_MS + 4 * HOUR_MS);
  expect(await read()).toBe(4);
});

it('keeps the counts of a test that has ended when its events are deleted', async () => {
  const test = await startTest('click');
  await send(test, [{ at: HOUR_MS, session: 'a', arm: 'b' }]);
  await run(countPageTests, 2 * HOUR_MS);
  await shop.db
    .updateTable('content_tests')
    .set({ state: 'ended', result: 'kept-a', ended_at: new Date(START + 3 * HOUR_MS) })
    .execute();
  await shop.db.deleteFrom('tracking_events').execute();
  await run(countPageTests, 4 * HOUR_MS);
  await run(recountPageTests, DAY_MS);
  expect((await readCounts(shop.db, test)).b).toEqual({ sessions: 1, conversions: 0 });
});

it('counts a test that waits for a decision no longer, once nothing more can arrive', async () => {
  const test = await startTest('click');
  await run(countPageTests, 11 * DAY_MS + HOUR_MS);
  await send(test, [{ at: 9 * DAY_MS, session: 'a', arm: 'b' }]);
  await run(countPageTests, 11 * DAY_MS + 2 * HOUR_MS);
  expect((await readCounts(shop.db, test)).b.sessions).toBe(0);
});
