import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../tooling/build.ts';
import { load } from './load.ts';
import { median, report, table } from './report.ts';
import { type BenchShop, startShop } from './shop.ts';

const RUNS = 3;

const residentMegabytes = ({ process: { pid } }: BenchShop): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const seconds = (values: readonly number[]) => `${(median(values) / 1000).toFixed(1)} s`;
const megabytes = (values: readonly number[]) => `${Math.round(median(values))} MB`;

buildIfStale();
const first: number[] = [];
const second: number[] = [];
const idle: number[] = [];
const loaded: number[] = [];
for (let run = 0; run < RUNS; run++) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  const fresh = await startShop(folder);
  first.push(fresh.startedIn);
  await fresh.stop();
  const again = await startShop(folder);
  second.push(again.startedIn);
  idle.push(residentMegabytes(again));
  await load({
    url: again.origin,
    paths: ['/', '/content/spring', '/api/v1/search/products?size=40'],
  });
  loaded.push(residentMegabytes(again));
  await again.stop();
  rmSync(folder, { recursive: true });
}

report(
  'start',
  table(
    ['Built, embedded database', 'median of 3'],
    [
      ['first start, demo shop seeded', seconds(first)],
      ['later start', seconds(second)],
      ['memory when ready', megabytes(idle)],
      ['memory under load', megabytes(loaded)],
    ],
  ),
);
