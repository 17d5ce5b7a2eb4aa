import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type ShopServices } from '../apps/server/src/app/create-app.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { openDatabase } from '../apps/server/src/database/open.ts';
import { createPageApi } from '../apps/server/src/pages/api.ts';
import { ASSETS_BASE } from '../apps/server/src/pages/renderer.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import type { RenderRequest } from '../apps/web/src/server/render-types.ts';
import { seedDemo } from '../demo/shop/seed.ts';
import { buildIfStale } from '../tooling/build.ts';
import { load, ms, perSecond } from './load.ts';
import { median, report, table } from './report.ts';
import { startShop } from './shop.ts';

const MODULES = 20;
const PAGE = 'bench-twenty';
const ROUNDS = 9;
const RENDERS_A_ROUND = 60;

buildIfStale();
const web = await import(new URL('../apps/web/dist/server/entry.js', import.meta.url).href);
const manifest = JSON.parse(
  readFileSync(new URL('../apps/web/dist/client/manifest.zh-CN.json', import.meta.url), 'utf8'),
);
const assets = web.readAssets(manifest, ASSETS_BASE);

/** Publishes a page of twenty modules of the demo shop. */
async function publishPage({ database: { db } }: ShopServices): Promise<void> {
  const rows = await db
    .selectFrom('content_revisions')
    .selectAll()
    .where('language', '=', 'zh-CN')
    .where('code', 'in', ['showcase', 'spring'])
    .execute();
  const entries = rows
    .flatMap((row) => row.entries as { id: string; code: string }[])
    .filter(({ code }) => code !== 'shareInfo' && code !== 'slideProducts');
  const twenty = Array.from({ length: MODULES }, (_, i) => ({
    ...entries[i % entries.length],
    id: `bench-${i}`,
  }));
  const [model] = rows;
  if (!model) throw new Error('The demo shop has no pages');
  await db.insertInto('content_pages').values({ space: model.space, code: PAGE }).execute();
  const { id: _, created_at: __, ...revision } = model;
  await db
    .insertInto('content_revisions')
    .values({ ...revision, code: PAGE, entries: JSON.stringify(twenty) })
    .execute();
}

async function drain(html: NodeJS.ReadableStream): Promise<number> {
  let bytes = 0;
  for await (const chunk of html) bytes += chunk.length;
  return bytes;
}

/** CPU milliseconds of one render: the median round. */
async function cost(render: () => Promise<NodeJS.ReadableStream>): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const before = process.cpuUsage();
    for (let i = 0; i < RENDERS_A_ROUND; i++) await drain(await render());
    const { user, system } = process.cpuUsage(before);
    if (round > 0) rounds.push((user + system) / 1000 / RENDERS_A_ROUND);
  }
  return median(rounds);
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
const settings = readSettings({
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_MINUTE: '0',
});
const database = await openDatabase(settings);
await migrate(database.pool);
await seedDemo(database.db);
const { app, shop } = await createApp({ settings, database });
await publishPage(shop);
await app.ready();

const request: RenderRequest = {
  path: `/content/${PAGE}`,
  query: {},
  language: 'zh-CN',
  platform: 'web',
  hasNativeTabs: false,
  api: createPageApi(shop.transport)('zh-CN'),
  country: 'CN',
  now: Date.now(),
  origin: 'http://localhost',
  nonce: '',
  themeColour: settings.brand.colours.paper,
  assets,
  onError: (error) => {
    throw error;
  },
  signal: new AbortController().signal,
};
const prepared = await web.preparePage(request);
const bytes = await drain((await web.renderPage(request)).html);
const bare = await cost(async () => web.renderTree(prepared.app));
const whole = await cost(async () => (await web.renderPage(request)).html);
await app.close();
await database.close();

const running = await startShop(folder);
const cachedPage = await load({ url: running.origin, paths: [`/content/${PAGE}`] });
const cachedSpring = await load({ url: running.origin, paths: ['/content/spring'] });
await running.stop();
rmSync(folder, { recursive: true });

report(
  'render',
  table(
    [`A content page of ${MODULES} modules (${Math.round(bytes / 1024)} KB of HTML)`, 'result'],
    [
      ['React alone, rendering the same tree', `${bare.toFixed(2)} ms CPU`],
      ['the whole page: load, state, document, React', `${whole.toFixed(2)} ms CPU`],
      ['ratio', (whole / bare).toFixed(2)],
      [
        'from the HTML cache',
        `${perSecond(cachedPage.perSecond)} pages/s, p99 ${ms(cachedPage.p99)}`,
      ],
      [
        '`spring` from the HTML cache',
        `${perSecond(cachedSpring.perSecond)} pages/s, p99 ${ms(cachedSpring.p99)}`,
      ],
    ],
  ),
);
