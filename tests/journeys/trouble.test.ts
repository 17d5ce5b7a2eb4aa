import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signInToDemo } from '../support/buyer.ts';
import { openShop } from '../support/open-shop.ts';
import { desk, pageNames, phone, STILL, takenOver } from '../support/visit.ts';
import { words } from './words.ts';

const here = openShop();

const { zh, en } = words;
const NO_SUCH_PAYMENT = '00000000-0000-4000-8000-000000000000';

describe('an address that leads nowhere', () => {
  test.each([
    ['/no/such/place', zh.missing],
    ['/en/no/such/place', en.missing],
    ['/content/no-such-page', zh.failed],
    ['/en/content/no-such-page', en.failed],
    ['/product/detail/99999999', '没有这一件'],
    ['/product/detail/coat', '没有这一件'],
    ['/product/list?category=99999999', '这一页已经不在了'],
    ['/product/list?brand=coat', '这一页已经不在了'],
  ])('%s says so, with its status and a way home', async (path, said) => {
    const answer = await fetch(here.origin + path);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain(said);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(/href="\/(en)?"/);
  });
});

test('a page that is long on its way is drawn first, and back leads away from it', async () => {
  const { page, complaints, layoutShift, end } = await here.visit(phone);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.goto('/category');
  await takenOver(page);
  await page.route('**/api/v1/categories/*/products?*', async (route) => {
    await held;
    await route.continue();
  });
  const list = page.locator('main a[href*="/product/list"]').locator('visible=true').first();
  const drawing = page.locator('main [aria-busy="true"]');
  await list.click();
  await page.waitForURL('**/product/list?*');
  await drawing.waitFor();
  await page.goBack();
  await list.waitFor();
  expect(await drawing.count()).toBe(0);

  await list.click();
  await drawing.waitFor();
  letGo();
  await page.locator('main a[href*="/product/detail/"]').first().waitFor();
  expect(await drawing.count()).toBe(0);
  expect(await layoutShift()).toBeLessThan(STILL);
  expect(complaints()).toEqual([]);
  await end();
});

describe('whatever has failed, a page has one name', () => {
  const expectOneName = async (page: Page) => {
    for (const { viewport } of [phone, desk]) {
      await page.setViewportSize(viewport);
      expect(await pageNames(page)).toEqual([expect.stringMatching(/\S/)]);
    }
  };

  test.each([
    '/no/such/place',
    '/content/no-such-page',
    '/product/detail/99999999',
    '/product/list?category=99999999',
    '/questionnaire/none',
    '/gamification/lottery/none',
  ])('%s is not there', async (path) => {
    const { page, end } = await here.visit();
    await page.goto(path);
    await takenOver(page);
    await expectOneName(page);
    await end();
  });

  test('what belongs to a shopper is not there, or cannot be had', async () => {
    const { page, end } = await here.visit();
    await page.goto('/user/login?from=/user/me');
    await signInToDemo(page);
    const missing = ['/user/orders/1', '/order/1/confirmation', `/payment/${NO_SUCH_PAYMENT}`];
    for (const path of missing) {
      await page.goto(path);
      await page.getByRole('heading', { name: '没有找到' }).waitFor();
      await expectOneName(page);
    }
    const isCall = ({ pathname }: URL) => /^\/api\/(?!v2\/identities)/.test(pathname);
    await page.route(isCall, (route) => route.abort());
    const own = ['/user/orders', '/user/coupons', '/user/wishlist', '/bag', '/checkout/1'];
    for (const path of [...own, '/accessreward', '/gamification', ...missing]) {
      await page.goto(path);
      await page.getByRole('alert').getByRole('heading', { name: '没有网络连接' }).waitFor();
      await expectOneName(page);
    }
    await end();
  });
});

describe('readable without JavaScript', () => {
  test('a campaign, its list, the next page of it, and a product', async () => {
    const { page, end } = await here.visit({ javaScript: false });
    await page.goto('/content/spring');
    expect(await page.locator('[data-module]').count()).toBeGreaterThan(4);
    expect(await page.getByRole('heading', { name: '早春' }).first().isVisible()).toBe(true);

    await page.goto('/product/list?category=141258');
    const cards = page.locator('main a[href^="/product/detail/"]');
    const first = await cards.count();
    await page.getByRole('link', { name: zh.more }).click();
    await page.waitForURL('**page=2');
    expect(await cards.count()).toBe(first * 2);

    await cards.first().click();
    await page.waitForURL('**/product/detail/*');
    expect(await page.getByText(zh.taxIncluded).first().isVisible()).toBe(true);
    await end();
  });
});

describe('a connection that breaks', () => {
  test('shows what a screen failed for, and shows the screen when it is asked for again', async () => {
    const { page, context, complaints, end } = await here.visit();
    await page.goto('/content/spring');
    await takenOver(page);
    await context.setOffline(true);
    await page.locator('[data-module] a[href^="/product/list"]').first().click();
    const failure = page.getByRole('alert');
    await failure.getByRole('heading', { name: '没有网络连接' }).waitFor();
    expect(await failure.getByText('别', { exact: true }).isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/product/list');
    const said = complaints().filter(
      (complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'),
    );
    expect(said).toEqual([]);

    await context.setOffline(false);
    await failure.getByRole('button', { name: zh.retry }).click();
    await page.getByText(zh.pieces).first().waitFor();
    expect(complaints()).toEqual([]);
    await end();
  });

  test('leaves a list as it stands when more of it cannot be had', async () => {
    const { page, context, complaints, end } = await here.visit();
    await page.goto('/product/list?category=141258');
    await takenOver(page);
    const cards = page.locator('main a[href^="/product/detail/"]');
    const first = await cards.count();
    await context.setOffline(true);
    await page.getByRole('link', { name: zh.more }).click();
    await page.getByText('没有取到后面的单品，请再试一次').waitFor();
    expect(await cards.count()).toBe(first);

    await context.setOffline(false);
    complaints();
    await page.getByRole('link', { name: '再试一次' }).click();
    await expect.poll(() => cards.count()).toBe(first * 2);
    expect(complaints()).toEqual([]);
    await end();
  });
});
