import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/database/open.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { ms, perSecond } from './load.ts';
import { report, table } from './report.ts';
import { startShop } from './shop.ts';

/** Measures batches of tracking events into the embedded database, PostgreSQL and JetStream. */
const SERVER = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const NATS = process.env.BENCH_NATS_URL;
const NAME = 'vitrine_bench_tracking';
const PAGES = 32;
const EVENTS = 20;
const SECONDS = 5;

const event = () => ({
  tenantId: 10_000,
  clientId: 10_033,
  correlationId: randomUUID(),
  event: 'PageAction',
  parameters: {
    uuid: randomUUID(),
    tid: 1758,
    uniqueViewId: randomUUID(),
    pageUrl: '/content/spring?utm_source=letter',
    utmSource: 'letter',
    actionAt: Date.now(),
  },
});

async function send(origin: string) {
  const body = JSON.stringify({ events: Array.from({ length: EVENTS }, event) });
  const headers = { 'content-type': 'application/json' };
  const startedAt = performance.now();
  const response = await fetch(`${origin}/api/v1/marketing/trackings`, {
    method: 'POST',
    headers,
    body,
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`A batch failed with ${response.status}`);
  return performance.now() - startedAt;
}

/** Every page sends batches until the time is over. */
async function sendUntilDeadline(origin: string): Promise<number[]> {
  const times: number[] = [];
  const deadline = performance.now() + SECONDS * 1_000;
  const page = async () => {
    while (performance.now() < deadline) times.push(await send(origin));
  };
  await Promise.all(Array.from({ length: PAGES }, page));
  return times.sort((left, right) => left - right);
}

const rows: string[][] = [];

async function measure(name: string, env: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-tracking-'));
  const shop = await startShop(folder, env);
  const times = await sendUntilDeadline(shop.origin);
  const at = (share: number) => ms(times[Math.floor(times.length * share)] ?? Number.NaN);
  rows.push([name, perSecond((times.length * EVENTS) / SECONDS), at(0.5), at(0.99)]);
  await shop.stop();
  await rm(folder, { recursive: true });
}

async function administer(statement: string) {
  const { pool, close } = await openDatabase(readSettings({ DATABASE_URL: SERVER }));
  await pool.query(statement);
  await close();
}

const url = new URL(SERVER);
url.pathname = `/${NAME}`;
await measure('embedded', {});
await administer(`drop database if exists ${NAME} with (force)`);
await administer(`create database ${NAME}`);
await measure('PostgreSQL', { DATABASE_URL: url.href });
if (NATS)
  await measure('JetStream, drained into PostgreSQL', { DATABASE_URL: url.href, NATS_URL: NATS });
await administer(`drop database ${NAME} with (force)`);
report(
  'tracking',
  table([`${PAGES} pages, ${EVENTS} events a batch`, 'events/s', 'p50', 'p99'], rows),
);
