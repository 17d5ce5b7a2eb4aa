import { expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { phone, waitForHydration } from '../support/browser-session.ts';
import { callApi, logIn } from '../support/page-actions.ts';
import { openSharedShop, setUpShop } from '../support/shop-harness.ts';
import { messages } from './messages.ts';

const shop = setUpShop(openSharedShop);

interface Variant {
  quantity: number;
}

/** Finds a product with a sold-out size and at least two sizes in stock. */
async function findPartlySoldProduct(): Promise<string> {
  const api = `${shop.origin}/api/v1`;
  const { items } = await (await fetch(`${api}/search/products?size=60`)).json();
  for (const { id } of items) {
    const { variants } = await (await fetch(`${api}/products/${id}`)).json();
    const inStock = (variants as Variant[]).map(({ quantity }) => quantity > 0);
    if (inStock.includes(false) && inStock.filter(Boolean).length > 1) return id;
  }
  throw new Error('The demo shop has no product with a size that is sold out');
}

test('shows sold-out sizes as disabled and lets the others be chosen', async () => {
  const { page, takeErrors, close } = await shop.openSession();
  await page.goto(`/product/detail/${await findPartlySoldProduct()}`);
  await waitForHydration(page);
  const sizes = page.getByRole('radiogroup', { name: '尺码' });
  const soldOut = sizes.getByRole('radio', { name: '已售罄' });
  expect(await soldOut.first().isVisible()).toBe(true);
  expect(await soldOut.first().isDisabled()).toBe(true);
  await page.getByText('请选择尺码').waitFor();

  const inStock = sizes.getByRole('radio', { disabled: false }).first();
  await inStock.focus();
  await page.keyboard.press('Space');
  await page.getByText(/^已选 \S/).waitFor();
  expect(await sizes.getByRole('radio', { checked: true }).count()).toBe(1);
  expect(await inStock.isChecked()).toBe(true);
  expect(takeErrors()).toEqual([]);
  await close();
});

test('tells a shopper by message that a size is back, with a link that has it chosen', async () => {
  const { page, close } = await shop.openSession({ ...phone, reducedMotion: true });
  const path = `/product/detail/${await findPartlySoldProduct()}`;
  await page.goto(path);
  await waitForHydration(page);
  const open = page.getByRole('button', { name: '到货通知' }).first();
  const sheet = page.getByRole('dialog', { name: '到货通知' });
  const ask = sheet.getByRole('button', { name: /到货告诉我/ }).first();
  await open.click();
  await ask.click();
  await page.waitForURL('**/user/login?from=*');
  await logIn(page, '13700137043');
  await page.waitForURL(`**${path}`);
  const preferences = [{ code: 'recently-viewed', isOn: false }];
  await callApi(page, 'PUT', '/my/preferences', { preferences });
  await page.reload();
  await waitForHydration(page);
  await open.click();
  const size = (await sheet.getByRole('listitem').first().innerText()).split('\n')[0];
  await ask.click();
  await sheet.getByText('已记下').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.goto('/sandbox/alerts');
  await page.getByRole('button', { name: 'Refill the stock' }).first().click();
  await page.waitForURL('**/sandbox/messages');
  const link = page.getByRole('link', { name: path });
  await expect
    .poll(() => page.reload().then(() => link.count()), { timeout: 15_000 })
    .toBeGreaterThan(0);
  await link.first().click();
  await page.getByText(new RegExp(`^已选 .*${size?.split(' ').at(-1)}`)).waitFor();
  await page.goto('/user/alerts');
  await page.getByText('已通知').waitFor();
  await close();
});

test('offers the app once for a campaign product, and lets the shopper continue in the browser', async () => {
  const { page, takeErrors, close } = await shop.openSession({ reducedMotion: true });
  await page.goto('/content/spring');
  await waitForHydration(page);
  const card = page.locator('[data-module="productSet"] a[href^="/product/detail/"]').first();
  const productPath = await card.getAttribute('href');
  const invitation = page.getByRole('dialog', { name: '在 App 中看这一件' });

  await card.click();
  await invitation.waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await invitation.getByRole('button', { name: '关闭' }).click();
  await invitation.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/content/spring');

  await card.click();
  await invitation.getByRole('button', { name: '下载APP' }).click();
  await page.waitForURL('**/content/app');
  await page.getByRole('heading', { name: '别处 App' }).first().waitFor();

  await page.goBack();
  await page.waitForURL('**/content/spring');
  await card.click();
  await invitation.getByRole('button', { name: '继续浏览' }).click();
  await page.waitForURL(`**${productPath}`);
  await page.goBack();
  await page.waitForURL('**/content/spring');
  await card.click();
  await page.waitForURL(`**${productPath}`);
  await page.getByText(messages.zh.taxIncluded).first().waitFor();
  expect(takeErrors()).toEqual([]);
  await close();
});

test('opens a product from the home page without offering the app', async () => {
  const { page, takeErrors, close } = await shop.openSession();
  await page.goto('/');
  await waitForHydration(page);
  await page.locator('[data-module] a[href^="/product/detail/"]').first().click();
  await page.waitForURL('**/product/detail/*');
  await page.getByText(messages.zh.taxIncluded).first().waitFor();
  expect(takeErrors()).toEqual([]);
  await close();
});
