import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, waitForHydration } from '../support/browser-session.ts';
import { openCheckout } from '../support/page-actions.ts';
import { openSharedShop, setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop(openSharedShop);

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const readScrollY = (page: Page) => page.evaluate(() => window.scrollY);
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Expects back to close only the dialog that the button opens, and the button to open it again. */
async function expectBackToClose(page: Page, opener: string, dialog: string): Promise<void> {
  const button = page.getByRole('button', { name: opener }).locator('visible=true').first();
  const sheet = page.getByRole('dialog', { name: dialog });
  await button.click();
  await sheet.waitFor();
  const before = { url: page.url(), scroll: await readScrollY(page) };
  await page.goBack();
  await sheet.waitFor({ state: 'hidden' });
  expect({ url: page.url(), scroll: await readScrollY(page) }).toEqual(before);
  // Closing it by Escape leaves no history entry behind.
  await button.click();
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
}

test('back closes an open drawer first and leaves the page next; forward returns to it', async () => {
  const { page, takeErrors, close } = await shop.openSession({
    ...phone,
    reducedMotion: true,
  });
  await page.goto('/');
  await waitForHydration(page);
  await page.locator('main a[href^="/product/list"]').first().click();
  await page.waitForURL('**/product/list*');
  await heading(page).waitFor();
  await page.getByRole('link', { name: /¥/ }).nth(3).scrollIntoViewIfNeeded();
  await expectBackToClose(page, '筛选', '筛选');
  await expectBackToClose(page, '排序', '排序');

  // Closing the drawer by going back keeps the filter.
  const drawer = page.getByRole('dialog', { name: '筛选' });
  await page.getByRole('button', { name: /^筛选/ }).first().click();
  await drawer.getByRole('checkbox').first().click();
  await page.waitForURL(/categories=/);
  const filteredUrl = page.url();
  await page.goBack();
  await drawer.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(filteredUrl);

  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/');
  await page.goForward();
  await expect.poll(() => page.url()).toBe(filteredUrl);
  await heading(page).waitFor();
  expect(takeErrors()).toEqual([]);
  await close();
});

test('back closes the size sheet of a product, and leaves the search for the page that opened it', async () => {
  const { page, takeErrors, close } = await shop.openSession({
    ...phone,
    reducedMotion: true,
  });
  await page.goto('/product/list?category=141258');
  await waitForHydration(page);
  await page.locator('main a[href*="/product/detail/"]').first().click();
  await page.waitForURL('**/product/detail/*');
  await expectBackToClose(page, '加入购物袋', '选择尺码');
  await page.goBack();
  await page.waitForURL('**/product/list*');
  const list = page.url();

  await page.getByRole('link', { name: '搜索' }).locator('visible=true').first().click();
  await page.waitForURL('**/search*');
  await page.goBack();
  await expect.poll(() => page.url()).toBe(list);
  await page.goForward();
  await page.waitForURL('**/search*');
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().waitFor();
  expect(takeErrors()).toEqual([]);
  await close();
});

test('back closes a sheet on a page opened from another document, and then returns to that document', async () => {
  const { page, takeErrors, close } = await shop.openSession({
    ...phone,
    reducedMotion: true,
  });
  await page.goto('/product/list?category=141258');
  await waitForHydration(page);
  const card = page.locator('main a[href*="/product/detail/"]').first();
  const productPath = (await card.getAttribute('href')) ?? '';
  await page.goto('/content/returns');
  await page.goto(productPath);
  await waitForHydration(page);
  await expectBackToClose(page, '加入购物袋', '选择尺码');
  await page.goBack();
  await page.waitForURL('**/content/returns');
  await page.goForward();
  await page.waitForURL(`**${productPath}`);
  await waitForHydration(page);
  await expectBackToClose(page, '加入购物袋', '选择尺码');
  expect(takeErrors()).toEqual([]);
  await close();
});

test('back closes a step of the checkout in the app, where steps have no URL', async () => {
  const { page, takeErrors, close } = await shop.openSession({ ...phone, reducedMotion: true });
  const id = await openCheckout(page);
  await page.addInitScript(() =>
    Object.assign(window, { ReactNativeWebView: { postMessage: () => {} } }),
  );
  await page.goto(`/checkout/${id}?platform=ios`);
  await waitForHydration(page);
  await expectBackToClose(page, '更换收货地址', '选择收货地址');
  await expectBackToClose(page, '我的礼券', '我的礼券');
  await page.goBack();
  await page.waitForURL(`**/checkout/${id}`);
  expect(takeErrors()).toEqual([]);
  await close();
});

test('two backs at once close a sheet and go back one page', async () => {
  const { page, takeErrors, close } = await shop.openSession({ ...phone, reducedMotion: true });
  await page.goto('/');
  await waitForHydration(page);
  await page.locator('main a[href^="/product/list"]').first().click();
  await page.waitForURL('**/product/list*');
  const list = page.url();
  await page.locator('main a[href*="/product/detail/"]').first().click();
  await page.waitForURL('**/product/detail/*');
  await page.getByRole('button', { name: '加入购物袋' }).locator('visible=true').first().click();
  await page.getByRole('dialog', { name: '选择尺码' }).waitFor();
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await page.getByRole('dialog', { name: '选择尺码' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^筛选/ }).first().waitFor();
  expect(page.url()).toBe(list);
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/');
  expect(takeErrors()).toEqual([]);
  await close();
});
