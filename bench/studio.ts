/** Types into a module of a draft of 300 modules in the studio, and measures from the key press to the screen. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../tests/support/browser.ts';
import { askAsOperator, createOwner } from '../tests/support/operator-account.ts';
import { median, report, table } from './report.ts';
import { startShop } from './shop.ts';

const MODULES = 300;
const KEYS = 60;
const KEY_GAP_MS = 100;
/** Event Timing rounds to 8 ms and reports nothing shorter than this. */
const SHORTEST_MS = 16;
const DESKTOP = { width: 1440, height: 900 };

interface Entry {
  id: string;
  code: string;
  fields: object;
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
const shop = await startShop(folder);
const browser = await launchBrowser();
const { cookie } = await createOwner({ origin: shop.origin, server: shop });

async function ask(path: string, more: { body?: object; method?: 'PUT'; version?: number } = {}) {
  return (await askAsOperator(shop.origin, path, { cookie, ...more })).data;
}

/** A draft that repeats the modules of the demo's showroom, all types of them. */
async function createDraft(): Promise<string> {
  const { items } = await ask('pages/showcase/revisions');
  const { id: revision } = items.find(({ language }: { language: string }) => language === 'zh-CN');
  await ask('pages', { body: { code: 'bench-studio', name: '300' } });
  const from = { type: 'revision', id: revision };
  const { id, entries } = await ask('pages/bench-studio/drafts', {
    body: { language: 'zh-CN', from },
  });
  const models = (entries as Entry[]).filter(({ code }) => code !== 'shareInfo');
  const first = { id: 'first', code: 'contentTitle', fields: { title: '标题' } };
  const rest = Array.from({ length: MODULES - 1 }, (_, index) => {
    const { code, fields } = models[index % models.length] ?? first;
    return { id: `m-${index}`, code, fields };
  });
  const body = { title: '300', entries: [first, ...rest] };
  await ask(`page-drafts/${id}`, { method: 'PUT', version: 1, body });
  return id;
}

const OBSERVE = `
  window.presses = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'keydown') window.presses.push(duration);
  }).observe({ type: 'event', durationThreshold: ${SHORTEST_MS} });
`;

async function openStudio(id: string) {
  const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block' });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: `${shop.origin}/admin` }]);
  const page = await context.newPage();
  await page.goto(`${shop.origin}/admin/pages/${id}/edit`);
  return page;
}

const id = await createDraft();
const page = await openStudio(id);
const start = performance.now();
const canvas = page.frameLocator('iframe');
await canvas.locator('[data-puck-component="first"]').click({ timeout: 120_000 });
const openedMs = performance.now() - start;
const input = page.getByRole('textbox', { name: '标题', exact: true }).last();
await input.click();
await page.waitForTimeout(5_000);
await page.evaluate(OBSERVE);
for (let key = 0; key < KEYS; key++) {
  await page.keyboard.press(key % 10 === 9 ? 'Backspace' : 'a');
  await page.waitForTimeout(KEY_GAP_MS);
}
await page.waitForTimeout(2_000);
const presses = (await page.evaluate('window.presses')) as number[];
const modules = await canvas.locator('[data-puck-component]').count();
await browser.close();
await shop.stop();
rmSync(folder, { recursive: true });
if (modules !== MODULES) throw new Error(`The canvas has ${modules} modules`);

const ms = (value: number) => `${Math.round(value)} ms`;
/** A press that is not reported was shorter than all others. */
const sorted = [...presses, ...Array<number>(KEYS).fill(0)].slice(0, KEYS).sort((a, b) => a - b);
report(
  'studio',
  table(
    [`${MODULES} modules of all types on the canvas of the studio`, `${KEYS} key presses`],
    [
      ['key press to screen, p50', ms(median(sorted))],
      ['key press to screen, p95', ms(sorted[Math.ceil(KEYS * 0.95) - 1] ?? 0)],
      ['the longest', ms(sorted.at(-1) ?? 0)],
      ['from the URL to a module that can be selected', ms(openedMs)],
    ],
  ),
);
