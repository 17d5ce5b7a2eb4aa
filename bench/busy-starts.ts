import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/database/open.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { urlOfDatabase } from '../apps/server/test/support/postgresql-template.ts';
import { startBusyLoops } from '../tests/support/busy-loops.ts';
import { median, report, table } from './report.ts';
import { startShop } from './shop.ts';

/** Measures starts on PostgreSQL while busy loops take most of the processor: each has to succeed. */
const SERVER = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const NAME = 'vitrine_bench_busy_starts';
const STARTS = 20;
const LOOPS = 4;

const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
const server = await openDatabase(readSettings({ DATA_DIR: folder, DATABASE_URL: SERVER }));
await server.pool.query(`drop database if exists ${NAME} with (force)`);
await server.pool.query(`create database ${NAME}`);
const env = { DATABASE_URL: urlOfDatabase(SERVER, NAME) };

const endLoops = startBusyLoops(LOOPS);
const times: number[] = [];
const loads: number[] = [];
let failed = 0;
let repeated = 0;
try {
  for (let n = 0; n < STARTS; n++) {
    try {
      const shop = await startShop(folder, env);
      times.push(shop.startupMs);
      if (shop.log().includes('The start is tried again')) repeated++;
      await shop.stop();
    } catch (error) {
      failed++;
      console.error(error);
    }
    loads.push(loadavg()[0] ?? 0);
  }
} finally {
  endLoops();
  await server.pool.query(`drop database if exists ${NAME} with (force)`);
  await server.close();
  rmSync(folder, { recursive: true });
}

report(
  'busy-starts',
  table(
    [`${STARTS} starts on PostgreSQL beside ${LOOPS} busy loops on two cores`, ''],
    [
      ['ready', `${times.length} of ${STARTS}`],
      ['ended with an error', String(failed)],
      ['of those ready, tried again by themselves', String(repeated)],
      ['median time until ready', `${(median(times) / 1000).toFixed(1)} s`],
      ['longest', `${(Math.max(...times) / 1000).toFixed(1)} s`],
      ['load average', `${Math.min(...loads).toFixed(0)} to ${Math.max(...loads).toFixed(0)}`],
    ],
  ),
);
