import type { Page } from 'playwright-core';
import { takenOver } from './visit.ts';

/** A call from within the page, as its own scripts make them. */
export const ask = <T>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(`/api/v1${where}`, {
        method: how as string,
        headers: { 'content-type': 'application/json' },
        ...(what ? { body: JSON.stringify(what) } : {}),
      });
      return answer.json();
    },
    [method, path, body] as const,
  );

/** The code that the sandbox has sent to a mobile. */
export async function codeFor(page: Page, mobile: string): Promise<string> {
  const sent = await page.request.get(`/sandbox/messages?to=${mobile}`);
  const code = />\s*(\d{6})\s*</.exec(await sent.text())?.[1];
  if (!code) throw new Error(`No code was sent to ${mobile}`);
  return code;
}

/** Signs in on the login page that stands; whoever is new is registered by it. */
export async function signIn(page: Page, mobile: string): Promise<void> {
  await takenOver(page);
  await page.getByLabel('手机号', { exact: true }).fill(mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText(/验证码已发送至/).waitFor();
  await page.getByLabel('验证码', { exact: true }).fill(await codeFor(page, mobile));
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/user/login'));
}

/** The shopper of the demo, whose password anybody may know. */
const DEMO = { account: '13800138000', password: 'elsewhere-demo' };

/** Signs in on the login page that stands as the shopper of the demo, who has addresses and coupons. */
export async function signInToDemo(page: Page): Promise<void> {
  await takenOver(page);
  const byPassword = page.getByRole('button', { name: '密码登录' });
  if (await byPassword.isVisible()) await byPassword.click();
  await page.getByLabel('手机号或邮箱').fill(DEMO.account);
  await page.getByLabel('密码', { exact: true }).fill(DEMO.password);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/user/login'));
}

interface Found {
  id: string;
  variants: { id: string; quantity: number }[];
}

/** A piece of which more than enough is there. */
export async function plentiful(page: Page, nth = 0): Promise<Found> {
  const { items } = await ask<{ items: { id: string }[] }>(page, 'GET', '/search/products?size=30');
  const found: Found[] = [];
  for (const { id } of items) {
    const product = await ask<Found>(page, 'GET', `/products/${id}`);
    if (product.variants.some(({ quantity }) => quantity > 2)) found.push(product);
    const wanted = found[nth];
    if (wanted) return wanted;
  }
  throw new Error('The demo shop has too little of everything');
}

/** The shopper of the demo before the checkout of one piece. */
export async function atCheckout(page: Page): Promise<string> {
  await page.goto('/user/login?from=%2Fbag');
  await signInToDemo(page);
  const { bagId } = await page.evaluate(async () =>
    (await fetch('/api/v2/identities/sessions')).json(),
  );
  const { variants } = await plentiful(page);
  const variantId = variants.find(({ quantity }) => quantity > 2)?.id;
  await ask(page, 'POST', `/bags/${bagId}/items`, { variantId, quantity: 1 });
  const { id } = await ask<{ id: string }>(page, 'POST', '/checkout-orders', {});
  await page.goto(`/checkout/${id}`);
  await takenOver(page);
  return id;
}

/** A photo as a telephone takes it, for whoever wants to look at a card. */
export const photo = async (page: Page, colour: string) => {
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
