import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { ask, atCheckout, signIn, signInToDemo } from '../support/buyer.ts';
import { caller, enterAsDemo } from '../support/caller.ts';
import { writePerson } from '../support/forms.ts';
import { openShop } from '../support/open-shop.ts';
import { phone } from '../support/visit.ts';

const here = openShop();

const submit = (page: Page) =>
  page
    .getByRole('button', { name: /^提交订单/ })
    .locator('visible=true')
    .click();
const agree = (page: Page) => page.getByRole('checkbox').click();
const atCashier = (page: Page, outcome: string) => page.locator(`button[value=${outcome}]`).click();

/** The demo's shopper, with somebody whom customs know. */
async function ready(page: Page): Promise<string> {
  const id = await atCheckout(page);
  const people = await ask<{ id: string }[]>(page, 'GET', '/my/personal-ids');
  await page.getByRole('button', { name: /^(?:选择|新增|更换)清关人$/ }).click();
  if (people.length === 0) await writePerson(page.getByRole('dialog', { name: '新增清关人' }));
  else await page.getByRole('dialog').getByRole('radio').first().click({ force: true });
  await page.getByText('须与收件人一致').waitFor();
  return id;
}

test('a payment that fails or is cancelled is tried again, with a coupon that stays', async () => {
  const { page, end } = await here.visit({ reducedMotion: true });
  const id = await ready(page);
  await page.getByRole('button', { name: /我的礼券/ }).click();
  await page.waitForURL(`**/checkout/${id}/offers`);
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /秋日全场礼券/ })
    .click({ force: true });
  await page.getByText(/已使用，减/).waitFor();
  await page.waitForURL(`**/checkout/${id}`);
  await agree(page);
  await submit(page);
  await page.waitForURL('**/sandbox/cashier/*');
  await atCashier(page, 'cancel');
  await page.getByText('支付已取消').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: '重新支付' }).click();
  await page.waitForURL('**/sandbox/cashier/*');
  await atCashier(page, 'fail');
  await page.getByText('这次支付没有成功').waitFor();
  await page.getByRole('link', { name: '返回结算' }).click();
  await page.getByText(/已使用，减/).waitFor();
  await agree(page);
  await submit(page);
  await page.waitForURL('**/sandbox/cashier/*');
  await atCashier(page, 'pay');
  await page.waitForURL('**/order/*/confirmation');
  await page.goto(`/checkout/${id}`);
  await page.getByText('订单已提交').waitFor();
  await end();
});

test('steps survive a reload and the way back; a session that ends leads back to its step', async () => {
  const { page, context, end } = await here.visit({ reducedMotion: true });
  const id = await atCheckout(page);
  await page.getByRole('button', { name: '更换收货地址' }).click();
  await page.waitForURL(`**/checkout/${id}/address`);
  await page.reload();
  await page.getByRole('dialog', { name: '选择收货地址' }).waitFor();
  await page.goBack();
  await page.waitForURL(`**/checkout/${id}`);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.goForward();
  await page.getByRole('dialog', { name: '选择收货地址' }).waitFor();
  await page.waitForURL(`**/checkout/${id}/address`);

  await context.clearCookies();
  await page.getByRole('dialog').getByRole('radio').nth(1).click({ force: true });
  await page.waitForURL('**/user/login**');
  await signInToDemo(page);
  await page.waitForURL(`**/checkout/${id}/address`);
  await page.getByRole('dialog', { name: '选择收货地址' }).waitFor();
  await end();
});

const sessionOf = (page: Page): Promise<{ bagId: string }> =>
  page.evaluate(async () => (await fetch('/api/v2/identities/sessions')).json());

interface Piece {
  id: string;
  variants: { id: string; quantity: number }[];
}

/** A size of which one is left, and its piece. */
async function lastOfASize(page: Page): Promise<{ productId: string; variantId: string }> {
  const found = await ask<{ items: { id: string }[] }>(page, 'GET', '/search/products?size=30');
  for (const { id: productId } of found.items) {
    const { variants } = await ask<Piece>(page, 'GET', `/products/${productId}`);
    const last = variants.find(({ quantity }) => quantity === 1);
    if (last) return { productId, variantId: last.id };
  }
  throw new Error('The demo shop has plenty of everything');
}

test('the last piece goes to whoever checks out first; the other one is told in the bag', async () => {
  const [slow, quick] = [await here.visit({ ...phone, reducedMotion: true }), await here.visit()];
  const { page } = slow;
  await page.goto('/user/login?from=%2Fbag');
  await signIn(page, '13912340003');
  const { variantId } = await lastOfASize(page);
  const mine = await sessionOf(page);
  await ask(page, 'POST', `/bags/${mine.bagId}/items`, { variantId, quantity: 1 });
  await page.goto('/bag');
  await page.getByRole('button', { name: /^去结算 · 1 件$/ }).waitFor();

  const call = caller(quick.context);
  const { bagId } = await enterAsDemo(call);
  await call.post(`/v1/bags/${bagId}/items`, { variantId, quantity: 1 });
  await call.post('/v1/checkout-orders', {});

  await page.getByRole('button', { name: /^去结算 · 1 件$/ }).click();
  const gone = page.getByRole('region', { name: '暂不可购' });
  await gone.getByText(/已售罄$/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/bag');
  expect(await barriers(page)).toEqual([]);
  await gone.getByRole('button', { name: '清除' }).click();
  await page.getByRole('heading', { name: '袋中空空' }).waitFor();
  await slow.end();
  await quick.end();
});

test('a checkout whose time has run out leads back to the bag, where everything still is', async () => {
  const { page, end } = await here.visit({ ...phone, reducedMotion: true });
  await page.clock.install();
  await atCheckout(page);
  await page.getByText(/^商品为您保留 1[45]:\d\d$/).waitFor();
  await page.clock.fastForward('16:00');
  await page.getByText('保留时间已过').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: '回到购物袋' }).click();
  await page.waitForURL('**/bag');
  await page.getByRole('button', { name: /^去结算/ }).waitFor();
  await end();
});
