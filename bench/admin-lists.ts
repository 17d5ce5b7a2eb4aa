import { sql } from 'kysely';
import { openOperatorHarness } from '../apps/server/test/admin/operator-harness.ts';
import { FIRST_MERCHANT, growOrders, growShoppers } from '../apps/server/test/support/grow-shop.ts';
import { onPostgresql } from '../apps/server/test/support/test-shop.ts';
import { ms } from './load.ts';
import { median, report, table } from './report.ts';

/** Measures how soon operators have the first rows of their lists among many merchant orders. */
const ORDERS = Number(process.argv[2] ?? 100_000);
const MERCHANTS = 20;
/** Orders that still wait for operators; the newest ones. */
const WAITING = 3_000;
const CALLS = 30;
/** A delivered order of the first merchant. */
const SEARCHED = Math.floor(ORDERS / 2) + MERCHANTS;

const harness = await openOperatorHarness();
const { db, clock } = harness;

const { firstMerchantOrder } = await growOrders(db, {
  orders: ORDERS,
  waiting: WAITING,
  merchants: MERCHANTS,
  now: clock.now,
  buyers: await growShoppers(db, ORDERS),
});
await sql`analyze`.execute(db);
const searched = firstMerchantOrder + SEARCHED;
await harness.createMerchant(String(FIRST_MERCHANT));
const owner = (await harness.createOperator('owner')).session;
const staff = (await harness.createOperator('merchant', String(FIRST_MERCHANT))).session;

async function measure(session: string, path: string): Promise<{ times: number[]; rows: number }> {
  const times: number[] = [];
  let rows = 0;
  for (let at = -5; at < CALLS; at++) {
    const start = performance.now();
    const { status, body } = await harness.ask('GET', path, { session });
    if (status !== 200) throw new Error(`${path} answers ${status}: ${JSON.stringify(body)}`);
    if (at >= 0) times.push(performance.now() - start);
    rows = body.items?.length ?? 0;
  }
  return { times, rows };
}

async function findDeepCursor(): Promise<string> {
  let cursor = '';
  for (let page = 0; page < 10; page++) {
    const path = `merchant-orders?sort=newest&size=100${cursor}`;
    const { body } = await harness.ask('GET', path, { session: owner });
    cursor = `&cursor=${encodeURIComponent(body.nextCursor)}`;
  }
  return cursor;
}

const monthAgo = new Date(clock.now - 30 * 86_400_000).toISOString();
const LISTS: readonly (readonly [title: string, query: string])[] = [
  ['what is due first', '?sort=due&size=50'],
  ['the newest', '?sort=newest&size=50'],
  ['the newest, from the 1,001st', `?sort=newest&size=100${await findDeepCursor()}`],
  ['the oldest', '?sort=oldest&size=50'],
  ['waiting to be accepted', '?status=paid&sort=due&size=50'],
  ['overdue', '?overdue=true&sort=due&size=50'],
  ['cancelled', '?status=cancelled&sort=newest&size=50'],
  ['paid in the last 30 days', `?from=${monthAgo}&sort=newest&size=50`],
  ['a tracking number', `?search=SF${searched}&size=50`],
  ['counts of each status', '/counts'],
];
const results: string[][] = [];
for (const [who, session] of [
  ['shop', owner],
  ['merchant', staff],
] as const)
  for (const [title, query] of LISTS) {
    const { times, rows } = await measure(session, `merchant-orders${query}`);
    const p95 = [...times].sort((a, b) => a - b)[Math.floor(CALLS * 0.95)] ?? Number.NaN;
    results.push([`${who}: ${title}`, String(rows), ms(median(times)), ms(p95)]);
  }
await harness.close();
report(
  `admin-lists ${onPostgresql ? 'PostgreSQL' : 'embedded'}`,
  table([`${ORDERS.toLocaleString('en')} merchant orders`, 'rows', 'p50', 'p95'], results),
);
