import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { desktop, MAX_LAYOUT_SHIFT, waitForHydration } from '../support/browser-session.ts';
import { openSharedShop, setUpShop } from '../support/shop-harness.ts';
import { messages } from './messages.ts';

const { zh, en } = messages;
const COATS = '/product/list?category=141258&sort=price-asc';
const TO_PRODUCT = 'main a[href*="/product/detail/"]';

const shop = setUpShop(openSharedShop);

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const cards = (page: Page) => page.locator(TO_PRODUCT);

async function readCount(page: Page, label: RegExp): Promise<number> {
  const text = await page.locator('main').getByText(label).first().textContent();
  return Number(label.exec(text ?? '')?.[1]);
}

/** Marks the document; a document that was loaded again has no mark. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
const isMarkedDocument = (page: Page) => page.locator('html[data-same]').count();

describe.each([
  ['Chinese', zh],
  ['English', en],
] as const)('in %s', (_, { prefix, ...text }) => {
  test('goes from home over a campaign to a list, filters it, and opens a product', async () => {
    const { page, takeErrors, layoutShift, close } = await shop.openSession({
      reducedMotion: true,
    });
    await page.goto(prefix || '/');
    await waitForHydration(page);
    await markDocument(page);
    await page.locator(`[data-module] a[href^="${prefix}/content/"]`).first().click();
    await page.waitForURL(`**${prefix}/content/*`);
    await page.locator(`[data-module] a[href^="${prefix}/product/list"]`).first().click();
    await page.waitForURL(`**${prefix}/product/list?*`);
    const all = await readCount(page, text.productCount);
    expect(await layoutShift()).toBeLessThan(MAX_LAYOUT_SHIFT);

    await page.getByRole('button', { name: text.filter }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('checkbox').first().click();
    await expect.poll(() => readCount(page, text.productCount)).toBeLessThan(all);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await drawer.getByRole('button', { name: text.showProducts }).click();
    await drawer.waitFor({ state: 'hidden' });
    const filtered = await readCount(page, text.productCount);
    expect(await cards(page).count()).toBe(Math.min(filtered, 10));
    // The filter changes the list on purpose: its shift is not counted.
    const shiftOfFilter = await layoutShift();

    const card = cards(page).first();
    const [price = ''] = /¥[\d,]+/.exec((await card.textContent()) ?? '') ?? [];
    await card.click();
    await page.waitForURL(`**${prefix}/product/detail/*`);
    await page.getByText(text.taxIncluded).first().waitFor();
    await page.getByRole('heading', { name: text.similar }).waitFor();
    expect(price).toMatch(/^¥\d{1,3}(,\d{3})*$/);
    await page.locator('main').getByText(price).first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(text.lang);
    expect(await isMarkedDocument(page)).toBe(1);
    expect((await layoutShift()) - shiftOfFilter).toBeLessThan(MAX_LAYOUT_SHIFT);
    expect(takeErrors()).toEqual([]);
    await close();
  });
});

/** How many products one press on "load more" adds. */
const CARDS_PER_PRESS = 40;

test('keeps scroll position, filters and loaded pages of a list after going back and reloading', async () => {
  const { page, takeErrors, close } = await shop.openSession();
  await page.goto(`${COATS}&price-min=2000`);
  await waitForHydration(page);
  const first = await cards(page).count();
  await page.getByRole('link', { name: zh.more }).click();
  await expect.poll(() => cards(page).count()).toBe(first + CARDS_PER_PRESS);
  const chosen = cards(page).nth(first * 2 + 2);
  await chosen.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  const url = page.url();
  expect(before).toBeGreaterThan(2000);

  await chosen.click();
  await page.waitForURL('**/product/detail/*');
  await expect.poll(() => scrollY(page)).toBe(0);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/categories/141258/products')) calls.push(request.url());
  });
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(before);
  expect(page.url()).toBe(url);
  expect(await cards(page).count()).toBe(first + CARDS_PER_PRESS);
  expect(calls).toEqual([]);

  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(before);
  expect(page.url()).toBe(url);
  expect(await cards(page).count()).toBe(first + CARDS_PER_PRESS);
  expect(takeErrors()).toEqual([]);
  await close();
});

