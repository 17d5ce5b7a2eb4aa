import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/browser-session.ts';
import { setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop();

const DEMO = { account: '13800138000', password: 'elsewhere-demo' };

/** Reads the security code that the sandbox sent to a mobile. */
async function readSecurityCode(page: Page, mobile: string): Promise<string> {
  const answer = await page.request.get(`/sandbox/messages?to=${mobile}`);
  return /\b\d{6}\b/.exec(await answer.text())?.[0] ?? '';
}

async function logInByPassword(page: Page, password = DEMO.password): Promise<void> {
  await page.getByLabel('手机号或邮箱').fill(DEMO.account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  if (!(await page.getByRole('checkbox').isChecked())) await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

test('registers a new shopper by security code, asks for consent once, and logs out', async () => {
  const { page, close } = await shop.openSession();
  await page.goto('/user/login');
  await waitForHydration(page);
  await page.getByLabel('手机号').fill('13912345678');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送至').waitFor();
  const code = await readSecurityCode(page, '13912345678');
  await page.getByLabel('验证码', { exact: true }).fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByText('验证码不正确或已失效').waitFor();
  await page.getByLabel('验证码', { exact: true }).fill(code);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL('**/user/me');
  await page.getByRole('alertdialog').getByRole('button', { name: '暂不' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.getByText('139****5678').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.reload();
  await page.getByText('139****5678').waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('link', { name: '登录或注册' }).waitFor();
  await close();
});

test('becomes a member by a code in an e-mail, and logs in with it again', async () => {
  const { page, close } = await shop.openSession();
  for (const isNew of [true, false]) {
    await page.goto('/user/login');
    await waitForHydration(page);
    await page.getByRole('button', { name: '邮箱验证码登录' }).click();
    await page.getByText('未注册的邮箱将自动创建账户').waitFor();
    await page.getByLabel('邮箱', { exact: true }).fill('Mei@Example.com');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('验证码已发送至').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page
      .getByLabel('验证码', { exact: true })
      .fill(await readSecurityCode(page, 'mei@example.com'));
    await page.getByRole('checkbox').click();
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL('**/user/me');
    if (isNew) await page.getByRole('alertdialog').getByRole('button', { name: '暂不' }).click();
    await page.getByText('mei@example.com').first().waitFor();
    await page.evaluate(() => fetch('/api/v2/identities/sessions', { method: 'DELETE' }));
  }
  await close();
});

test('returns to the requested page after a password log-in, and guards unsaved changes', async () => {
  const { page, close } = await shop.openSession();
  await page.goto('/user/profile');
  await page.waitForURL('**/user/login?from=*');
  await page.getByRole('button', { name: '密码登录' }).click();
  await logInByPassword(page, 'not-the-password');
  await page.getByText('账号或密码不正确').waitFor();
  await logInByPassword(page);
  await page.waitForURL('**/user/profile');
  const name = page.getByLabel('姓名');
  await name.fill('林夏');
  await page.getByRole('button', { name: '返回' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
  expect(await name.inputValue()).toBe('林夏');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('资料已保存').waitFor();
  await page.goto('/user/privacy');
  const recentlyViewed = page.getByRole('switch', { name: /记录近来看过的/ });
  await recentlyViewed.click();
  await page.locator('[role=switch][aria-checked=true]').first().waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await close();
});

test('sends a shopper with an ended session to the login, which remembers the page', async () => {
  const { page, close } = await shop.openSession();
  await page.goto('/user/login?by=password&from=/user/privacy');
  await waitForHydration(page);
  await logInByPassword(page);
  await page.waitForURL('**/user/privacy');
  await page.getByRole('button', { name: '导出文件' }).waitFor();
  const status = await page.evaluate(
    async () => (await fetch('/api/v2/identities/sessions', { method: 'DELETE' })).status,
  );
  expect(status).toBe(200);
  await page.goto('/user/profile');
  await page.waitForURL('**/user/login?from=*');
  expect(new URL(page.url()).searchParams.get('from')).toBe('/user/profile');
  await close();
});

test('logs in by password in English', async () => {
  const { page, close } = await shop.openSession();
  // A slow phone: the code of the page does not arrive before the tap.
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/en/user/me');
  await page.getByRole('link', { name: 'Sign in or register' }).click();
  await page.waitForURL('**/en/user/login?from=*');
  await page.unroute(/\.js$/);
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Use a password instead' }).click();
  await page.getByLabel('Mobile or e-mail').fill(DEMO.account);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/en/user/me');
  await page.getByText('Gold', { exact: true }).waitFor();
  await close();
});

/** Records calls of history.back: one made while a page starts would cancel the next navigation. */
const RECORD_HISTORY_BACK = `
  const back = history.back;
  history.back = () => {
    window.wentBack = true;
    back.call(history);
  };
`;

test('applies the delivery country to the home page, the login and a new address', async () => {
  const { page, context, takeErrors, close } = await shop.openSession();
  await context.addInitScript(RECORD_HISTORY_BACK);
  const wentBack = () => page.evaluate(() => 'wentBack' in window);
  const countryButton = (name: string) => page.getByRole('button', { name: `国家/地区：${name}` });
  const sheet = page.getByRole('dialog', { name: '国家/地区' });
  const line = page.getByText('顺丰直送香港');
  await page.goto('/');
  await waitForHydration(page);
  expect(await line.count()).toBe(0);

  await page.goto('/user/me');
  await waitForHydration(page);
  await countryButton('中国内地').press('Enter');
  await sheet.getByRole('radio', { name: '中国内地', checked: true }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.goBack();
  await sheet.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/user/me');
  await countryButton('中国内地').press('Enter');
  await sheet.getByRole('radio', { name: '中国香港' }).press('Enter');
  await countryButton('中国香港').waitFor();
  await waitForHydration(page);
  expect(await sheet.count()).toBe(0);
  expect(await wentBack()).toBe(false);

  // The server renders for the country, and so does a navigation in the browser.
  await page.goto('/');
  await line.waitFor();
  await waitForHydration(page);
  await page.getByRole('button', { name: '配送至中国香港 · CNY ¥' }).waitFor();
  await page.getByRole('link', { name: '男士', exact: true }).locator('visible=true').click();
  await page.waitForURL('**/men');
  await line.waitFor();
  await page.reload();
  await line.waitFor();
  await page.goto('/en');
  await page.getByText('straight to Hong Kong').waitFor();

  // A country in the URL applies to this session; a choice in the page overrides it.
  await page.goto('/?country=CN');
  await waitForHydration(page);
  expect(await line.count()).toBe(0);
  await page.getByRole('button', { name: '配送至中国内地 · CNY ¥' }).click();
  await sheet.getByRole('radio', { name: '中国香港' }).click();
  await line.waitFor();
  expect(new URL(page.url()).search).toBe('');

  await page.goto('/user/login?by=password&from=/user/addresses/new');
  await waitForHydration(page);
  await logInByPassword(page);
  await page.waitForURL('**/user/addresses/new');
  const country = page.getByLabel('国家或地区');
  await country.waitFor();
  expect(await country.inputValue()).toBe('HK');
  await page.getByRole('option', { name: '中西区' }).waitFor({ state: 'attached' });
  expect(takeErrors()).toEqual([]);
  await close();
});
