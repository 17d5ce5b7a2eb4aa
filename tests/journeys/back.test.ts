import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atCheckout } from '../support/buyer.ts';
import { openShop } from '../support/open-shop.ts';
import { phone, takenOver } from '../support/visit.ts';

const here = openShop();

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Back closes what the button opens, and nothing else; what it opens can be opened again. */
async function backCloses(page: Page, opener: string, dialog: string): Promise<void> {
  const button = page.getByRole('button', { name: opener }).locator('visible=true').first();
  const sheet = page.getByRole('dialog', { name: dialog });
  await button.click();
  await sheet.waitFor();
  const before = { url: page.url(), scroll: await scrolled(page) };
  await page.goBack();
  await sheet.waitFor({ state: 'hidden' });
  expect({ url: page.url(), scroll: await scrolled(page) }).toEqual(before);
  // Closed otherwise, nothing is left over that back would stumble on.
  await button.click();
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
}

test('back closes an open drawer and keeps the page; then it leaves, and forward returns', async () => {
  const { page, complaints, end } = await here.visit({
    ...phone,
    reducedMotion: true,
  });
  await page.goto('/');
  await takenOver(page);
  await page.locator('main a[href^="/product/list"]').first().click();
  await page.waitForURL('**/product/list*');
  await heading(page).waitFor();
  await page.getByRole('link', { name: /¥/ }).nth(3).scrollIntoViewIfNeeded();
  await backCloses(page, '筛选', '筛选');
  await backCloses(page, '排序', '排序');

  // A narrowed list stays narrowed when its drawer is closed by going back.
  const drawer = page.getByRole('dialog', { name: '筛选' });
  await page.getByRole('button', { name: /^筛选/ }).first().click();
  await drawer.getByRole('checkbox').first().click();
  await page.waitForURL(/categories=/);
  const narrowed = page.url();
  await page.goBack();
  await drawer.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(narrowed);

  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/');
  await page.goForward();
  await expect.poll(() => page.url()).toBe(narrowed);
  await heading(page).waitFor();
  expect(complaints()).toEqual([]);
  await end();
});

test('back closes the sizes of a product, and a search is left for where it was opened', async () => {
  const { page, complaints, end } = await here.visit({
    ...phone,
    reducedMotion: true,
  });
  await page.goto('/product/list?category=141258');
  await takenOver(page);
  await page.locator('main a[href*="/product/detail/"]').first().click();
  await page.waitForURL('**/product/detail/*');
  await backCloses(page, '加入购物袋', '选择尺码');
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
  expect(complaints()).toEqual([]);
  await end();
});

test('back closes a sheet of the page that a link from elsewhere led to, and then leads there', async () => {
  const { page, complaints, end } = await here.visit({
    ...phone,
    reducedMotion: true,
  });
  await page.goto('/product/list?category=141258');
  await takenOver(page);
  const piece = page.locator('main a[href*="/product/detail/"]').first();
  const address = (await piece.getAttribute('href')) ?? '';
  await page.goto('/content/returns');
  await page.goto(address);
  await takenOver(page);
  await backCloses(page, '加入购物袋', '选择尺码');
  await page.goBack();
  await page.waitForURL('**/content/returns');
  await page.goForward();
  await page.waitForURL(`**${address}`);
  await takenOver(page);
  await backCloses(page, '加入购物袋', '选择尺码');
  expect(complaints()).toEqual([]);
  await end();
});

test('back closes a step of the checkout in the app, where steps have no address', async () => {
  const { page, complaints, end } = await here.visit({ ...phone, reducedMotion: true });
  const id = await atCheckout(page);
  await page.goto(`/checkout/${id}?platform=ios`);
  await takenOver(page);
  await backCloses(page, '更换收货地址', '选择收货地址');
  await backCloses(page, '我的礼券', '我的礼券');
  await page.goBack();
  await page.waitForURL(`**/checkout/${id}`);
  expect(complaints()).toEqual([]);
  await end();
});

test('back twice at once closes a sheet and leads one page back, not two', async () => {
  const { page, complaints, end } = await here.visit({ ...phone, reducedMotion: true });
  await page.goto('/');
  await takenOver(page);
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
  expect(complaints()).toEqual([]);
  await end();
});
