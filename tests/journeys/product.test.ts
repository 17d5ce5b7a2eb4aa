import { expect, test } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { openShop } from '../support/open-shop.ts';
import { takenOver } from '../support/visit.ts';
import { words } from './words.ts';

const here = openShop();

interface Variant {
  quantity: number;
}

/** A piece of which some sizes have sold and others have not. */
async function partlySold(): Promise<string> {
  const api = `${here.origin}/api/v1`;
  const { items } = await (await fetch(`${api}/search/products?size=60`)).json();
  for (const { id } of items) {
    const { variants } = await (await fetch(`${api}/products/${id}`)).json();
    const left = (variants as Variant[]).map(({ quantity }) => quantity > 0);
    if (left.includes(false) && left.filter(Boolean).length > 1) return id;
  }
  throw new Error('The demo shop has no piece with a size that is sold out');
}

test('sizes that have sold stay in sight and cannot be chosen; the others can', async () => {
  const { page, complaints, end } = await here.visit();
  await page.goto(`/product/detail/${await partlySold()}`);
  await takenOver(page);
  const sizes = page.getByRole('radiogroup', { name: '尺码' });
  const sold = sizes.getByRole('radio', { name: '已售罄' });
  expect(await sold.first().isVisible()).toBe(true);
  expect(await sold.first().isDisabled()).toBe(true);
  await page.getByText('请选择尺码').waitFor();

  const left = sizes.getByRole('radio', { disabled: false }).first();
  await left.focus();
  await page.keyboard.press('Space');
  await page.getByText(/^已选 \S/).waitFor();
  expect(await sizes.getByRole('radio', { checked: true }).count()).toBe(1);
  expect(await left.isChecked()).toBe(true);
  expect(complaints()).toEqual([]);
  await end();
});

test('a product of a campaign invites into the app once, and lets a visitor stay', async () => {
  const { page, complaints, end } = await here.visit({ reducedMotion: true });
  await page.goto('/content/spring');
  await takenOver(page);
  const tapped = page.locator('[data-module="productSet"] a[href^="/product/detail/"]').first();
  const address = await tapped.getAttribute('href');
  const invitation = page.getByRole('dialog', { name: '在 App 中看这一件' });

  await tapped.click();
  await invitation.waitFor();
  expect(await barriers(page)).toEqual([]);
  await invitation.getByRole('button', { name: '关闭' }).click();
  await invitation.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/content/spring');

  await tapped.click();
  await invitation.getByRole('button', { name: '下载APP' }).click();
  await page.waitForURL('**/content/app');
  await page.getByRole('heading', { name: '别处 App' }).first().waitFor();

  await page.goBack();
  await page.waitForURL('**/content/spring');
  await tapped.click();
  await invitation.getByRole('button', { name: '继续浏览' }).click();
  await page.waitForURL(`**${address}`);
  await page.goBack();
  await page.waitForURL('**/content/spring');
  await tapped.click();
  await page.waitForURL(`**${address}`);
  await page.getByText(words.zh.taxIncluded).first().waitFor();
  expect(complaints()).toEqual([]);
  await end();
});

test('the home page leads straight to a product', async () => {
  const { page, complaints, end } = await here.visit();
  await page.goto('/');
  await takenOver(page);
  await page.locator('[data-module] a[href^="/product/detail/"]').first().click();
  await page.waitForURL('**/product/detail/*');
  await page.getByText(words.zh.taxIncluded).first().waitFor();
  expect(complaints()).toEqual([]);
  await end();
});
