import type { BrowserContext, Page } from 'playwright-core';
import { waitForHydration } from './browser-session.ts';

/** Calls the API from inside the page, with its cookies. */
export const callApi = <T>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([method, path, body]) => {
      const response = await fetch(`/api/v1${path}`, {
        method: method as string,
        headers: { 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return response.json();
    },
    [method, path, body] as const,
  );

/** Reads the security code that the sandbox sent to a mobile. */
export async function readSecurityCode(page: Page, mobile: string): Promise<string> {
  const messages = await page.request.get(`/sandbox/messages?to=${mobile}`);
  const code = />\s*(\d{6})\s*</.exec(await messages.text())?.[1];
  if (!code) throw new Error(`No code was sent to ${mobile}`);
  return code;
}

/** Logs in by security code on the open login page. A new mobile is registered. */
export async function logIn(page: Page, mobile: string): Promise<void> {
  await waitForHydration(page);
  await page.getByLabel('手机号', { exact: true }).fill(mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText(/验证码已发送至/).waitFor();
  await page.getByLabel('验证码', { exact: true }).fill(await readSecurityCode(page, mobile));
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/user/login'));
}

/** The demo shopper, whose password is public. */
const DEMO = { account: '13800138000', password: 'elsewhere-demo' };

/** Logs in by password on the open login page as the demo shopper, who has addresses and coupons. */
export async function logInAsDemo(page: Page): Promise<void> {
  await waitForHydration(page);
  const passwordTab = page.getByRole('button', { name: '密码登录' });
  if (await passwordTab.isVisible()) await passwordTab.click();
  await page.getByLabel('手机号或邮箱').fill(DEMO.account);
  await page.getByLabel('密码', { exact: true }).fill(DEMO.password);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/user/login'));
}

interface StockedProduct {
  id: string;
  variants: { id: string; quantity: number }[];
}

/** Finds the nth product that has a variant with a quantity over two. */
export async function findStockedProduct(page: Page, nth = 0): Promise<StockedProduct> {
  const { items } = await callApi<{ items: { id: string }[] }>(
    page,
    'GET',
    '/search/products?size=30',
  );
  const products: StockedProduct[] = [];
  for (const { id } of items) {
    const product = await callApi<StockedProduct>(page, 'GET', `/products/${id}`);
    if (product.variants.some(({ quantity }) => quantity > 2)) products.push(product);
    const match = products[nth];
    if (match) return match;
  }
  throw new Error('The demo shop has too few products in stock');
}

/** Opens the checkout of one product for the shopper of the page. Returns the id of the checkout order. */
export async function createCheckout(page: Page): Promise<string> {
  const { bagId } = await page.evaluate(async () =>
    (await fetch('/api/v2/identities/sessions')).json(),
  );
  const { variants } = await findStockedProduct(page);
  const variantId = variants.find(({ quantity }) => quantity > 2)?.id;
  await callApi(page, 'POST', `/bags/${bagId}/items`, { variantId, quantity: 1 });
  const { id } = await callApi<{ id: string }>(page, 'POST', '/checkout-orders', {});
  await page.goto(`/checkout/${id}`);
  await waitForHydration(page);
  return id;
}

/** Logs in as the demo shopper and opens the checkout of one product. Returns the id of the checkout order. */
export async function openCheckout(page: Page): Promise<string> {
  await page.goto('/user/login?from=%2Fbag');
  await logInAsDemo(page);
  return createCheckout(page);
}

/** Scans the newest code with another device, and ends its payment there. */
export async function scanCode(context: BrowserContext, outcome: 'pay' | 'cancel'): Promise<void> {
  const other = await context.newPage();
  await other.goto('/sandbox/codes');
  await other.locator('main li a').first().click();
  await other.locator(`button[value=${outcome}]`).click();
  await other.waitForURL((url) => url.pathname.startsWith('/sandbox/cashier/'));
  await other.locator('form').waitFor({ state: 'detached' });
  await other.close();
}

/** Draws a picture of an identity card in the given colour. */
export const createPhoto = async (page: Page, colour: string) => {
  const data = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 760 });
    const brush = canvas.getContext('2d');
    if (brush) {
      brush.fillStyle = fill;
      brush.fillRect(0, 0, 1200, 760);
      brush.fillStyle = '#333';
      brush.fillRect(100, 100, 400, 500);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, colour);
  return { name: 'card.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
};
