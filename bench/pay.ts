import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/database/open.ts';
import {
  SANDBOX_API_KEY,
  SANDBOX_SERIAL,
  sandboxKeys,
} from '../apps/server/src/providers/payments/sandbox-keys.ts';
import { writeNotification } from '../apps/server/src/providers/payments/wechat/notification.ts';
import { stampFor } from '../apps/server/src/providers/payments/wechat/stamp.ts';
import { openSession } from '../apps/server/src/sessions/store.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { ms, perSecond } from './load.ts';
import { report, table } from './report.ts';
import { startShop } from './shop.ts';

/** Payments on PostgreSQL: 32 shoppers at once, each paying an order of their own. */
const SERVER = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const NAME = 'vitrine_bench_pay';
const SHOPPERS = 32;
const ORDERS_EACH = 12;

interface Buyer {
  key: string;
  bagId: string;
  shopperId: string;
}

async function administer(...statements: string[]) {
  const { pool, close } = await openDatabase(readSettings({ DATABASE_URL: SERVER }));
  for (const statement of statements) await pool.query(statement);
  await close();
}

await administer(`drop database if exists ${NAME} with (force)`, `create database ${NAME}`);
const url = new URL(SERVER);
url.pathname = `/${NAME}`;
const folder = await mkdtemp(join(tmpdir(), 'vitrine-pay-'));
const shop = await startShop(folder, {
  DATABASE_URL: url.href,
  DATABASE_POOL_SIZE: '20',
  JOBS: 'off',
});
const database = await openDatabase(readSettings({ DATABASE_URL: url.href, DATA_DIR: folder }));
const { db } = database;
const { privateKey } = await sandboxKeys(db);

async function send<T>(method: string, path: string, body: object, { key }: Buyer): Promise<T> {
  const answer = await fetch(`${shop.origin}/api/v1${path}`, {
    method,
    headers: { 'session-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<T>;
}

/** Customs are of no interest here, and an order to Hong Kong asks for nobody. */
const ADDRESS = {
  name: '林知夏',
  mobile: '61230913',
  countryCode: 'HK',
  city: '香港',
  district: '中环',
  addressLine: '结志街 28 号',
  defaultShippingAddress: true,
};

const { id: stateId } = await db
  .selectFrom('country_states')
  .select('id')
  .where('country_id', '!=', '42')
  .executeTakeFirstOrThrow();

async function newBuyer(): Promise<Buyer> {
  const { id } = await db
    .insertInto('shoppers')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  const { key, session } = await openSession(db, Date.now(), id);
  const buyer = { key, bagId: session.bagId, shopperId: id };
  await send('POST', '/my/addresses', { ...ADDRESS, stateId }, buyer);
  return buyer;
}

/** An order of one piece, ready to be paid. */
async function checkOut(buyer: Buyer, variantId: string): Promise<string> {
  await send('POST', `/bags/${buyer.bagId}/items`, { variantId }, buyer);
  return (await send<{ id: string }>('POST', '/checkout-orders', {}, buyer)).id;
}

interface Started {
  id: string;
  amount: number;
}

/** What the provider would send, signed and sealed. */
async function notify({ id, amount }: Started) {
  const resource = {
    out_trade_no: id.replaceAll('-', ''),
    trade_state: 'SUCCESS',
    transaction_id: randomUUID(),
    amount: { total: amount, currency: 'CNY' },
  };
  const written = { id, eventType: 'TRANSACTION.SUCCESS', resource };
  const body = writeNotification(written, SANDBOX_API_KEY, Date.now());
  const stamp = stampFor(body, { key: privateKey, serial: SANDBOX_SERIAL }, Date.now());
  const answer = await fetch(`${shop.origin}/api/v1/payments/notifications`, {
    method: 'POST',
    headers: { ...stamp, 'content-type': 'application/json' },
    body,
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

const rows: string[][] = [];
const taken = { begin: [] as number[], pay: [] as number[] };

async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await work();
  into.push(performance.now() - began);
  return done;
}

async function measure(name: string, variantOf: (at: number) => string, buyers: readonly Buyer[]) {
  taken.begin.length = 0;
  taken.pay.length = 0;
  let busy = 0;
  for (let turn = 0; turn < ORDERS_EACH; turn++) {
    const ready = await Promise.all(buyers.map((buyer, at) => checkOut(buyer, variantOf(at))));
    const began = performance.now();
    await Promise.all(
      buyers.map(async (buyer, at) => {
        const body = { checkoutOrderId: ready[at] };
        const path = '/payments/messaging-oa';
        const payment = await timed(taken.begin, () => send<Started>('POST', path, body, buyer));
        await timed(taken.pay, () => notify(payment));
      }),
    );
    busy += performance.now() - began;
  }
  const at = (times: number[], share: number) =>
    times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
  const orders = buyers.length * ORDERS_EACH;
  rows.push([
    name,
    perSecond((orders / busy) * 1000),
    ms(at(taken.begin, 0.99)),
    ms(at(taken.pay, 0.5)),
    ms(at(taken.pay, 0.99)),
  ]);
}

await db.updateTable('variants').set({ quantity: 1_000_000 }).execute();
const variants = (
  await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select('variants.id')
    .where('products.is_online', '=', true)
    .orderBy('variants.id')
    .limit(SHOPPERS)
    .execute()
).map(({ id }) => id);
const ordersInAll = async () =>
  Number(
    (
      await db
        .selectFrom('orders')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );
// The demo's people have ordered already.
const before = await ordersInAll();
const buyers: Buyer[] = [];
for (let n = 0; n < SHOPPERS; n++) buyers.push(await newBuyer());
await measure('orders of different pieces', (at) => variants[at] ?? '', buyers);
await measure('orders of one and the same piece', () => variants[0] ?? '', buyers);
const placed = (await ordersInAll()) - before;
if (placed !== SHOPPERS * ORDERS_EACH * 2) throw new Error(`${placed} orders were placed`);

await database.close();
await shop.stop();
await administer(`drop database ${NAME} with (force)`);
await rm(folder, { recursive: true, force: true });
const head = [
  'PostgreSQL, 32 shoppers at once',
  'paid a second',
  'begin p99',
  'pay p50',
  'pay p99',
];
report('pay', table(head, rows));
