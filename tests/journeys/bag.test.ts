import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { signIn } from '../support/buyer.ts';
import { openShop } from '../support/open-shop.ts';
import { desk, phone, takenOver } from '../support/visit.ts';

const here = openShop();
/** Pieces with several sizes, of which several are left of each that is left at all. */
let pieces: string[];

interface Variant {
  quantity: number;
}

async function plentiful(): Promise<string[]> {
  const api = `${here.origin}/api/v1`;
  const { items } = await (await fetch(`${api}/search/products?size=60`)).json();
  const found: string[] = [];
  for (const { id } of items) {
    const { variants } = await (await fetch(`${api}/products/${id}`)).json();
    const left = (variants as Variant[]).filter(({ quantity }) => quantity > 0);
    if (left.length > 1 && left.every(({ quantity }) => quantity > 2)) found.push(id);
    if (found.length === 2) return found;
  }
  throw new Error('The demo shop has no two pieces with enough of two sizes');
}

beforeAll(async () => {
  pieces = await plentiful();
});

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const inBag = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Puts a piece in as a thumb does, the size asked for on the way. */
async function add(page: Page, id: string): Promise<void> {
  await page.goto(`/product/detail/${id}`);
  await takenOver(page);
  await page.getByRole('button', { name: '加入购物袋' }).click();
  const sheet = dialog(page, '选择尺码');
  await sheet.getByRole('radio', { disabled: false }).last().focus();
  await page.keyboard.press('Space');
  await sheet.getByRole('button', { name: '加入购物袋' }).click();
  await page.getByText('已加入购物袋').waitFor();
  // What the sheet has put into the history is taken away as it closes, which would end a move made meanwhile.
  await sheet.waitFor({ state: 'hidden' });
}

test('a guest fills the bag, changes it, takes out and puts back, and keeps it when they log in', async () => {
  const { page, complaints, end } = await here.visit(phone);
  const [first = '', second = ''] = pieces;
  await add(page, first);
  await page.getByRole('link', { name: '去看看' }).click();
  await page.waitForURL('**/bag');
  await page.getByRole('heading', { name: '价格明细' }).waitFor();
  await add(page, second);
  await page.goto('/bag');
  await takenOver(page);
  await page.getByRole('heading', { name: '价格明细' }).waitFor();
  expect(await inBag(page).count()).toBe(2);
  expect(await barriers(page)).toEqual([]);

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
  await expect.poll(() => inBag(page).count()).toBe(1);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => inBag(page).count()).toBe(2);

  await page.getByRole('button', { name: /^去结算/ }).click();
  await page.waitForURL('**/user/login*');
  await signIn(page, '13800138000');
  await page.waitForURL('**/bag');
  await page.getByRole('heading', { name: '价格明细' }).waitFor();
  expect(await inBag(page).count()).toBeGreaterThanOrEqual(2);
  await page.getByRole('button', { name: /^去结算/ }).click();
  await page.waitForURL('**/checkout/*');
  expect(complaints()).toEqual([]);
  await end();
});

test('a piece that sells meanwhile says so in the bag, and can be cleared away', async () => {
  const { page, end } = await here.visit(desk);
  await add(page, pieces[0] ?? '');
  await page.route('**/api/v1/bags/*', async (route) => {
    const answer = await route.fetch();
    const bag = await answer.json();
    for (const item of bag.items) Object.assign(item, { notices: ['sold-out'] });
    await route.fulfill({ response: answer, json: { ...bag, availables: [] } });
  });
  await page.goto('/bag');
  const gone = page.getByRole('region', { name: '暂不可购' });
  await gone.getByText(/已售罄$/).waitFor();
  expect(await page.getByRole('button', { name: '暂无可结算的商品' }).isDisabled()).toBe(true);
  expect(await barriers(page)).toEqual([]);
  await gone.getByRole('button', { name: '清除' }).click();
  await page.getByRole('heading', { name: '袋中空空' }).waitFor();
  await end();
});

describe('by keyboard alone', () => {
  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  test('a piece goes into the bag, and its size and quantity change', async () => {
    const { page, complaints, end } = await here.visit({
      ...desk,
      reducedMotion: true,
    });
    await page.goto(`/product/detail/${pieces[0]}`);
    await takenOver(page);
    await page.getByRole('button', { name: '加入购物袋' }).focus();
    await press(page, 'Enter');
    const sheet = dialog(page, '选择尺码');
    await sheet.waitFor();
    await press(page, 'Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(await page.locator(':focus').innerText()).toBe('加入购物袋');
    await press(page, 'Enter');
    await sheet.waitFor();
    // From the cross to the sizes, one of them, and on to the button.
    await press(page, 'Tab', 'Space', 'Tab', 'Enter');
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
    expect(complaints()).toEqual([]);
    await end();
  });

  test('a piece that is taken out hands the focus to the next one, the last to the way on', async () => {
    const { page, end } = await here.visit({ ...desk, reducedMotion: true });
    for (const id of pieces) await add(page, id);
    await page.goto('/bag');
    const remove = page.getByRole('button', { name: /^移除/ });
    await expect.poll(() => remove.count()).toBe(2);
    // What keeps the focus comes with the first key.
    await press(page, 'Tab');
    await page.waitForLoadState('networkidle');
    const hasFocus = (target: Locator) =>
      target.evaluate((element) => element === document.activeElement);
    await remove.first().focus();
    await press(page, 'Enter');
    await expect.poll(() => inBag(page).count()).toBe(1);
    await expect.poll(() => hasFocus(remove)).toBe(true);
    await press(page, 'Enter');
    await page.getByRole('heading', { name: '袋中空空' }).waitFor();
    await expect.poll(() => hasFocus(page.getByRole('link', { name: '去逛逛' }))).toBe(true);
    await end();
  });
});

test('what a guest keeps is there on the wishlist, and goes from it', async () => {
  const { page, complaints, end } = await here.visit(phone);
  await page.goto('/product/list?category=141258');
  await takenOver(page);
  const heart = page.getByRole('button', { name: /^收藏 / }).first();
  await heart.click();
  await page.getByRole('link', { name: '看收藏' }).click();
  await page.waitForURL('**/user/wishlist');
  await page.getByText('1 件', { exact: true }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.goBack();
  await page.waitForURL('**/product/list*');
  expect(await heart.getAttribute('aria-pressed')).toBe('true');
  await page.goto('/user/wishlist');
  await page.getByRole('button', { name: /^取消收藏/ }).click();
  await page.getByRole('heading', { name: '还没有收藏' }).waitFor();
  expect(complaints()).toEqual([]);
  await end();
});
