import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { desktop, phone, waitForHydration, waitForQuiet } from '../support/browser-session.ts';
import { createOwner, logInOperator } from '../support/operator-account.ts';
import { setUpShop } from '../support/shop-harness.ts';
import { createShopWithRows } from '../support/shop-with-rows.ts';

type Tables = Readonly<
  Record<string, { readonly texts: Readonly<Record<string, readonly [zh: string, en: string]>> }>
>;

const TABLES: Tables = JSON.parse(
  readFileSync(
    new URL(
      '../../apps/server/src/resources/shop-messages/default-messages.gen.json',
      import.meta.url,
    ),
    'utf8',
  ),
);

/** Every English text of screens in another wording, beside the one that an operator rewrites. */
const EVERY_TEXT = Object.fromEntries(
  Object.entries(TABLES)
    .filter(([table]) => !/^(?:server|mini)\b/.test(table))
    .flatMap(([, { texts }]) => Object.entries(texts))
    .filter(([key, [, text]]) => key !== 'order.bag.empty' && text.trim() !== '')
    .map(([key, [, text]]) => [key, `${text}~`]),
);

/** A page may carry the texts of its own code, which are a part of all. */
const MAX_SHARE = 0.3;

const rewritten = createShopWithRows(async (db) => {
  const value = JSON.stringify(EVERY_TEXT);
  await db
    .insertInto('flat_contents')
    .values({ code: 'messages', language: 'en-US', value })
    .execute();
});
const shop = setUpShop(rewritten.start);
let backOffice: Page;
let takeErrors: () => readonly string[];

beforeAll(async () => {
  const owner = await createOwner(shop);
  const session = await shop.openSession({ ...desktop, reducedMotion: true });
  backOffice = session.page;
  takeErrors = session.takeErrors;
  await backOffice.goto('/admin');
  await logInOperator(backOffice, owner);
  await backOffice.getByRole('heading', { level: 1, name: '今日' }).waitFor();
  takeErrors();
});

/** Looks for a text on the screen of the shop's texts and opens its only row. */
async function openText(search: string, key: string) {
  await backOffice.goto('/admin/shop-messages');
  await backOffice.getByLabel('文案或键名').fill(search);
  await backOffice.getByLabel('文案或键名').press('Enter');
  const row = backOffice.getByRole('row').filter({ hasText: key });
  await row.getByRole('button', { name: '改写' }).click();
  const dialog = backOffice.getByRole('dialog', { name: `改写 ${key}` });
  await dialog.waitFor();
  return dialog;
}

const readOverrides = (html: string): string =>
  /<script type="application\/json" id="message-overrides">(.*?)<\/script>/s.exec(html)?.[1] ?? '';

/** A shopper's page that notes whether a text was ever on it, and what it asked for in place of texts. */
async function openShopper(unwanted: string) {
  const { page, takeErrors: takeShopperErrors } = await shop.openSession(phone);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/content/messages/')) asked.push(searchParams.get('tables') ?? '');
  });
  await page.addInitScript((text) => {
    const look = () => {
      if (document.body?.textContent?.includes(text)) Object.assign(window, { wasSeen: true });
    };
    const options = { subtree: true, childList: true, characterData: true };
    new MutationObserver(look).observe(document, options);
  }, unwanted);
  const wasSeen = () => page.evaluate(() => 'wasSeen' in window);
  return { page, asked, wasSeen, takeErrors: takeShopperErrors };
}

test.each([
  ['', '袋中空空', '这里还没有书', '购物袋'],
  ['/en', 'Your bag is empty', 'No books yet', 'Bag~'],
])(
  'an override is on the first page and on the next one (%s/bag), without the default before it',
  async (prefix, original, text, tab) => {
    const dialog = await openText(original, 'order.bag.empty');
    const field = dialog.getByLabel(prefix ? '英文' : '中文', { exact: true });
    await field.fill(text);
    await dialog.getByText(`预览：${text}`).waitFor();
    await dialog.getByRole('button', { name: '保存' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(takeErrors()).toEqual([]);

    await expect
      .poll(async () => (await fetch(`${shop.origin}${prefix}/bag`)).text())
      .toContain(text);
    const first = await openShopper(original);
    await first.page.goto(`${prefix}/bag`);
    await waitForHydration(first.page);
    await first.page.getByText(text).waitFor();
    expect([await first.wasSeen(), first.asked]).toEqual([false, []]);

    const next = await openShopper(original);
    const home = await next.page.goto(prefix || '/');
    expect(readOverrides((await home?.text()) ?? '')).not.toContain(text);
    await waitForHydration(next.page);
    await next.page.getByRole('link', { name: tab }).locator('visible=true').first().click();
    await next.page.waitForURL(`**${prefix}/bag`);
    await next.page.getByText(text).waitFor();
    await waitForQuiet(next.page);
    expect(await next.wasSeen()).toBe(false);
    expect(next.asked.join().split(',')).toContain('order.bag');
    expect([...first.takeErrors(), ...next.takeErrors()]).toEqual([]);
  },
);

test('a page is rendered with all that is rewritten, and carries only the texts of its own code', async () => {
  const all = Buffer.byteLength(JSON.stringify(EVERY_TEXT));
  for (const [path, text] of [
    ['/en', 'Skip to content~'],
    ['/en/product/list', 'Filter~'],
    ['/en/bag', '<title>Bag~'],
  ] as const) {
    const html = await (await fetch(shop.origin + path)).text();
    const carried = Buffer.byteLength(readOverrides(html));
    expect(html.replace(/<script.*?<\/script>/gs, ''), path).toContain(text);
    expect(carried / all, path).toBeLessThan(MAX_SHARE);
  }
});

test('the default is back once the override is withdrawn', async () => {
  const dialog = await openText('这里还没有书', 'order.bag.empty');
  await dialog.getByRole('button', { name: '恢复默认' }).click();
  await dialog.waitFor({ state: 'hidden' });
  for (const [path, text] of [
    ['/bag', '袋中空空'],
    ['/en/bag', 'Your bag is empty'],
  ] as const) {
    await expect
      .poll(async () => (await fetch(shop.origin + path)).text())
      .not.toMatch(/这里还没有书|No books yet/);
    const { page } = await openShopper('never');
    await page.goto(path);
    await waitForHydration(page);
    await page.getByText(text).waitFor();
  }
  expect(readOverrides(await (await fetch(`${shop.origin}/bag`)).text())).toBe('');
});