test('switches the language of the current page, keeps it in every link, and remembers it', async () => {
  const { page, takeErrors, close } = await shop.openSession();
  const path = () => new URL(page.url()).pathname;
  const lang = () => page.locator('html').getAttribute('lang');
  await page.goto(COATS);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Read in English' }).click();
  await page.waitForURL(`**/en${COATS}`);
  expect(await lang()).toBe(en.lang);
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href') ?? '', link.getAttribute('aria-label')]),
    );
  expect(links.length).toBeGreaterThan(20);
  expect(
    links.filter(([to, label]) => !/^\/en(\/|$)/.test(to ?? '') && label !== '切换到中文'),
  ).toEqual([]);

  await page.goto('/');
  expect(path()).toBe('/en');
  await page.goto('/content/spring?utm_source=letter');
  expect(page.url()).toBe(`${shop.origin}/en/content/spring?utm_source=letter`);
  // A key that is pressed while React takes the page over is lost on a busy machine.
  await waitForHydration(page);
  // By the keyboard: the modules above the footer load when it comes near, and may move it below the mouse.
  await page.getByRole('contentinfo').getByRole('link', { name: '切换到中文' }).press('Enter');
  await page.waitForURL('**/content/spring*');
  await expect.poll(path).toBe('/content/spring');
  expect(await lang()).toBe(zh.lang);
  await page.goto('/');
  expect(path()).toBe('/');
  expect(takeErrors()).toEqual([]);
  await close();
});

test.each([
  ['', '筛选', 'Filter'],
  ['/en', 'Filter', '筛选'],
])('loads the texts of its own language only: %s/product/list', async (prefix, own, other) => {
  const { page, close } = await shop.openSession();
  await page.goto(prefix + COATS);
  await waitForHydration(page);
  const code = await page.evaluate(async () => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name);
    const scripts = urls.filter((url) => url.endsWith('.js')).map((url) => fetch(url));
    return Promise.all((await Promise.all(scripts)).map((script) => script.text()));
  });
  const contains = (text: string) => code.some((script) => script.includes(`"${text}"`));
  expect([contains(own), contains(other)]).toEqual([true, false]);
  await close();
});

test('shows the facets beside the list on a desktop, and keeps them in the URL', async () => {
  const { page, takeErrors, close } = await shop.openSession(desktop);
  await page.goto('/product/list?category=141258');
  await waitForHydration(page);
  const rail = page.getByRole('complementary', { name: '筛选条件' });
  const chosen = rail.getByRole('checkbox', { checked: true });
  const all = await readCount(page, zh.productCount);
  expect(await chosen.count()).toBe(0);
  await rail.getByRole('group', { name: '品牌' }).getByRole('checkbox').nth(1).click();
  await page.waitForURL(/[?&]brands=\d+$/);
  await expect.poll(() => readCount(page, zh.productCount)).toBeLessThan(all);
  const [filtered, url] = [await readCount(page, zh.productCount), page.url()];

  await page.reload();
  await waitForHydration(page);
  expect(page.url()).toBe(url);
  expect(await chosen.count()).toBe(1);
  expect(await readCount(page, zh.productCount)).toBe(filtered);
  await rail.getByRole('button', { name: '清除全部' }).click();
  await expect.poll(() => page.url()).not.toContain('brands');
  await expect.poll(() => readCount(page, zh.productCount)).toBe(all);
  expect(takeErrors()).toEqual([]);
  await close();
});

test('keeps the focus inside the filter drawer, and returns it when the drawer closes', async () => {
  const { page, takeErrors, close } = await shop.openSession();
  await page.goto('/product/list?category=141258');
  await waitForHydration(page);
  const opener = page.getByRole('button', { name: zh.filter });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await drawer.waitFor();
  const isInside = () => drawer.evaluate((element) => element.contains(document.activeElement));
  const stops = await drawer.locator('a[href],button:enabled,input').count();
  for (let stop = 0; stop <= stops; stop++) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  const all = await readCount(page, zh.productCount);
  await drawer.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await expect.poll(() => readCount(page, zh.productCount)).toBeLessThan(all);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(takeErrors()).toEqual([]);
  await close();
});
