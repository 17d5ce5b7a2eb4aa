import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { createApp } from '../apps/server/src/app/create-app.ts';
import type { Database, OpenDatabase } from '../apps/server/src/database/database.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { openDatabase } from '../apps/server/src/database/open.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { buildSyntheticCatalogue } from '../apps/server/test/support/synthetic-catalogue.ts';
import { insertCatalogue } from '../apps/server/test/support/synthetic-store.ts';
import { ms } from './load.ts';
import { median, report, table } from './report.ts';

/** Measures how soon a change is seen in a list, and how long it keeps the event loop busy meanwhile. */
const SERVER = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const NAME = 'vitrine_bench_catalogue';
const SEED_PRODUCTS = 2_000;
const STRIDE = 100_000_000;
/** So many copies by one statement that it ends before its deadline. */
const COPIES_AT_ONCE = 5;
const CHANGES = 10;
const SEEN_LIMIT_MS = 120_000;

const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));

async function administer(statement: string) {
  const { pool, close } = await openDatabase(readSettings({ DATABASE_URL: SERVER }));
  await pool.query(statement);
  await close();
}

/** Copies the products of a synthetic catalogue until there are enough. */
async function seed({ db }: OpenDatabase, count: number) {
  await insertCatalogue(db, buildSyntheticCatalogue(SEED_PRODUCTS, 7));
  const copies = count / SEED_PRODUCTS - 1;
  for (let first = 1; first <= copies; first += COPIES_AT_ONCE)
    await copyProducts(db, first, Math.min(first + COPIES_AT_ONCE - 1, copies));
  await sql`analyze`.execute(db);
}

async function copyProducts(db: Kysely<Database>, first: number, last: number) {
  const stride = sql.lit(STRIDE);
  const copies = sql`generate_series(${sql.lit(first)}, ${sql.lit(last)}) k`;
  await sql`insert into products select copy.* from products p, ${copies},
    lateral jsonb_populate_record(p, jsonb_build_object('id', p.id + k * ${stride}::bigint,
      'brand_style_id', p.brand_style_id || '-' || k, 'rank', (p.rank * 31 + k * 17) % 100000)) copy
    where p.id < ${stride}`.execute(db);
  await sql`insert into product_attributes
    select a.product_id + k * ${stride}::bigint, a.attribute_code
    from product_attributes a, ${copies} where a.product_id < ${stride}`.execute(db);
  await sql`insert into variants (id, product_id, merchant_id, size, size_scale, position, currency,
      price_incl_taxes, price_without_promotion, quantity)
    select id + k * ${sql.lit(STRIDE * 100)}::bigint, product_id + k * ${stride}::bigint, merchant_id,
      size, size_scale, position, currency, price_incl_taxes, price_without_promotion, quantity
    from variants, ${copies} where product_id < ${stride}`.execute(db);
}

/**
 * Watches the longest time for which the event loop did one thing: as it passed, which includes what
 * other programs took of the processor, and as this thread's own work.
 */
function watchStalls() {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const readCpuMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let last = readCpuMs();
  let workMs = 0;
  const timer = setInterval(() => {
    const now = readCpuMs();
    workMs = Math.max(workMs, now - last);
    last = now;
  }, 1);
  return () => {
    clearInterval(timer);
    delays.disable();
    return { stallMs: delays.max / 1e6, workMs };
  };
}

async function openShop(engine: string, count: number) {
  if (engine === 'PostgreSQL') {
    await administer(`drop database if exists ${NAME} with (force)`);
    await administer(`create database ${NAME}`);
  }
  const url = new URL(SERVER);
  url.pathname = `/${NAME}`;
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    JOBS: 'off',
    RATE_LIMIT_PER_MINUTE: '0',
    DATA_DIR: join(folder, `${engine}-${count}`),
    ...(engine === 'PostgreSQL' ? { DATABASE_URL: url.href } : {}),
  });
  const database = await openDatabase(settings);
  await migrate(database.pool);
  await seed(database, count);
  const { app } = await createApp({ settings, database });
  return { database, app };
}

async function measure(engine: string, count: number): Promise<string[][]> {
  const { database, app } = await openShop(engine, count);
  const { db } = database;
  const readProduct = async (id: string) => {
    const list = await app.inject(`/api/v1/search/products?keyword=${id}&size=1`);
    return list.json().items[0] as { price: number; shortDescription: string };
  };

  /** Waits until a change is in the list; answers how long that took, the longest stall, and the CPU used. */
  async function watch(change: () => Promise<unknown>, isSeen: () => Promise<boolean>) {
    const stopWatching = watchStalls();
    await change();
    const committed = performance.now();
    const cpu = process.cpuUsage();
    while (!(await isSeen())) {
      if (performance.now() - committed > SEEN_LIMIT_MS) throw new Error('The change is not seen');
      await pause(20);
    }
    const seenMs = performance.now() - committed;
    const { user, system } = process.cpuUsage(cpu);
    await pause(300);
    return { seenMs, ...stopWatching(), cpuMs: (user + system) / 1000 };
  }

  const results = { price: [] as number[][], name: [] as number[][] };
  const products = await db
    .selectFrom('products')
    .select('id')
    .limit(CHANGES + 1)
    .execute();
  const add = (
    kind: 'price' | 'name',
    { seenMs, stallMs, workMs, cpuMs }: Awaited<ReturnType<typeof watch>>,
  ) => results[kind].push([seenMs, stallMs, workMs, cpuMs]);
  for (const [at, { id }] of products.entries()) {
    const price = 10_000 + at * 100;
    await readProduct(id);
    const result = await watch(
      () =>
        db
          .updateTable('variants')
          .set({ price_incl_taxes: price, price_without_promotion: price })
          .where('product_id', '=', id)
          .execute(),
      async () => (await readProduct(id)).price === price,
    );
    // The first change also compiles the code for it.
    if (at > 0) add('price', result);
  }
  for (const [at, { id }] of products.slice(0, 3).entries()) {
    const name = `Renamed ${at}`;
    const names = JSON.stringify({ 'zh-CN': name, 'en-US': name });
    await pause(3_000);
    add(
      'name',
      await watch(
        () =>
          db
            .updateTable('products')
            .set({ short_description: names })
            .where('id', '=', id)
            .execute(),
        async () => (await readProduct(id)).shortDescription === name,
      ),
    );
  }
  await app.close();
  await database.close();
  if (engine === 'PostgreSQL') await administer(`drop database ${NAME} with (force)`);
  const toRow = (title: string, rows: number[][]) => [
    `${engine}, ${count.toLocaleString('en')} products: ${title}`,
    ms(median(rows.map(([seen]) => seen ?? 0))),
    ms(Math.max(...rows.map(([seen]) => seen ?? 0))),
    ms(Math.max(...rows.map(([, stall]) => stall ?? 0))),
    ms(Math.max(...rows.map(([, , work]) => work ?? 0))),
    ms(median(rows.map(([, , , cpu]) => cpu ?? 0))),
  ];
  return [
    toRow('a price or size sold out', results.price),
    toRow('a name (a new index)', results.name),
  ];
}

const rows: string[][] = [];
for (const [engine, count] of [
  ['PostgreSQL', 20_000],
  ['PostgreSQL', 204_000],
  ['embedded', 20_000],
] as const) {
  if (process.argv[2] && process.argv[2] !== engine) continue;
  rows.push(...(await measure(engine, count)));
}
await rm(folder, { recursive: true });

report(
  'catalogue-changes',
  table(
    ['A change', 'seen after', 'at most', 'longest stall', 'longest own work', 'CPU until seen'],
    rows,
  ),
);
process.exit();
