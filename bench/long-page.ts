/** Scrolls a page of 300 modules in Chromium and measures its long tasks. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '../apps/server/src/database/database.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { openDatabase } from '../apps/server/src/database/open.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { seedDemo } from '../demo/shop/seed.ts';
import { launchBrowser, PHONE } from '../tests/support/browser.ts';
import { buildIfStale } from '../tooling/build.ts';
import { median, report, table } from './report.ts';
import { startShop } from './shop.ts';

const MODULES = 300;
const ROUNDS = 8;
const LONG_MS = 50;
const STEP_PX = 400;
const STEP_MS = 16;
const PAGE = 'bench-long';

/** Publishes a page that repeats all module types; one module in twenty has a tab. */
async function publishPage({ db }: OpenDatabase): Promise<void> {
  const model = await db
    .selectFrom('content_revisions')
    .selectAll()
    .where('language', '=', 'zh-CN')
    .where('code', '=', 'showcase')
    .executeTakeFirstOrThrow();
  const entries = (model.entries as { id: string; code: string; fields: object }[]).filter(
    ({ code, id }) => code !== 'shareInfo' && !id.includes('none'),
  );
  const many = Array.from({ length: MODULES }, (_, n) => {
    const entry = entries[n % entries.length];
    const anchorLink = n % 20 === 0 ? `第 ${n}` : '';
    return { ...entry, id: `long-${n}`, fields: { ...entry?.fields, anchorLink } };
  });
  await db.insertInto('content_pages').values({ space: model.space, code: PAGE }).execute();
  const { id: _, created_at: __, ...revision } = model;
  await db
    .insertInto('content_revisions')
    .values({ ...revision, code: PAGE, entries: JSON.stringify(many) })
    .execute();
}

const OBSERVE = `
  window.tasks = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask', buffered: true });
`;

const SCROLL = `(async () => {
  const before = window.tasks.length;
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const end = () => document.documentElement.scrollHeight - innerHeight;
  for (let y = 0; y < end(); y += ${STEP_PX}) { scrollTo(0, y); await wait(${STEP_MS}); }
  await wait(1000);
  return { height: document.documentElement.scrollHeight, tasks: window.tasks.slice(before) };
})()`;

const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
buildIfStale();
const database = await openDatabase(readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
await migrate(database.pool);
await seedDemo(database.db);
await publishPage(database);
await database.close();

const shop = await startShop(folder);
const browser = await launchBrowser();

interface LongTasks {
  opening: number[];
  scrolling: number[];
  height: number;
}

/** Opens the page in a new browser context and scrolls from start to end. */
async function openAndScroll(): Promise<LongTasks> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  await context.addInitScript(OBSERVE);
  const page = await context.newPage();
  await page.goto(`${shop.origin}/content/${PAGE}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(2_000);
  const opening = (await page.evaluate('window.tasks')) as number[];
  const scroll = (await page.evaluate(SCROLL)) as { height: number; tasks: number[] };
  await context.close();
  return { opening, scrolling: scroll.tasks, height: scroll.height };
}

// The first run is not measured: the shop resizes its images then.
await openAndScroll();
const runs: LongTasks[] = [];
for (let round = 0; round < ROUNDS; round++) runs.push(await openAndScroll());
await browser.close();
await shop.stop();
rmSync(folder, { recursive: true });

const longest = (tasks: number[]) => Math.max(0, ...tasks);
const ms = (value: number) =>
  value < LONG_MS ? `none over ${LONG_MS} ms` : `${Math.round(value)} ms`;
const scrolling = runs.map((run) => longest(run.scrolling));
report(
  'long-page',
  table(
    [
      `A content page of ${MODULES} modules (${runs[0]?.height} px) on a phone of 375 px`,
      `${ROUNDS} runs`,
    ],
    [
      [
        'longest task while it loads and hydrates, median',
        ms(median(runs.map(({ opening }) => longest(opening)))),
      ],
      ['longest task while it scrolls from end to end, median', ms(median(scrolling))],
      ['the same, worst run', ms(longest(scrolling))],
    ],
  ),
);
