import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForHydration } from '../support/browser-session.ts';
import { fillPersonalId } from '../support/forms.ts';
import { appPhone, findShownPage, serveNativeApp } from '../support/native-app.ts';
import { setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop();
let app: Awaited<ReturnType<typeof serveNativeApp>>;
beforeAll(async () => {
  app = await serveNativeApp(shop.origin);
});
afterAll(() => app?.close());

interface StockedProduct {
  id: string;
  variants: readonly { quantity: number }[];
}

const read = async <T>(path: string): Promise<T> =>
  (await fetch(`${shop.origin}/api/v1${path}`)).json() as Promise<T>;

/** A product of which every size can be had. */
async function findProduct(): Promise<string> {
  const { items } = await read<{ items: { id: string }[] }>('/search/products?size=30');
  for (const { id } of items) {
    const { variants } = await read<StockedProduct>(`/products/${id}`);
    if (variants.length > 1 && variants.every(({ quantity }) => quantity > 2)) return id;
  }
  throw new Error('No product has all its sizes');
}

const openTab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();

async function addToBag(page: Page): Promise<void> {
  const add = { name: '加入购物袋' };
  await page.getByRole('button', add).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio').first().click();
  await sheet.getByRole('button', add).click();
  await page.getByText('已加入购物袋').first().waitFor();
}

/** The demo shopper, who has an address. */
async function logIn(page: Page): Promise<void> {
  const path = /\/user\/login$/;
  const first = await findShownPage(page, path);
  await waitForHydration(first);
  await first.getByRole('button', { name: '密码登录' }).click();
  await page.waitForURL(/by=password/);
  const login = await findShownPage(page, path);
  await login.getByLabel('手机号或邮箱').fill('13800138000');
  await login.getByLabel('密码', { exact: true }).fill('elsewhere-demo');
  await login.getByRole('checkbox').click();
  await login.getByRole('button', { name: '登录', exact: true }).click();
}

async function pay(page: Page, checkout: Frame): Promise<void> {
  await checkout.getByRole('button', { name: '新增清关人' }).click();
  await fillPersonalId(checkout.getByRole('dialog', { name: '新增清关人' }));
  await checkout.getByRole('checkbox').last().click();
  await checkout.getByRole('button', { name: '提交订单', exact: true }).click();
  const cashier = await findShownPage(page, /\/sandbox\/cashier\//);
  await cashier.locator('button[value=pay]').click();
}

/** What the app itself has called, with the status of the answer, without the browser of its pages. */
function recordCalls(page: Page) {
  const calls: string[] = [];
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/_app/calls/'))
      calls.push(`${response.request().method()} ${pathname.slice(11)} ${response.status()}`);
  });
  return { calls, urls };
}

test('what the app adds is bought on its pages by a log-in that the app has too', async () => {
  const { page, takeErrors } = await shop.openSession(appPhone);
  const { calls, urls } = recordCalls(page);
  await page.goto(`${app.url}/productdetail/${await findProduct()}`);
  await page.getByText('同意', { exact: true }).click();
  await addToBag(page);

  await openTab(page, /购物袋/);
  await page.getByRole('button', { name: /^去结算/ }).click();
  await logIn(page);
  const checkout = await findShownPage(page, /\/checkout\/\d+$/);
  await pay(page, checkout);
  const confirmation = await findShownPage(page, /\/order\/\d+\/confirmation$/);
  await confirmation.getByText('谢谢您，订单已收到').waitFor();
  await confirmation.getByRole('link', { name: '查看订单' }).click();
  const order = await findShownPage(page, /\/user\/orders\/\d+$/);
  await order.getByRole('heading', { name: /^预计 [\d.–]+ 送达/ }).waitFor();
  expect(takeErrors()).toEqual([]);
  const EXCHANGE = 'POST /api/v2/identities/sessions 200';
  // The session of the guest, and that which the page gave after the log-in.
  expect(calls.filter((call) => call === EXCHANGE)).toHaveLength(2);

  await openTab(page, /我的/);
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByText('登录后查看订单').waitFor();
  expect(urls.filter((url) => url.includes('ho_'))).toEqual([]);
});

test('a withdrawn consent ends the session of the app and of its pages', async () => {
  const { page, takeErrors } = await shop.openSession(appPhone);
  const { calls } = recordCalls(page);
  /** The session of the pages, by their cookie. */
  const askForPages = async () => {
    const { href } = new URL('/api/v2/identities/sessions', app.url);
    return (await page.request.get(href)).status();
  };
  await page.goto(app.url);
  await page.getByText('同意', { exact: true }).click();
  await openTab(page, /我的/);
  await page.getByRole('button', { name: '登录或注册' }).click();
  await logIn(page);
  await page.getByRole('button', { name: '退出登录' }).waitFor();
  expect(await askForPages()).toBe(200);

  await page.getByRole('button', { name: '设置' }).click();
  await page.getByRole('button', { name: '撤回同意' }).click();
  await page.getByRole('button', { name: '确认撤回' }).click();
  await page.getByText('已撤回同意，现在仅供浏览').waitFor();
  expect(takeErrors()).toEqual([]);
  expect(calls).toContain('DELETE /api/v2/identities/sessions 200');
  expect(await askForPages()).toBe(401);
});
