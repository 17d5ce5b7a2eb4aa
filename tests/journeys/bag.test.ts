import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { desktop, phone, waitForHydration } from '../support/browser-session.ts';
import { tabTo } from '../support/keyboard.ts';
import { logIn } from '../support/page-actions.ts';
import { setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop();
/** Products with at least two sizes in stock, each with a quantity over two. */
let productIds: string[];

interface Variant {
  quantity: number;
}

async function findStockedProducts(): Promise<string[]> {
  const api = `${shop.origin}/api/v1`;
  const { items } = await (await fetch(`${api}/search/products?size=60`)).json();
  const ids: string[] = [];
  for (const { id } of items) {
    const { variants } = await (await fetch(`${api}/products/${id}`)).json();
    const inStock = (variants as Variant[]).filter(({ quantity }) => quantity > 0);
    if (inStock.length > 1 && inStock.every(({ quantity }) => quantity > 2)) ids.push(id);
    if (ids.length === 2) return ids;
  }
  throw new Error('The demo shop has no two products with enough stock of two sizes');
}

beforeAll(async () => {
  productIds = await findStockedProducts();
});

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const bagItems = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^移除/ }) });

/** Adds a product to the bag and chooses its size in the sheet. */
async function addToBag(page: Page, id: string): Promise<void> {
  await page.goto(`/product/detail/${id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: '加入购物袋' }).click();
  const sheet = dialog(page, '选择尺码');
  await sheet.getByRole('radio', { disabled: false }).last().focus();
  await page.keyboard.press('Space');
  await sheet.getByRole('button', { name: '加入购物袋' }).click();
  await page.getByText('已加入购物袋').waitFor();
  // The sheet removes its history entry as it closes, which would cancel a navigation started earlier.
  await sheet.waitFor({ state: 'hidden' });
}

test('a guest adds, changes, removes and restores items, and keeps the bag after log-in', async () => {
  const { page, takeErrors, close } = await shop.openSession(phone);
  const [first = '', second = ''] = productIds;
  await addToBag(page, first);
  await page.getByRole('link', { name: '去看看' }).click();
  await page.waitForURL('**/bag');
  await page.getByRole('heading', { name: '价格明细' }).waitFor();
  await addToBag(page, second);
  await page.goto('/bag');
  await waitForHydration(page);
  await page.getByRole('heading', { name: '价格明细' }).waitFor();
  expect(await bagItems(page).count()).toBe(2);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.getByRole('button', { name: /^增加/ }).first().click();
  await page.getByText(/^2 件共 ¥/).waitFor();
  await page.getByRole('button', { name: /^去结算 · 3 件$/ }).waitFor();

  const size = page.getByRole('button', { name: /^更换.*的尺码/ }).first();
  const before = await size.innerText();
  await size.click();
  const sheet = dialog(page, '更换尺码');
  await sheet.getByRole('radio', { checked: false, disabled: false }).first().focus();
  await page.keyboard.press('Space');
  await sheet.getByRole('button', { name: '更换', exact: true }).click();
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(() => size.innerText()).not.toBe(before);

  await page.getByRole('button', { name: /^移除/ }).first().click();
  await expect.poll(() => bagItems(page).count()).toBe(1);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => bagItems(page).count()).toBe(2);

  await page.getByRole('button', { name: /^去结算/ }).click();
  await page.waitForURL('**/user/login*');
  await logIn(page, '13800138000');
  await page.waitForURL('**/checkout/*');
  // Back skips the log-in and the step after it, also before the checkout is drawn.
  await page.goBack();
  await page.waitForURL('**/bag');
  await page.getByRole('heading', { name: '价格明细' }).waitFor();
  await expect.poll(() => bagItems(page).count()).toBeGreaterThanOrEqual(2);
  expect(takeErrors()).toEqual([]);
  await close();
});

test('marks an item that sold out in the meantime, and lets the shopper clear it', async () => {
  const { page, close } = await shop.openSession(desktop);
  await addToBag(page, productIds[0] ?? '');
  await page.route('**/api/v1/bags/*', async (route) => {
    const answer = await route.fetch();
    const bag = await answer.json();
    for (const item of bag.items) Object.assign(item, { notices: ['sold-out'] });
    await route.fulfill({ response: answer, json: { ...bag, availables: [] } });
  });
  await page.goto('/bag');
  const unavailable = page.getByRole('region', { name: '暂不可购' });
  await unavailable.getByText(/已售罄$/).waitFor();
  expect(await page.getByRole('button', { name: '暂无可结算的商品' }).isDisabled()).toBe(true);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await unavailable.getByRole('button', { name: '清除' }).click();
  await page.getByRole('heading', { name: '袋中空空' }).waitFor();
  await close();
});

describe('with the keyboard only', () => {
  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  test('adds a product to the bag, and changes its size and quantity', async () => {
    const { page, takeErrors, close } = await shop.openSession({
      ...desktop,
      reducedMotion: true,
    });
    await page.goto(`/product/detail/${productIds[0]}`);
    await waitForHydration(page);
    await page.getByRole('button', { name: '加入购物袋' }).focus();
    await press(page, 'Enter');
    const sheet = dialog(page, '选择尺码');
    await sheet.waitFor();
    await press(page, 'Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(await page.locator(':focus').innerText()).toBe('加入购物袋');
    await press(page, 'Enter');
    await sheet.waitFor();
    await tabTo(sheet.getByRole('radio'));
    await press(page, 'Space');
    await tabTo(sheet.getByRole('button', { name: '加入购物袋' }));
    await press(page, 'Enter');
    await page.getByText('已加入购物袋').waitFor();

    await page.goto('/bag');
    await page.getByRole('heading', { name: '价格明细' }).waitFor();
    await page.getByRole('button', { name: /^更换.*的尺码/ }).focus();
    await press(page, 'Tab', 'Enter');
    await page.getByText(/^2 件共 ¥/).waitFor();
    await press(page, 'Shift+Tab', 'Shift+Tab', 'Enter');
    await dialog(page, '更换尺码').waitFor();
    await dialog(page, '更换尺码').getByRole('radio').first().waitFor();
    await press(page, 'Escape');
    await dialog(page, '更换尺码').waitFor({ state: 'hidden' });
    expect(takeErrors()).toEqual([]);
    await close();
  });

  test('moves the focus to the next item after a removal, and to the shopping link after the last', async () => {
    const { page, close } = await shop.openSession({ ...desktop, reducedMotion: true });
    for (const id of productIds) await addToBag(page, id);
    await page.goto('/bag');
    const remove = page.getByRole('button', { name: /^移除/ });
    await expect.poll(() => remove.count()).toBe(2);
    // The code that manages the focus loads with the first key.
    await press(page, 'Tab');
    await page.waitForLoadState('networkidle');
    const hasFocus = (target: Locator) =>
      target.evaluate((element) => element === document.activeElement);
    await remove.first().focus();
    await press(page, 'Enter');
    await expect.poll(() => bagItems(page).count()).toBe(1);
    await expect.poll(() => hasFocus(remove)).toBe(true);
    await press(page, 'Enter');
    await page.getByRole('heading', { name: '袋中空空' }).waitFor();
    await expect.poll(() => hasFocus(page.getByRole('link', { name: '去逛逛' }))).toBe(true);
    await close();
  });
});

test('shows a product that a guest saved on the wishlist, and removes it there', async () => {
  const { page, takeErrors, close } = await shop.openSession(phone);
  await page.goto('/product/list?category=141258');
  await waitForHydration(page);
  const wishlistButton = page.getByRole('button', { name: /^收藏 / }).first();
  await wishlistButton.click();
  await page.getByRole('link', { name: '看收藏' }).click();
  await page.waitForURL('**/user/wishlist');
  await page.getByText('1 件', { exact: true }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.goBack();
  await page.waitForURL('**/product/list*');
  expect(await wishlistButton.getAttribute('aria-pressed')).toBe('true');
  await page.goto('/user/wishlist');
  await page.getByRole('button', { name: /^取消收藏/ }).click();
  await page.getByRole('heading', { name: '还没有收藏' }).waitFor();
  expect(takeErrors()).toEqual([]);
  await close();
});
