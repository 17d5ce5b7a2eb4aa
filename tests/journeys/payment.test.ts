import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { createApiClient, startDemoSession } from '../support/api-client.ts';
import { desktop, phone } from '../support/browser-session.ts';
import { fillPersonalId } from '../support/forms.ts';
import {
  callApi,
  createCheckout,
  logIn,
  logInAsDemo,
  openCheckout,
  scanCode,
} from '../support/page-actions.ts';
import { setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop();

const submitOrder = (page: Page) =>
  page
    .getByRole('button', { name: /^提交订单/ })
    .locator('visible=true')
    .click();
const acceptTerms = (page: Page) => page.getByRole('checkbox').click();
const settleAtCashier = (page: Page, outcome: string) =>
  page.locator(`button[value=${outcome}]`).click();

/** Opens a checkout of the demo shopper with a personal ID attached. */
async function openCheckoutWithPersonalId(page: Page, open = openCheckout): Promise<string> {
  const id = await open(page);
  const personalIds = await callApi<{ id: string }[]>(page, 'GET', '/my/personal-ids');
  // A saved one is attached by itself.
  if (personalIds.length === 0) {
    await page.getByRole('button', { name: '新增清关人' }).click();
    await fillPersonalId(page.getByRole('dialog', { name: '新增清关人' }));
  }
  await page.getByText('须与收件人一致').waitFor();
  return id;
}

const chooseMethod = (page: Page, name: RegExp) => page.getByRole('radio', { name }).press('Space');

const waitForCashier = (page: Page) => page.waitForURL('**/sandbox/cashier/*');
/** Waits for the page itself too: a load that begins under its first load is cancelled by the browser. */
const waitForConfirmation = async (page: Page) => {
  await page.waitForURL('**/order/*/confirmation');
  await page.getByRole('heading', { level: 1 }).waitFor();
};

test('pays on a desktop by a code, again after a cancelled scan, and keeps the coupon', async () => {
  const { page, context, close } = await shop.openSession({ ...desktop, reducedMotion: true });
  const id = await openCheckoutWithPersonalId(page);
  await page.getByRole('button', { name: /我的礼券/ }).click();
  await page.waitForURL(`**/checkout/${id}/offers`);
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /秋日全场礼券/ })
    .click({ force: true });
  await page.getByText(/已使用，减/).waitFor();
  await page.waitForURL(`**/checkout/${id}`);
  await acceptTerms(page);
  await submitOrder(page);
  const sheet = page.getByRole('dialog', { name: '微信扫码支付' });
  await sheet.getByRole('img', { name: '微信支付付款码' }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await submitOrder(page);
  await sheet.waitFor();
  await scanCode(context, 'cancel');
  await sheet.getByText('支付已取消，可以刷新后再付').waitFor();
  await sheet.getByRole('button', { name: '刷新付款码' }).click();
  await sheet.getByText('请用手机微信扫一扫').waitFor();
  await scanCode(context, 'pay');
  await waitForConfirmation(page);
  await page.goto(`/checkout/${id}`);
  await page.getByText('订单已提交').waitFor();
  await close();
});

test('cancels an order on a desktop after leaving Alipay, with its items still in the bag', async () => {
  const { page, close } = await shop.openSession({ ...desktop, reducedMotion: true });
  await openCheckoutWithPersonalId(page);
  await chooseMethod(page, /^支付宝 支付宝/);
  await acceptTerms(page);
  await submitOrder(page);
  await waitForCashier(page);
  await settleAtCashier(page, 'cancel');
  await page.getByRole('heading', { name: '支付已取消' }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('heading', { name: '订单已取消' }).waitFor();
  await page.getByRole('link', { name: '回到购物袋' }).click();
  await page.getByRole('button', { name: /^去结算/ }).waitFor();
  await close();
});

test('pays later on a phone, from the unpaid orders, by another method', async () => {
  const { page, close } = await shop.openSession({ ...phone, reducedMotion: true });
  await openCheckoutWithPersonalId(page);
  await chooseMethod(page, /^支付宝分期/);
  await chooseMethod(page, /^6 期/);
  await acceptTerms(page);
  await submitOrder(page);
  await waitForCashier(page);
  await page.getByText('花呗分 6 期').waitFor();
  await page.goBack();
  await page.waitForURL('**/checkout/*');
  await page.goto('/user/me');
  await page.getByRole('link', { name: /^待付款 ¥/ }).waitFor();
  await page.goto('/user/orders');
  await page.getByRole('link', { name: '待付款 1' }).click();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: '去支付' }).click();
  await page.waitForURL('**/payment/*');
  const pay = page.getByRole('button', { name: /^支付 ¥/ });
  await pay.click();
  await waitForCashier(page);
  await settleAtCashier(page, 'fail');
  await page.getByRole('heading', { name: '这次支付没有成功' }).waitFor();
  await chooseMethod(page, /^微信支付/);
  await pay.click();
  await waitForCashier(page);
  await settleAtCashier(page, 'pay');
  await waitForConfirmation(page);
  await page.goto('/user/orders?status=unpaid');
  await page.getByText('没有待付款的订单').waitFor();
  await close();
});

