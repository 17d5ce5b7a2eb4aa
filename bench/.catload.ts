import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { buildIndex } from '/work/main/apps/server/src/catalogue/catalogue-index.ts';
import { loadCatalogue } from '/work/main/apps/server/src/catalogue/load.ts';
import { atOnce, inSlices } from '/work/main/apps/server/src/catalogue/paced.ts';
import { syntheticCatalogue } from '/work/main/apps/server/src/catalogue/synthetic.ts';
import { storeCatalogue } from '/work/main/apps/server/src/catalogue/synthetic-store.ts';

let pool: any;
if (process.argv[2] === 'pg') {
  const admin = new pg.Pool({ host: '127.0.0.1', user: 'postgres', database: 'postgres' });
  await admin.query('drop database if exists catbench');
  await admin.query('create database catbench');
  await admin.end();
  pool = new pg.Pool({ host: '127.0.0.1', user: 'postgres', database: 'catbench' });
} else {
  const m = (await import('@electric-sql/pglite/node-postgres')) as any;
  console.log(Object.keys(m));
  const pglite = await PGlite.create();
  pool = new pg.Pool(m.createPgConfig(pglite));
}
const db = new Kysely<any>({ dialect: new PostgresDialect({ pool }) });
const c = await pool.connect();
await c.query(readFileSync('/work/main/apps/server/migrations/0001-catalogue.sql', 'utf8'));
c.release();
const rows = syntheticCatalogue(20000, 7);
let t = performance.now();
await storeCatalogue(db, rows);
console.log('store', (performance.now() - t) | 0);
for (let i = 0; i < 4; i++) {
  t = performance.now();
  let gap = 0,
    lastT = performance.now();
  const iv = setInterval(() => {
    const n = performance.now();
    gap = Math.max(gap, n - lastT);
    lastT = n;
  }, 1);
  const r = await loadCatalogue(db);
  const t2 = performance.now();
  console.log('load', (t2 - t) | 0, 'ms', r.products.length, 'longest block', gap | 0);
  gap = 0;
  const ix = await inSlices(buildIndex(r));
  console.log(' build', (performance.now() - t2) | 0, 'block', gap | 0);
  clearInterval(iv);
}
await pool.end();
