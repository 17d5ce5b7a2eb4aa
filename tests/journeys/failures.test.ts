import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  desktop,
  MAX_LAYOUT_SHIFT,
  phone,
  readVisibleH1s,
  waitForHydration,
} from '../support/browser-session.ts';
import { logInAsDemo } from '../support/page-actions.ts';
import { setUpShop } from '../support/shop-harness.ts';
import { messages } from './messages.ts';

const shop = setUpShop();

const { zh, en } = messages;
const NO_SUCH_PAYMENT = '00000000-0000-4000-8000-000000000000';

describe('a URL without a page', () => {
  test.each([
    ['/no/such/place', zh.missing],
    ['/en/no/such/place', en.missing],
    ['/content/no-such-page', zh.failed],
    ['/en/content/no-such-page', en.failed],
    ['/product/detail/99999999', '没有这一件'],
    ['/product/detail/coat', '没有这一件'],
    ['/product/list?category=99999999', '这一页已经不在了'],
    ['/product/list?brand=coat', '这一页已经不在了'],
  ])('%s answers 404 with a message and a link home', async (path, text) => {
    const answer = await fetch(shop.origin + path);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain(text);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(/href="\/(en)?"/);
  });
});

test('shows the skeleton of a slow page, and lets the shopper go back from it', async () => {
  const { page, takeErrors, layoutShift, close } = await shop.openSession(phone);
  let release = () => {};
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto('/category');
  await waitForHydration(page);
  await page.route('**/api/v1/categories/*/products?*', async (route) => {
    await blocked;
    await route.continue();
  });
  const list = page.locator('main a[href*="/product/list"]').locator('visible=true').first();
  const skeleton = page.locator('main [aria-busy="true"]');
  await list.click();
  await page.waitForURL('**/product/list?*');
  await skeleton.waitFor();
  await page.goBack();
  await list.waitFor();
  expect(await skeleton.count()).toBe(0);

  await list.click();
  await skeleton.waitFor();
  release();
  await page.locator('main a[href*="/product/detail/"]').first().waitFor();
  expect(await skeleton.count()).toBe(0);
  expect(await layoutShift()).toBeLessThan(MAX_LAYOUT_SHIFT);
  expect(takeErrors()).toEqual([]);
  await close();
});

describe('a failed page has one heading', () => {
  const expectOneHeading = async (page: Page) => {
    for (const { viewport } of [phone, desktop]) {
      await page.setViewportSize(viewport);
      expect(await readVisibleH1s(page)).toEqual([expect.stringMatching(/\S/)]);
    }
  };

  test.each([
    '/no/such/place',
    '/content/no-such-page',
    '/product/detail/99999999',
    '/product/list?category=99999999',
    '/questionnaire/none',
    '/gamification/lottery/none',
  ])('%s, which does not exist', async (path) => {
    const { page, close } = await shop.openSession();
    await page.goto(path);
    await waitForHydration(page);
    await expectOneHeading(page);
    await close();
  });

  test('private data that does not exist or cannot be loaded', async () => {
    const { page, close } = await shop.openSession();
    await page.goto('/user/login?from=/user/me');
    await logInAsDemo(page);
    const missing = ['/user/orders/1', '/order/1/confirmation', `/payment/${NO_SUCH_PAYMENT}`];
    for (const path of missing) {
      await page.goto(path);
      await page.getByRole('heading', { name: '没有找到' }).waitFor();
      await expectOneHeading(page);
    }
    const isCall = ({ pathname }: URL) => /^\/api\/(?!v2\/identities)/.test(pathname);
    await page.route(isCall, (route) => route.abort());
    const privatePaths = ['/user/orders', '/user/coupons', '/user/wishlist', '/bag', '/checkout/1'];
    for (const path of [...privatePaths, '/accessreward', '/gamification', ...missing]) {
      await page.goto(path);
      await page.getByRole('alert').getByRole('heading', { name: '没有网络连接' }).waitFor();
      await expectOneHeading(page);
    }
    await close();
  });
});

/** How many products one press on "load more" adds. */
const CARDS_PER_PRESS = 40;

describe('without JavaScript', () => {
  test('shows a campaign, a list, its next page and a product', async () => {
    const { page, close } = await shop.openSession({ javaScriptEnabled: false });
    await page.goto('/content/spring');
    expect(await page.locator('[data-module]').count()).toBeGreaterThan(4);
    expect(await page.getByRole('heading', { name: '早春' }).first().isVisible()).toBe(true);

    await page.goto('/product/list?category=141258');
    const cards = page.locator('main a[href^="/product/detail/"]');
    const first = await cards.count();
    await page.getByRole('link', { name: zh.more }).click();
    await page.waitForURL('**page=5');
    expect(await cards.count()).toBe(first + CARDS_PER_PRESS);

    await cards.first().click();
    await page.waitForURL('**/product/detail/*');
    expect(await page.getByText(zh.taxIncluded).first().isVisible()).toBe(true);
    await close();
  });
});

describe('a lost connection', () => {
  test('shows the reason of a failed navigation, and the page once the network is back', async () => {
    const { page, context, takeErrors, close } = await shop.openSession();
    await page.goto('/content/spring');
    await waitForHydration(page);
    await context.setOffline(true);
    await page.locator('[data-module] a[href^="/product/list"]').first().click();
    const failure = page.getByRole('alert');
    await failure.getByRole('heading', { name: '没有网络连接' }).waitFor();
    expect(await failure.getByText('别', { exact: true }).isVisible()).toBe(true);
    expect(await failure.getByRole('button', { name: zh.retry }).isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/product/list');
    const errors = takeErrors().filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'));
    expect(errors).toEqual([]);

    await context.setOffline(false);
    await page.getByText(zh.productCount).first().waitFor();
    expect(takeErrors()).toEqual([]);
    await close();
  });

  test('keeps the loaded products of a list when the next page fails', async () => {
    const { page, context, takeErrors, close } = await shop.openSession();
    await page.goto('/product/list?category=141258');
    await waitForHydration(page);
    const cards = page.locator('main a[href^="/product/detail/"]');
    const first = await cards.count();
    await context.setOffline(true);
    await page.getByRole('link', { name: zh.more }).click();
    await page.getByText('没有取到后面的商品，请再试一次').waitFor();
    expect(await cards.count()).toBe(first);

    await context.setOffline(false);
    takeErrors();
    await expect.poll(() => cards.count()).toBe(first + CARDS_PER_PRESS);
    expect(takeErrors()).toEqual([]);
    await close();
  });
});
