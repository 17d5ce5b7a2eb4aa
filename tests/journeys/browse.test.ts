import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { openShop } from '../support/open-shop.ts';
import { desk, STILL } from '../support/visit.ts';
import { words } from './words.ts';

const { zh, en } = words;
const COATS = '/product/list?category=141258&sort=price-asc';
const TO_PRODUCT = 'main a[href*="/product/detail/"]';

const here = openShop();

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const cards = (page: Page) => page.locator(TO_PRODUCT);

async function countOf(page: Page, pieces: RegExp): Promise<number> {
  const text = await page.locator('main').getByText(pieces).first().textContent();
  return Number(pieces.exec(text ?? '')?.[1]);
}

/** A document that was loaded anew has forgotten this. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
const isSame = (page: Page) => page.locator('html[data-same]').count();

describe.each([
  ['Chinese', zh],
  ['English', en],
] as const)('in %s', (_, { prefix, ...said }) => {
  test('a visitor goes from home over a campaign to a list, narrows it, and opens a product', async () => {
    const { page, complaints, layoutShift, end } = await here.visit({
      reducedMotion: true,
    });
    await page.goto(prefix || '/');
    await mark(page);
    await page.locator(`[data-module] a[href^="${prefix}/content/"]`).first().click();
    await page.waitForURL(`**${prefix}/content/*`);
    await page.locator(`[data-module] a[href^="${prefix}/product/list"]`).first().click();
    await page.waitForURL(`**${prefix}/product/list?*`);
    const all = await countOf(page, said.pieces);
    expect(await layoutShift()).toBeLessThan(STILL);

    await page.getByRole('button', { name: said.filter }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('checkbox').first().click();
    await expect.poll(() => countOf(page, said.pieces)).toBeLessThan(all);
    expect(await barriers(page)).toEqual([]);
    await drawer.getByRole('button', { name: said.see }).click();
    await drawer.waitFor({ state: 'hidden' });
    const narrowed = await countOf(page, said.pieces);
    expect(await cards(page).count()).toBe(Math.min(narrowed, 10));
    // A narrower list is another list: what moves is what the shopper asked for.
    const asked = await layoutShift();

    const card = cards(page).first();
    const [price = ''] = /¥[\d,]+/.exec((await card.textContent()) ?? '') ?? [];
    await card.click();
    await page.waitForURL(`**${prefix}/product/detail/*`);
    await page.getByText(said.taxIncluded).first().waitFor();
    await page.getByRole('heading', { name: said.similar }).waitFor();
    expect(price).toMatch(/^¥\d{1,3}(,\d{3})*$/);
    await page.locator('main').getByText(price).first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(said.lang);
    expect(await isSame(page)).toBe(1);
    expect((await layoutShift()) - asked).toBeLessThan(STILL);
    expect(complaints()).toEqual([]);
    await end();
  });
});

test('going back, and loading anew, keep the place, the filters and all pages of a list', async () => {
  const { page, complaints, end } = await here.visit();
  await page.goto(`${COATS}&price-min=2000`);
  const first = await cards(page).count();
  for (const pages of [2, 3]) {
    await page.getByRole('link', { name: zh.more }).click();
    await expect.poll(() => cards(page).count()).toBe(first * pages);
  }
  const chosen = cards(page).nth(first * 2 + 2);
  await chosen.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  const address = page.url();
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
  expect(page.url()).toBe(address);
  expect(await cards(page).count()).toBe(first * 3);
  expect(calls).toEqual([]);

  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(before);
  expect(page.url()).toBe(address);
  expect(await cards(page).count()).toBe(first * 3);
  expect(complaints()).toEqual([]);
  await end();
});

test('a language is chosen where one is, kept in every address, and remembered', async () => {
  const { page, complaints, end } = await here.visit();
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
  expect(page.url()).toBe(`${here.origin}/en/content/spring?utm_source=letter`);
  await page.getByRole('contentinfo').getByRole('link', { name: '切换到中文' }).click();
  await page.waitForURL('**/content/spring*');
  await expect.poll(path).toBe('/content/spring');
  expect(await lang()).toBe(zh.lang);
  await page.goto('/');
  expect(path()).toBe('/');
  expect(complaints()).toEqual([]);
  await end();
});

test('on a desk the facets stand beside the list, and the address tells them', async () => {
  const { page, complaints, end } = await here.visit(desk);
  await page.goto('/product/list?category=141258');
  const rail = page.getByRole('complementary', { name: '筛选条件' });
  const chosen = rail.getByRole('checkbox', { checked: true });
  const all = await countOf(page, zh.pieces);
  expect(await chosen.count()).toBe(0);
  await rail.getByRole('group', { name: '品牌' }).getByRole('checkbox').nth(1).click();
  await page.waitForURL(/[?&]brands=\d+$/);
  await expect.poll(() => countOf(page, zh.pieces)).toBeLessThan(all);
  const [narrowed, address] = [await countOf(page, zh.pieces), page.url()];

  await page.reload();
  expect(page.url()).toBe(address);
  expect(await chosen.count()).toBe(1);
  expect(await countOf(page, zh.pieces)).toBe(narrowed);
  await rail.getByRole('button', { name: '清除全部' }).click();
  await expect.poll(() => page.url()).not.toContain('brands');
  await expect.poll(() => countOf(page, zh.pieces)).toBe(all);
  expect(complaints()).toEqual([]);
  await end();
});

test('the drawer is used by keyboard alone: it keeps the focus, and gives it back', async () => {
  const { page, complaints, end } = await here.visit();
  await page.goto('/product/list?category=141258');
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
  const all = await countOf(page, zh.pieces);
  await drawer.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await expect.poll(() => countOf(page, zh.pieces)).toBeLessThan(all);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(complaints()).toEqual([]);
  await end();
});
