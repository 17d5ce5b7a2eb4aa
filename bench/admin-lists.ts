import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../apps/server/src/database/database.ts';
import { openOperatorHarness } from '../apps/server/test/admin/operator-harness.ts';
import { insertPaidOrder } from '../apps/server/test/support/paid-order-rows.ts';
import { onPostgresql } from '../apps/server/test/support/test-shop.ts';
import { ms } from './load.ts';
import { median, report, table } from './report.ts';

/** Measures how soon operators have the first rows of their lists among many merchant orders. */
const ORDERS = Number(process.argv[2] ?? 100_000);
const MERCHANTS = 20;
const FIRST_MERCHANT = 9001;
/** So many copies by one statement that it ends before its deadline. */
const COPIES_AT_ONCE = 10_000;
/** Orders that still wait for operators; the newest ones. */
const WAITING = 3_000;
const CALLS = 30;
/** A delivered order of the first merchant. */
const SEARCHED = Math.floor(ORDERS / 2) + MERCHANTS;

const harness = await openOperatorHarness();
const { db, clock } = harness;

/** Copies the first row of a table once for each number of a series, with some columns changed. */
async function copyRows(name: string, changes: RawBuilder<unknown>, first: number, last: number) {
  const rows = sql.table(name);
  await sql`insert into ${rows} overriding system value
    select copy.* from (select * from ${rows} order by id limit 1) original,
      generate_series(${sql.lit(first)}, ${sql.lit(last)}) k,
      lateral jsonb_populate_record(original::${rows}, ${changes}) copy`.execute(db);
}

async function seed(to: Kysely<Database>) {
  const original = await insertPaidOrder(to, {
    now: clock.now,
    merchantId: String(FIRST_MERCHANT),
  });
  const { id: checkoutId } = await to
    .selectFrom('checkout_orders')
    .select('id')
    .executeTakeFirstOrThrow();
  const paymentId = sql`('00000000-0000-4000-8000-' || lpad(to_hex(k), 12, '0'))`;
  const orderId = sql`(${sql.lit(Number(original.orderId))} + k)`;
  const merchantOrderId = sql`(${sql.lit(Number(original.merchantOrderId))} + k)`;
  const itemId = sql`(${sql.lit(Number(original.itemIds[0]))} + k)`;
  const checkout = sql`(${sql.lit(Number(checkoutId))} + k)`;
  const paidAt = sql`(${sql.lit(new Date(clock.now).toISOString())}::timestamptz
    - (${sql.lit(ORDERS)} - k) * interval '4 minutes')`;
  const status = sql`(case when k <= ${sql.lit(ORDERS - WAITING)} then
      case when k % 50 = 0 then 'cancelled' else 'delivered' end
    else (array['paid', 'accepted', 'packed', 'delivering'])[k % 4 + 1] end)`;
  for (let first = 1; first <= ORDERS; first += COPIES_AT_ONCE) {
    const last = Math.min(first + COPIES_AT_ONCE - 1, ORDERS);
    await copyRows(
      'checkout_orders',
      sql`jsonb_build_object('id', ${checkout}, 'bag_id', ${paymentId})`,
      first,
      last,
    );
    await copyRows(
      'payments',
      sql`jsonb_build_object('id', ${paymentId}, 'checkout_order_id', ${checkout})`,
      first,
      last,
    );
    await copyRows(
      'orders',
      sql`jsonb_build_object('id', ${orderId}, 'checkout_order_id', ${checkout},
        'payment_id', ${paymentId}, 'placed_at', ${paidAt})`,
      first,
      last,
    );
    await copyRows(
      'merchant_orders',
      sql`jsonb_build_object('id', ${merchantOrderId}, 'order_id', ${orderId},
        'merchant_id', ${sql.lit(FIRST_MERCHANT)} + k % ${sql.lit(MERCHANTS)},
        'status', ${status}, 'paid_at', ${paidAt},
        'accepted_at', case when ${status} = 'paid' then null else ${paidAt} end)`,
      first,
      last,
    );
    await copyRows(
      'order_items',
      sql`jsonb_build_object('id', ${itemId}, 'order_id', ${orderId},
        'merchant_order_id', ${merchantOrderId})`,
      first,
      last,
    );
    await sql`insert into shipments (merchant_order_id, carrier, tracking_number, shipped_at)
      select id, 'shunfeng', 'SF' || id, paid_at from merchant_orders
      where id between ${Number(original.merchantOrderId) + first} and
        ${Number(original.merchantOrderId) + last} and status = 'delivered'`.execute(to);
  }
  await sql`analyze`.execute(to);
  return { searched: Number(original.merchantOrderId) + SEARCHED };
}

const { searched } = await seed(db);
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
