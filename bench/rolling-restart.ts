import { setTimeout as pause } from 'node:timers/promises';
import { seedCatalogueFixture } from '../apps/server/test/support/catalogue-fixture.ts';
import { startBalancedShop } from '../apps/server/test/support/rolling-restart.ts';
import { openTestShop } from '../apps/server/test/support/test-shop.ts';
import { report, table } from './report.ts';

/** Restarts two processes behind the documented load balancer again and again, and counts what clients get. */
if (!process.env.TEST_DATABASE_URL)
  throw new Error('TEST_DATABASE_URL names the PostgreSQL server to measure on');

const RESTARTS = 10;
const PAUSE_MS = 2_000;

const rows: string[][] = [];
for (const drainSeconds of [5, 0]) {
  const shop = await openTestShop({ seed: seedCatalogueFixture });
  const balanced = await startBalancedShop(shop.settings, drainSeconds);
  const codes: unknown[] = [];
  for (let n = 0; n < RESTARTS / 2; n++)
    codes.push(...(await balanced.restartAll(() => pause(PAUSE_MS))));
  await balanced.close();
  await shop.close();
  const outcomes = [...balanced.traffic.outcomes].sort();
  const failed = outcomes.filter(([name]) => !name.endsWith(' 200'));
  rows.push([
    `\`DRAIN_SECONDS=${drainSeconds}\``,
    String(codes.filter((code) => code === 0).length),
    balanced.traffic.count().toLocaleString('en-US'),
    failed.length === 0 ? '0' : failed.map(([name, count]) => `${count} × ${name}`).join(', '),
  ]);
}

report(
  'rolling-restart',
  table(
    ['Two processes behind `ops/haproxy.cfg`', 'restarts', 'requests', 'not answered with 200'],
    rows,
  ),
);
