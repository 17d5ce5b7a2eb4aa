import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, waitForHydration } from '../support/browser-session.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { fillAddress, fillPersonalId } from '../support/forms.ts';
import { callApi, logIn, openCheckout } from '../support/page-actions.ts';
import { openSharedShop, setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop(openSharedShop);

/** An order goes through ten steps of one or two seconds each. */
const POLL = { timeout: 40_000, interval: 2_000 };

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Filters a list and adds its first product to the bag. */
async function addToBagFromList(page: Page): Promise<void> {
  await page.goto('/product/list?category=141258&sort=price-desc');
  await waitForHydration(page);
  await page.getByRole('button', { name: /^筛选/ }).click();
  await page.getByRole('dialog').getByRole('checkbox').first().click();
  await page.waitForURL(/[?&](?:brands|categories|sizes|colors|attributes|discount)=/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^查看 \d+ 件$/ })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.locator('main a[href*="/product/detail/"]').first().click();
  await page.waitForURL('**/product/detail/*');
  await page.getByRole('button', { name: '加入购物袋' }).locator('visible=true').click();
  const sheet = dialog(page, '选择尺码');
  await sheet.getByRole('radio', { disabled: false }).first().focus();
  await page.keyboard.press('Space');
  await sheet.getByRole('button', { name: '加入购物袋' }).click();
  await page.getByRole('link', { name: '去看看' }).click();
  await page.waitForURL('**/bag');
  await page.getByRole('button', { name: /^去结算 · 1 件$/ }).waitFor();
}

/** Enters an unknown, an expired and a valid promo code. */
async function applyPromoCodes(page: Page): Promise<void> {
  const code = page.getByRole('textbox', { name: '优惠码' });
  await code.fill('nosuchcode');
  await page.keyboard.press('Enter');
  await page.getByText('优惠码有误，请核对后再试').waitFor();
  await code.fill('summer');
  await page.keyboard.press('Enter');
  await page.getByText('优惠已过期').waitFor();
  await expectAccessible(page);
  await code.fill(' elsewhere ');
  await page.keyboard.press('Enter');
  await page.getByText('已使用，减 ¥200').waitFor();
}

/** Replaces the promo code with the coupon for new shoppers. */
async function applyCoupon(page: Page): Promise<void> {
  await page.getByRole('button', { name: '移除', exact: true }).click();
  await page.getByText('已使用，减 ¥200').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /我的礼券/ }).click();
  const sheet = dialog(page, '我的礼券');
  await sheet.getByText('新客礼遇').waitFor();
  await expectAccessible(page);
  await sheet.getByRole('radio', { name: /新客礼遇/ }).click({ force: true });
  await sheet.waitFor({ state: 'hidden' });
  await page.getByText('已使用，减 ¥500').waitFor();
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '提交订单', exact: true }).click();
  await page.waitForURL('**/sandbox/cashier/*');
  await page.locator('button[value=pay]').click();
  await page.waitForURL('**/order/*/confirmation');
  await page.getByText('谢谢您，订单已收到').waitFor();
}

/** Hides the tab and shows it again, which makes the page refetch. */
async function refocusTab(page: Page): Promise<void> {
  for (const state of ['hidden', 'visible'])
    await page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
}

async function followDelivery(page: Page): Promise<void> {
  await page.getByRole('link', { name: '查看订单' }).click();
  await page.getByRole('heading', { name: /^预计 [\d.–]+ 送达/ }).waitFor();
  const track = page.getByRole('link', { name: '查看物流' });
  await expect.poll(() => refocusTab(page).then(() => track.count()), POLL).toBe(1);
  await track.click();
  await page.waitForURL('**/tracking*');
  const delivered = page.getByRole('main').getByText('已送达', { exact: true });
  await expect.poll(() => refocusTab(page).then(() => delivered.count()), POLL).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('button', { name: '确认签收' }).click();
  await page.getByRole('main').getByText('已签收', { exact: true }).first().waitFor();
  await page.getByRole('link', { name: '申请退货' }).waitFor();
  await expectAccessible(page);
}

test('a guest registers, buys a product, and follows it until delivery', async () => {
  const { page, takeErrors, close } = await shop.openSession({
    ...phone,
    reducedMotion: true,
  });
  await addToBagFromList(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^去结算/ }).click();
  await page.waitForURL('**/user/login*');
  await logIn(page, '13912340001');
  await page.waitForURL('**/checkout/*');
  const welcome = { rewardPackageId: 'welcome-500', rewardPackageSubscriptionId: 'welcome-500-cn' };
  await callApi(page, 'POST', '/my/reward-package-claims', welcome);
  await page.reload();
  await page.getByRole('button', { name: '新增地址' }).click();
  await expectAccessible(page);
  await fillAddress(dialog(page, '新增地址'));
  await page.getByText('武康路 12 弄').waitFor();
  await page.getByRole('button', { name: '新增清关人' }).click();
  await expectAccessible(page);
  await fillPersonalId(dialog(page, '新增清关人'));
  await page.getByText('须与收件人一致').waitFor();
  await applyPromoCodes(page);
  await applyCoupon(page);
  await pay(page);
  await expectAccessible(page);

  await followDelivery(page);
  expect(takeErrors().filter((error) => !error.startsWith('409'))).toEqual([]);
  await close();
});

test('a gold member sends by express for nothing and sees how the sum is made up', async () => {
  const { page, takeErrors, close } = await shop.openSession(phone);
  await openCheckout(page);
  const express = page.getByRole('radio', { name: /特快配送.*会员礼遇 免费/ }).first();
  await express.waitFor();
  expect(await express.isChecked()).toBe(true);
  await page
    .getByText(/^预计 [\d.–]+ 送达上海/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: '查看税费明细' }).click();
  await page
    .getByText(/关税 \d+%/)
    .first()
    .waitFor();
  await expectAccessible(page);
  expect(takeErrors()).toEqual([]);
  await close();
});
