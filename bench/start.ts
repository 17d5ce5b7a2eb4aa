import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { peakMegabytes, residentMegabytes } from '../tests/support/resident-memory.ts';
import { buildIfStale } from '../tooling/build.ts';
import { load } from './load.ts';
import { median, report, table } from './report.ts';
import { startShop } from './shop.ts';

const RUNS = 3;

const seconds = (values: readonly number[]) => `${(median(values) / 1000).toFixed(1)} s`;
const megabytes = (values: readonly number[]) => `${Math.round(median(values))} MB`;

buildIfStale();
const first: number[] = [];
const second: number[] = [];
const peaks: number[] = [];
const idle: number[] = [];
const loaded: number[] = [];
for (let run = 0; run < RUNS; run++) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  const newShop = await startShop(folder);
  first.push(newShop.startupMs);
  peaks.push(peakMegabytes(newShop));
  await newShop.stop();
  const restarted = await startShop(folder);
  second.push(restarted.startupMs);
  idle.push(residentMegabytes(restarted));
  await load({
    url: restarted.origin,
    paths: ['/', '/content/spring', '/api/v1/search/products?size=40'],
  });
  loaded.push(residentMegabytes(restarted));
  await restarted.stop();
  rmSync(folder, { recursive: true });
}

report(
  'start',
  table(
    ['Built, embedded database', 'median of 3'],
    [
      ['first start, demo shop seeded', seconds(first)],
      ['later start', seconds(second)],
      ['most memory until the first start is ready', megabytes(peaks)],
      ['memory when ready', megabytes(idle)],
      ['memory under load', megabytes(loaded)],
    ],
  ),
);
