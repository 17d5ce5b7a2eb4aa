import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signInToDemo } from '../support/buyer.ts';
import { openShop } from '../support/open-shop.ts';
import { desk, phone, takenOver } from '../support/visit.ts';

const here = openShop();

describe('an order on paper', () => {
  test('is what the screen says, without what is only to be tapped', async () => {
    const { page, complaints, end } = await here.visit(desk);
    await page.addInitScript('window.print = () => { window.printed = true; }');
    await page.goto('/user/login?from=/user/orders');
    await signInToDemo(page);
    await page.getByRole('main').locator('a[href*="/user/orders/"]').first().click();
    const print = page.getByRole('button', { name: '打印' });
    await print.click();
    expect(await page.evaluate('window.printed')).toBe(true);

    const around = [page.getByRole('banner'), page.getByRole('contentinfo'), print];
    const shown = () => Promise.all(around.map((part) => part.filter({ visible: true }).count()));
    expect(await shown()).toEqual([1, 1, 1]);
    await page.emulateMedia({ media: 'print' });
    await page.getByText('订单号', { exact: true }).waitFor();
    await page.getByText('合计', { exact: true }).waitFor();
    expect(await shown()).toEqual([0, 0, 0]);
    await page.emulateMedia({ media: 'screen' });
    await print.waitFor();
    expect(complaints()).toEqual([]);
    await end();
  });
});

describe('going from a list to a piece', () => {
  /** Counts the passages, and whether one had the picture that was followed. */
  const WATCH = `
    window.passages = [];
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (show) => {
      const named = [...document.images].filter((it) => it.style.viewTransitionName === 'piece');
      window.passages.push(named.length);
      return begin(show);
    };
  `;
  const passages = async (page: Page) => {
    await page.addInitScript(WATCH);
    await page.goto('/product/list?category=141258');
    await takenOver(page);
    await page.locator('main a[href*="/product/detail/"]').first().click();
    await page.waitForURL('**/product/detail/*');
    await page.locator('[data-piece] img').first().waitFor();
    return page.evaluate('window.passages');
  };

  test('lets its picture grow into the page', async () => {
    const { page, complaints, end } = await here.visit(phone);
    expect(await passages(page)).toEqual([1]);
    expect(complaints()).toEqual([]);
    await end();
  });

  test('passes at once for whoever wants stillness', async () => {
    const { page, end } = await here.visit({ ...phone, reducedMotion: true });
    expect(await passages(page)).toEqual([]);
    await end();
  });
});

/** How a phone should ask for something, and what it may fill in by itself. */
const manners = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement) => ({
    keys: field.inputMode || field.type,
    fills: field.autocomplete,
  }));

test.each([false, true])(
  'a piece opens with what its list showed, still: %s',
  async (reducedMotion) => {
    const { page, complaints, end } = await here.visit({ ...phone, reducedMotion });
    await page.goto('/product/list?category=141258');
    await takenOver(page);
    const card = page.locator('main a[href*="/product/detail/"]').first();
    const small = await card
      .locator('img')
      .first()
      .evaluate((picture) => (picture as HTMLImageElement).currentSrc);
    await card.click();
    await page.waitForURL('**/product/detail/*');
    const picture = page.locator('[data-piece] img').first();
    expect(await picture.evaluate((it) => it.style.backgroundImage)).toBe(`url("${small}")`);
    expect(complaints()).toEqual([]);
    await end();
  },
);

test('the name of the page one comes to is told, and takes no room', async () => {
  const { page, complaints, end } = await here.visit(phone);
  await page.goto('/category');
  await takenOver(page);
  await page.locator('main a[href*="/product/list"]').first().click();
  await page.waitForURL('**/product/list?*');
  const told = page.locator('[aria-live="polite"]').filter({ hasText: '别处' });
  await told.waitFor({ state: 'attached' });
  expect(await told.textContent()).toBe(await page.title());
  const { width, height } = (await told.boundingBox()) ?? {};
  expect({ width, height }).toEqual({ width: 1, height: 1 });
  expect(complaints()).toEqual([]);
  await end();
});

test('every field brings its keyboard, and may be filled in by the phone', async () => {
  const { page, end } = await here.visit(phone);
  await page.goto('/user/login?from=/user/addresses/new');
  await takenOver(page);
  expect(await manners(page, '手机号')).toEqual({ keys: 'tel', fills: 'tel' });
  expect(await manners(page, '验证码')).toEqual({ keys: 'numeric', fills: 'one-time-code' });
  await page.getByRole('button', { name: '密码登录' }).click();
  expect(await manners(page, '密码')).toEqual({ keys: 'password', fills: 'current-password' });
  await signInToDemo(page);
  expect(await manners(page, '收件人')).toEqual({ keys: 'text', fills: 'name' });
  expect(await manners(page, '手机号')).toEqual({ keys: 'tel', fills: 'tel' });
  expect(await manners(page, '详细地址')).toEqual({ keys: 'text', fills: 'street-address' });
  expect(await manners(page, '邮政编码')).toEqual({ keys: 'numeric', fills: 'postal-code' });
  await end();
});
