import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../tooling/build.ts';
import { median, report, table } from './report.ts';
import { startShop } from './shop.ts';

const RUNS = 5;

interface Run {
  url: string;
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  shift: number;
  lcp: number;
  failed: string[];
}

buildIfStale();
const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
const shop = await startShop(folder);
const list = await fetch(`${shop.origin}/api/v1/search/products?size=1`).then((it) => it.json());

const screens: Readonly<Record<string, string>> = {
  'content `spring`': '/content/spring',
  'home, women': '/',
  list: '/product/list?category=141258',
  product: `/product/detail/${list.items[0].id}`,
};

function run(path: string): Run {
  const output = execFileSync(
    process.execPath,
    ['tests/support/lighthouse.ts', `${shop.origin}${path}`],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return JSON.parse(output) as Run;
}

const rows: string[][] = [];
for (const [name, path] of Object.entries(screens)) {
  const runs = Array.from({ length: RUNS }, () => run(path));
  const of = (key: 'performance' | 'accessibility' | 'best-practices' | 'seo' | 'shift' | 'lcp') =>
    median(runs.map((found) => found[key]));
  rows.push([
    name,
    ...(['performance', 'accessibility', 'best-practices', 'seo'] as const).map(
      (key) => `${of(key)}`,
    ),
    of('shift').toFixed(3),
    `${(of('lcp') / 1000).toFixed(1)} s`,
  ]);
  console.log(
    name,
    runs.map((found) => found.performance),
    runs[0]?.failed,
  );
}
await shop.stop();
rmSync(folder, { recursive: true });

report(
  'lighthouse',
  table(
    [
      'Lighthouse, mobile',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'layout shift',
      'LCP',
    ],
    rows,
  ),
);
