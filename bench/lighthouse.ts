import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../tests/support/browser.ts';
import { inhabit } from '../tests/support/inhabit.ts';
import { emptyPlaces, guestPlaces, ownPlaces, type Place } from '../tests/support/places.ts';
import { buildIfStale } from '../tooling/build.ts';
import { median, report, table } from './report.ts';
import { startShop } from './shop.ts';

const RUNS = 5;
const FEW = 3;
/** What `all` asks of a screen at its only visit; one that reads lower is visited as often as a few are. */
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

/** What is kept in docs/performance.md, by the place it is. */
const KEPT: Readonly<Record<string, string>> = {
  'content `spring`': 'campaign',
  'home, women': 'home-women',
  list: 'list',
  product: 'product',
};

type Run = Record<(typeof SCORES)[number] | 'shift' | 'lcp', number> & { failed: string[] };

/** They answer with 404, or lead on to another address: Lighthouse does not look at them. */
const ELSEWHERE = ['not-found', 'content-missing', 'gallery'];

const PLACES = [...guestPlaces, ...ownPlaces, ...emptyPlaces];
const named = (names: readonly string[]): Place[] =>
  names.includes('all')
    ? PLACES.filter(({ name }) => !ELSEWHERE.includes(name))
    : PLACES.filter(({ name }) => names.includes(name));

buildIfStale();
const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
const shop = await startShop(folder, { ORDER_PACE: 'off', STOCK_HOLD_MINUTES: '60' });
const browser = await launchBrowser();
const { belongings, cookies } = await inhabit(browser, shop.origin);
await browser.close();

function run({ who, path }: Place): Run {
  const output = execFileSync(
    process.execPath,
    ['tests/support/lighthouse.ts', `${shop.origin}${path(belongings)}`],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...(who === 'guest' ? {} : { LIGHTHOUSE_COOKIES: JSON.stringify(cookies[who]) }),
      },
    },
  );
  return JSON.parse(output) as Run;
}

const visits = (place: Place, times: number): Run[] =>
  Array.from({ length: times }, () => run(place));

/** Every screen takes long enough when it is visited once. */
function visitOnce(place: Place): Run[] {
  const first = run(place);
  return first.performance < EXPECTED ? [first, ...visits(place, FEW - 1)] : [first];
}

function rowOf(name: string, runs: readonly Run[]): string[] {
  const of = (key: (typeof SCORES)[number] | 'shift' | 'lcp') =>
    median(runs.map((found) => found[key]));
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

/** `all` keeps a table of every screen; places named behind the command are looked at and not kept. */
const names = process.argv.slice(2);
if (names.includes('all')) {
  const rows = named(names).map((place) => rowOf(place.name, visitOnce(place)));
  report('lighthouse-all', table(HEAD, rows));
} else if (names.length > 0) {
  const rows = named(names).map((place) => rowOf(place.name, visits(place, FEW)));
  console.log(table(HEAD, rows));
} else {
  const rows = Object.entries(KEPT).flatMap(([title, name]) =>
    named([name]).map((place) => rowOf(title, visits(place, RUNS))),
  );
  report('lighthouse', table(HEAD, rows));
}
await shop.stop();
rmSync(folder, { recursive: true });
