import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, signIn } from '../support/buyer.ts';
import { looked, writeAddress, writePerson } from '../support/forms.ts';
import { openShop } from '../support/open-shop.ts';
import { startShop } from '../support/shop.ts';
import { phone, takenOver } from '../support/visit.ts';

const here = openShop(() => startShop({ ORDER_PACE: '1' }));

/** An order takes ten steps of a second or two; what is asked for takes its time as well. */
const SOON = { timeout: 40_000, interval: 2_000 };

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** From a list that was narrowed to a piece in the bag. */
async function chooseFromList(page: Page): Promise<void> {
  await page.goto('/product/list?category=141258&sort=price-desc');
  await takenOver(page);
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

/** A code that is unknown, one that has ended, and one that counts; a coupon in its place at last. */
async function useOffers(page: Page): Promise<void> {
  const code = page.getByRole('textbox', { name: '优惠码' });
  await code.fill('nosuchcode');
  await page.keyboard.press('Enter');
  await page.getByText('优惠码有误，请核对后再试').waitFor();
  await code.fill('summer');
  await page.keyboard.press('Enter');
  await page.getByText('优惠已过期').waitFor();
  await looked(page);
  await code.fill(' elsewhere ');
  await page.keyboard.press('Enter');
  await page.getByText('已使用，减 ¥200').waitFor();
}

/** Takes the coupon that newcomers get in the place of the code. */
async function useCoupon(page: Page): Promise<void> {
  await page.getByRole('button', { name: '移除', exact: true }).click();
  await page.getByText('已使用，减 ¥200').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /我的礼券/ }).click();
  const sheet = dialog(page, '我的礼券');
  await sheet.getByText('新客礼遇').waitFor();
  await looked(page);
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

/** Looks away from the tab and back, as whoever waits for something does. */
async function lookAgain(page: Page): Promise<void> {
  for (const state of ['hidden', 'visible'])
    await page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
}

async function followToTheDoor(page: Page): Promise<void> {
  await page.getByRole('link', { name: '查看订单' }).click();
  await page.getByRole('heading', { name: /^预计 \d+ 月 \d+ 日送达$/ }).waitFor();
  const track = page.getByRole('link', { name: '查看物流' });
  await expect.poll(() => lookAgain(page).then(() => track.count()), SOON).toBe(1);
  await track.click();
  await page.waitForURL('**/tracking*');
  const arrived = page.getByRole('main').getByText('已送达', { exact: true });
  await expect.poll(() => lookAgain(page).then(() => arrived.count()), SOON).toBeGreaterThan(0);
  await looked(page);
  await page.goBack();
  await page.getByRole('button', { name: '确认签收' }).click();
  await page.getByRole('main').getByText('已签收', { exact: true }).first().waitFor();
  await page.getByRole('link', { name: '申请退货' }).waitFor();
  await looked(page);
}

test('a guest becomes a shopper, buys a piece, and follows it to the door', async () => {
  const { page, complaints, end } = await here.visit({
    ...phone,
    reducedMotion: true,
  });
  await chooseFromList(page);
  await looked(page);
  await page.getByRole('button', { name: /^去结算/ }).click();
  await page.waitForURL('**/user/login*');
  await signIn(page, '13912340001');
  await page.waitForURL('**/bag');
  const welcome = { rewardPackageId: 'welcome-500', rewardPackageSubscriptionId: 'welcome-500-cn' };
  await ask(page, 'POST', '/my/reward-package-claims', welcome);
  await page.getByRole('button', { name: /^去结算 · 1 件$/ }).click();
  await page.waitForURL('**/checkout/*');

  await page.getByRole('button', { name: '新增地址' }).click();
  await looked(page);
  await writeAddress(dialog(page, '新增地址'));
  await page.getByText('武康路 12 弄').waitFor();
  await page.getByRole('button', { name: '新增清关人' }).click();
  await looked(page);
  await writePerson(dialog(page, '新增清关人'));
  await page.getByText('须与收件人一致').waitFor();
  await useOffers(page);
  await useCoupon(page);
  await pay(page);
  await looked(page);

  await followToTheDoor(page);
  expect(complaints().filter((told) => !told.startsWith('409'))).toEqual([]);
  await end();
});