/** Simulates the app around the page: it opens links, and pays at the sandbox cashier before it replies. */
const APP = `
  window.ReactNativeWebView = {
    async postMessage(text) {
      const message = JSON.parse(text);
      if (message.type === 'navigation') location.assign('/' + message.link);
      if (message.type !== 'payment') return;
      await fetch('/sandbox/cashier/' + message.params.orderString, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'outcome=pay&notice=soon',
      });
      const detail = { type: 'payment', outcome: 'done' };
      window.dispatchEvent(new CustomEvent('vitrine:reply', { detail }));
    },
  };
`;

test('pays in the app by the bridge', async () => {
  const userAgent = `${phone.userAgent} Vitrine/6.15.0`;
  const { page, context, close } = await shop.openSession({ ...phone, userAgent });
  await context.addInitScript(APP);
  // The order that a real provider signs; the sandbox only has a cashier.
  await page.route('**/api/v1/payments/messaging-oa', async (route) => {
    const response = await route.fetch();
    const payment = await response.json();
    const parameters = { kind: 'alipay-app', orderString: payment.id };
    await route.fulfill({ response, json: { ...payment, parameters } });
  });
  // The app has a log-in of its own.
  await startDemoSession(createApiClient(context));
  await page.goto('/bag');
  await openCheckoutWithPersonalId(page, createCheckout);
  await chooseMethod(page, /^支付宝 支付宝/);
  await acceptTerms(page);
  await submitOrder(page);
  await page.waitForURL('**/payment/*');
  await waitForConfirmation(page);
  await close();
});

test('keeps the checkout step after reload, back and a log-in for an ended session', async () => {
  const { page, context, close } = await shop.openSession({ reducedMotion: true });
  const id = await openCheckout(page);
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
  await logInAsDemo(page);
  await page.waitForURL(`**/checkout/${id}/address`);
  await page.getByRole('dialog', { name: '选择收货地址' }).waitFor();
  await close();
});

const readSession = (page: Page): Promise<{ bagId: string }> =>
  page.evaluate(async () => (await fetch('/api/v2/identities/sessions')).json());

interface Product {
  id: string;
  variants: { id: string; quantity: number }[];
}

/** Finds a size with a quantity of one, and its product. */
async function findLastInStock(page: Page): Promise<{ productId: string; variantId: string }> {
  const { items } = await callApi<{ items: { id: string }[] }>(
    page,
    'GET',
    '/search/products?size=30',
  );
  for (const { id: productId } of items) {
    const { variants } = await callApi<Product>(page, 'GET', `/products/${productId}`);
    const last = variants.find(({ quantity }) => quantity === 1);
    if (last) return { productId, variantId: last.id };
  }
  throw new Error('The demo shop has no size with a quantity of one');
}

test('sells the last item to the first checkout, and marks it as sold out in the other bag', async () => {
  const [slower, faster] = [
    await shop.openSession({ ...phone, reducedMotion: true }),
    await shop.openSession(),
  ];
  const { page } = slower;
  await page.goto('/user/login?from=%2Fbag');
  await logIn(page, '13912340003');
  const { variantId } = await findLastInStock(page);
  const session = await readSession(page);
  await callApi(page, 'POST', `/bags/${session.bagId}/items`, { variantId, quantity: 1 });
  await page.goto('/bag');
  await page.getByRole('button', { name: /^去结算 · 1 件$/ }).waitFor();

  const call = createApiClient(faster.context);
  const { bagId } = await startDemoSession(call);
  await call.post(`/v1/bags/${bagId}/items`, { variantId, quantity: 1 });
  await call.post('/v1/checkout-orders', {});

  await page.getByRole('button', { name: /^去结算 · 1 件$/ }).click();
  const unavailable = page.getByRole('region', { name: '暂不可购' });
  await unavailable.getByText(/已售罄$/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/bag');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await unavailable.getByRole('button', { name: '清除' }).click();
  await page.getByRole('heading', { name: '袋中空空' }).waitFor();
  await slower.close();
  await faster.close();
});

test('returns from an expired checkout to the bag with all its items', async () => {
  const { page, close } = await shop.openSession({ ...phone, reducedMotion: true });
  await page.clock.install();
  await openCheckout(page);
  await page.getByText(/^商品为您保留 1[45]:\d\d$/).waitFor();
  await page.clock.fastForward('16:00');
  await page.getByText('保留时间已过').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: '回到购物袋' }).click();
  await page.waitForURL('**/bag');
  await page.getByRole('button', { name: /^去结算/ }).waitFor();
  await close();
});
