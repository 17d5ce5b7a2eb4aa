import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands } from '../apps/server/src/cli/commands.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { openDatabase } from '../apps/server/src/database/open.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { buildSyntheticCatalogue } from '../apps/server/test/support/synthetic-catalogue.ts';
import { insertCatalogue } from '../apps/server/test/support/synthetic-store.ts';
import { report, table } from './report.ts';

/** Measures the import of 100,000 variants: new, unchanged, and stock alone. */
const VARIANTS = 100_000;
const PRODUCTS = 28_000;
const NAME = 'vitrine_bench_import';
const SERVER = process.env.TEST_DATABASE_URL;
if (!SERVER) throw new Error('TEST_DATABASE_URL names the PostgreSQL server to measure on');

const folder = await mkdtemp(join(tmpdir(), 'vitrine-import-'));
const administrator = await openDatabase(readSettings({ DATA_DIR: folder, DATABASE_URL: SERVER }));
await administrator.pool.query(`drop database if exists ${NAME} with (force)`);
await administrator.pool.query(`create database ${NAME}`);
const url = new URL(SERVER);
url.pathname = `/${NAME}`;
const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: url.href });
const database = await openDatabase(settings);
await migrate(database.pool);
await insertCatalogue(database.db, buildSyntheticCatalogue(PRODUCTS, 7));

const run = async (name: string, ...options: string[]) => {
  const startedAt = performance.now();
  await commands[name]?.run({ settings, database, options, print: () => {} });
  return (performance.now() - startedAt) / 1_000;
};

const { db } = database;
await db
  .deleteFrom('variants')
  .where('id', 'not in', db.selectFrom('variants').select('id').orderBy('id').limit(VARIANTS))
  .execute();
const skus = await db.selectFrom('variants').select(['sku']).execute();
const file = join(folder, 'products.csv');
const stock = join(folder, 'stock.csv');
await writeFile(stock, `sku,quantity,price\n${skus.map(({ sku }) => `${sku},9,99.50\n`).join('')}`);

const exported = await run('export', file);
await db.deleteFrom('products').execute();
const added = await run('import', file);
const unchanged = await run('import', file);
const restocked = await run('import', stock);
await database.close();
await administrator.pool.query(`drop database ${NAME} with (force)`);
await administrator.close();
await rm(folder, { recursive: true });

const seconds = (value: number) => `${value.toFixed(1)} s`;
report(
  'import',
  table(
    [`${skus.length.toLocaleString('en-US')} variants on PostgreSQL`, 'time'],
    [
      ['export to CSV', seconds(exported)],
      ['import into an empty catalogue', seconds(added)],
      ['import again, nothing differs', seconds(unchanged)],
      ['import of quantities and prices alone', seconds(restocked)],
    ],
  ),
);
