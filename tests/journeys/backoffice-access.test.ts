import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { desktop } from '../support/browser-session.ts';
import { createOwner, OPERATOR_PASSWORD } from '../support/operator-account.ts';
import { startShopOnLocalhost } from '../support/shop.ts';
import { setUpShop } from '../support/shop-harness.ts';
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts';

const shop = setUpShop(startShopOnLocalhost);

const findHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Colours fade from one mode to the other. */
const FADE_MS = 400;

async function logOut(page: Page) {
  await page.getByRole('button', { name: /林夏/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByLabel('密码', { exact: true }).waitFor();
}

let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  owner = await createOwner(shop);
});

/** Answers the first request as the server does when the last proof is too old. */
async function askForProofOnce(page: Page, path: string) {
  const error = { code: 'forbidden', reason: 'confirmation-needed', message: '', requestId: 'r' };
  await page.route(path, (route) => route.fulfill({ status: 403, json: { error } }), { times: 1 });
}

test('an operator is asked again who they are, and what they have begun goes on', async () => {
  const { page, context } = await shop.openSession({ ...desktop, reducedMotion: true });
  const [name = '', value = ''] = owner.cookie.split('=');
  await context.addCookies([{ name, value, url: shop.origin }]);
  await page.goto('/admin/staff');
  await page.getByRole('button', { name: '邀请员工' }).click();
  const form = page.getByRole('dialog', { name: '邀请员工' });
  await form.getByLabel('邮箱').fill('wang@shop.example');
  await form.getByLabel('角色').click();
  await page.getByTitle('财务').click();

  await askForProofOnce(page, '**/invitations');
  await form.getByRole('button', { name: '生成链接' }).click();
  const question = page.getByRole('dialog', { name: '请确认是您本人' });
  await question.waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await question.getByRole('button', { name: '取消' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await form.getByLabel('邮箱').inputValue()).toBe('wang@shop.example');

  await askForProofOnce(page, '**/invitations');
  await form.getByRole('button', { name: '生成链接' }).click();
  await question.getByLabel('当前密码').fill(OPERATOR_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText(/\/admin\/invitation\/[\w-]{43}/).waitFor();
});

test('an operator adds a passkey, logs in with it alone and after the password, and removes it', async () => {
  const { page, context } = await shop.openSession({ ...desktop, reducedMotion: true });
  const [name = '', value = ''] = owner.cookie.split('=');
  await context.addCookies([{ name, value, url: shop.origin }]);
  const authenticator = await addVirtualAuthenticator(page);
  await page.goto('/admin/account');
  const add = page.getByRole('button', { name: '添加通行密钥' });
  await add.click();
  await page.locator('[role=dialog] input:focus').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await add.evaluate((button) => button === document.activeElement)).toBe(true);
  await add.click();
  await page.getByLabel('名称').fill('办公电脑');
  await page.getByRole('button', { name: '继续' }).click();
  await page.getByText('通行密钥已添加').waitFor();
  await page.getByText('尚未使用').waitFor();
  expect(await authenticator.countPasskeys()).toBe(1);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await logOut(page);
  await page.getByRole('button', { name: '使用通行密钥登录' }).click();
  await page.getByText(/· 最近使用/).waitFor();

  await logOut(page);
  await page.getByLabel('邮箱').fill(owner.email);
  await page.getByLabel('密码').fill(OPERATOR_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '使用通行密钥' }).click();
  await page.getByRole('button', { name: '删除 办公电脑' }).click();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByText('通行密钥已删除').waitFor();

  await logOut(page);
  await page.getByRole('button', { name: '使用通行密钥登录' }).click();
  await page
    .getByRole('alert')
    .getByText(/此通行密钥无法登录/)
    .waitFor();
});

test('log-in, dashboard, search, notifications, analytics, the calendar and a table are accessible in both modes', async () => {
  const { email, nextCode } = owner;
  const { page, takeErrors } = await shop.openSession({ ...desktop, reducedMotion: true });
  await page.goto('/admin');
  await page.getByLabel('邮箱').fill(email);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByLabel('密码').fill(OPERATOR_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByLabel('动态验证码').fill(nextCode());
  await page.keyboard.press('Enter');

  await findHeading(page, '今日').waitFor();
  await page.getByRole('figure', { name: '每小时销售额' }).waitFor();
  takeErrors();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('大衣');
  await page.getByRole('option').first().waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('combobox').fill('后台任务');
  await page.getByRole('option', { name: '后台任务' }).waitFor();
  await page.keyboard.press('Enter');
  await findHeading(page, '后台任务').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.getByRole('button', { name: '深色' }).click();
  await page.goto('/admin/analytics');
  await page.getByRole('figure').waitFor();
  await page.waitForTimeout(FADE_MS);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  for (const view of ['month', 'list']) {
    await page.goto(`/admin/calendar?view=${view}`);
    await page.getByRole('link', { name: '秋日来信' }).first().waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  }
  await page.getByRole('button', { name: /^通知/ }).click();
  await page.getByRole('region', { name: '通知' }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(takeErrors()).toEqual([]);
});
