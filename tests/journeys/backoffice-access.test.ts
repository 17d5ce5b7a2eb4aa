import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { desktop } from '../support/browser-session.ts';
import { createOwner, OPERATOR_PASSWORD } from '../support/operator-account.ts';
import { setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop();

const findHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Colours fade from one mode to the other. */
const FADE_MS = 400;

test('log-in, dashboard, search, notifications, analytics, the calendar and a table are accessible in both modes', async () => {
  const { email, nextCode } = await createOwner(shop);
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
