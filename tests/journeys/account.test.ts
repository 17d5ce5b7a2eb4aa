import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { openShop } from '../support/open-shop.ts';
import { takenOver } from '../support/visit.ts';

const here = openShop();

const DEMO = { account: '13800138000', password: 'elsewhere-demo' };

/** The code that the sandbox has sent to a mobile. */
async function codeFor(page: Page, mobile: string): Promise<string> {
  const answer = await page.request.get(`/sandbox/messages?to=${mobile}`);
  return /\b\d{6}\b/.exec(await answer.text())?.[0] ?? '';
}

async function byPassword(page: Page, password = DEMO.password): Promise<void> {
  await page.getByLabel('手机号或邮箱').fill(DEMO.account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  if (!(await page.getByRole('checkbox').isChecked())) await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

test('somebody new comes in by a code, is asked once, and goes out again', async () => {
  const { page, end } = await here.visit();
  await page.goto('/user/login');
  await takenOver(page);
  await page.getByLabel('手机号').fill('13912345678');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送至').waitFor();
  const code = await codeFor(page, '13912345678');
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
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await page.getByText('139****5678').waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('button', { name: '登录或注册' }).waitFor();
  await end();
});

test('a password leads back to where the shopper was, and changes are not lost', async () => {
  const { page, end } = await here.visit();
  await page.goto('/user/profile');
  await page.waitForURL('**/user/login?from=*');
  await page.getByRole('button', { name: '密码登录' }).click();
  await byPassword(page, 'not-the-password');
  await page.getByText('账号或密码不正确').waitFor();
  await byPassword(page);
  await page.waitForURL('**/user/profile');
  const name = page.getByLabel('姓名');
  await name.fill('林夏');
  await page.getByRole('button', { name: '返回' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
  expect(await name.inputValue()).toBe('林夏');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('资料已保存').waitFor();
  await page.goto('/user/privacy');
  const remember = page.getByRole('switch', { name: /记录近来看过的/ });
  await remember.click();
  await page.locator('[role=switch][aria-checked=true]').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await end();
});

test('a session that has ended leads to the login and back', async () => {
  const { page, end } = await here.visit();
  await page.goto('/user/login?by=password&from=/user/privacy');
  await takenOver(page);
  await byPassword(page);
  await page.waitForURL('**/user/privacy');
  await page.getByRole('button', { name: '导出文件' }).waitFor();
  const status = await page.evaluate(
    async () => (await fetch('/api/v2/identities/sessions', { method: 'DELETE' })).status,
  );
  expect(status).toBe(200);
  await page.goto('/user/profile');
  await page.waitForURL('**/user/login?from=*');
  expect(new URL(page.url()).searchParams.get('from')).toBe('/user/profile');
  await end();
});

test('in English', async () => {
  const { page, end } = await here.visit();
  await page.goto('/en/user/me');
  await page.getByRole('button', { name: 'Sign in or register' }).click();
  await page.waitForURL('**/en/user/login?from=*');
  await page.getByRole('button', { name: 'Use a password instead' }).click();
  await page.getByLabel('Mobile or e-mail').fill(DEMO.account);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/en/user/me');
  await page.getByText('Gold', { exact: true }).waitFor();
  await end();
});

/** A page that goes back as it begins stops whoever goes on from it already. */
const NOTE_BACK = `
  const back = history.back;
  history.back = () => {
    window.wentBack = true;
    back.call(history);
  };
`;

test('whose parcels go to Hong Kong finds the shop so, from home to a new address', async () => {
  const { page, context, complaints, end } = await here.visit();
  await context.addInitScript(NOTE_BACK);
  const wentBack = () => page.evaluate(() => 'wentBack' in window);
  const present = (name: string) => page.getByRole('button', { name: `国家/地区：${name}` });
  const sheet = page.getByRole('dialog', { name: '国家/地区' });
  const line = page.getByText('顺丰直送香港');
  await page.goto('/');
  await takenOver(page);
  expect(await line.count()).toBe(0);

  await page.goto('/user/me');
  await takenOver(page);
  await present('中国内地').press('Enter');
  await sheet.getByRole('radio', { name: '中国内地', checked: true }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.goBack();
  await sheet.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/user/me');
  await present('中国内地').press('Enter');
  await sheet.getByRole('radio', { name: '中国香港' }).press('Enter');
  await present('中国香港').waitFor();
  await takenOver(page);
  expect(await sheet.count()).toBe(0);
  expect(await wentBack()).toBe(false);

  // Drawn so by the server, and loaded so by the page itself.
  await page.goto('/');
  await line.waitFor();
  await takenOver(page);
  await page.getByRole('button', { name: '配送至中国香港 · CNY ¥' }).waitFor();
  await page.getByRole('link', { name: '男士', exact: true }).locator('visible=true').click();
  await page.waitForURL('**/men');
  await line.waitFor();
  await page.reload();
  await line.waitFor();
  await page.goto('/en');
  await page.getByText('straight to Hong Kong').waitFor();

  // An address that names a country is meant for this visit; what is chosen there counts for more.
  await page.goto('/?country=CN');
  await takenOver(page);
  expect(await line.count()).toBe(0);
  await page.getByRole('button', { name: '配送至中国内地 · CNY ¥' }).click();
  await sheet.getByRole('radio', { name: '中国香港' }).click();
  await line.waitFor();
  expect(new URL(page.url()).search).toBe('');

  await page.goto('/user/login?by=password&from=/user/addresses/new');
  await takenOver(page);
  await byPassword(page);
  await page.waitForURL('**/user/addresses/new');
  const country = page.getByLabel('国家或地区');
  await country.waitFor();
  expect(await country.inputValue()).toBe('HK');
  await page.getByRole('option', { name: '中西区' }).waitFor({ state: 'attached' });
  expect(complaints()).toEqual([]);
  await end();
});
