import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { type BrowserSession, phone } from '../support/browser-session.ts';
import { RESIDENT_ID, SHOPPER_NAME } from '../support/forms.ts';
import { createPhoto } from '../support/page-actions.ts';
import { startShop } from '../support/shop.ts';
import { setUpShop } from '../support/shop-harness.ts';
import { createShopperFixture, type ShopperFixture } from '../support/shopper-fixture.ts';

const shop = setUpShop(() => startShop({ ORDER_PACE: 'off' }));
let shopper: BrowserSession;
let page: Page;
let fixture: ShopperFixture;
beforeAll(async () => {
  shopper = await shop.openSession({ ...phone, reducedMotion: true });
  ({ page } = shopper);
  fixture = await createShopperFixture(
    shopper.context,
    (await createPhoto(page, '#b9c7d6')).buffer,
  );
});

const main = () => page.getByRole('main');
const dialog = () => page.getByRole('alertdialog').or(page.getByRole('dialog'));
const goBack = () => page.getByRole('button', { name: '返回' }).click();

describe('an order', () => {
  test('is cancelled before it is packed, and its payment is refunded', async () => {
    await page.goto(`/user/orders/${fixture.placedOrder}`);
    await page.getByRole('button', { name: '取消订单' }).click();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog().getByRole('button', { name: '先不取消' }).click();
    await dialog().waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: '取消订单' }).click();
    await dialog().getByRole('button', { name: '取消订单' }).click();
    await main().getByText('已取消').first().waitFor();
    const refunded = main().getByText('已退款', { exact: true });
    await expect
      .poll(() => page.reload().then(() => refunded.waitFor({ timeout: 3_000 })), {
        timeout: 40_000,
      })
      .toBeUndefined();
    await page.goto('/user/orders?status=history');
    await page
      .getByRole('link', { name: /^订单详情/ })
      .first()
      .click();
    await main().getByText('已取消').first().waitFor();
  });

  test('at customs gets its personal ID later', async () => {
    await page.goto('/user/orders');
    await page.getByRole('link', { name: '补充身份信息' }).click();
    await page.waitForURL(`**/user/orders/${fixture.orderAtCustoms}/personal-id`);
    await page.getByRole('radio').first().check({ force: true });
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: '用于这笔订单' }).click();
    await page.getByText('已提交，等待海关核验').waitFor();
    await page.waitForURL('**/user/orders');
    await page.goto(`/user/orders/${fixture.orderAtCustoms}`);
    await main().getByText('清关身份 林**').waitFor();
  });

  test('is confirmed as delivered, and its return by pick-up is requested and withdrawn', async () => {
    await page.goto(`/user/orders/${fixture.deliveredOrder}`);
    await page.getByRole('button', { name: '确认签收' }).click();
    await page.getByRole('link', { name: '申请退货' }).click();
    // The only item is chosen already.
    await page.getByRole('checkbox', { checked: true }).click();
    await page.getByRole('button', { name: '提交申请' }).click();
    await page.getByText('请选择要退的商品').waitFor();
    await page.getByRole('checkbox').first().click();
    await page.getByLabel('退货原因').selectOption({ label: '尺码或规格不合适' });
    await page.getByLabel('取件时段').selectOption({ label: '下午 2–6 点' });
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: '提交申请' }).click();
    await page.waitForURL('**/user/returns/*');
    await page.getByRole('heading', { name: /¥[\d,]+/ }).waitFor();
    await main()
      .getByText(/下午 2–6 点$/)
      .waitFor();
    await page.getByRole('link', { name: '查看订单' }).click();
    await main().getByText('已申请退 1 件').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: '撤销退货' }).click();
    await dialog().getByRole('button', { name: '撤销退货' }).click();
    await main().getByText('已撤销').first().waitFor();
    expect(shopper.takeErrors()).toEqual([]);
  });
});

test('creates, validates, edits and deletes addresses, and changes the default one', async () => {
  await page.goto('/user/addresses');
  const entries = main().getByRole('listitem');
  await entries.first().waitFor();
  const before = await entries.count();
  await page.getByRole('link', { name: '新增地址' }).click();
  await page.getByRole('button', { name: '保存地址' }).click();
  await page.getByText('请填写收件人姓名，与证件一致').waitFor();
  expect(await page.getByLabel('收件人').evaluate((it) => it === document.activeElement)).toBe(
    true,
  );
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByLabel('收件人').fill('周予安');
  await page.getByLabel('手机号').fill('1390000');
  await page.getByLabel('省份').selectOption({ label: '上海市' });
  await page.getByText('请填写内地或香港的手机号').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('收件人').inputValue()).toBe('周予安');
  await page.getByLabel('手机号').fill('13900001111');
  await page.getByLabel('区县').selectOption('静安区');
  await page.getByLabel('详细地址').fill('愚园路 1 号');
  await page.getByRole('switch').click();
  await page.getByRole('button', { name: '保存地址' }).click();
  await page.waitForURL('**/user/addresses');
  await expect.poll(() => entries.count()).toBe(before + 1);
  const created = entries.filter({ hasText: '愚园路 1 号' });
  expect(await created.innerText()).toContain('默认');
  expect(await entries.getByText('默认', { exact: true }).count()).toBe(1);
  expect(await created.innerText()).toContain('139 **** 1111');

  await created.getByRole('link', { name: /^编辑/ }).click();
  await page.getByLabel('详细地址').fill('愚园路 2 号');
  await goBack();
  await dialog().getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '保存地址' }).click();
  await page.waitForURL('**/user/addresses');
  const changed = entries.filter({ hasText: '愚园路 2 号' });
  await changed.waitFor();
  await entries
    .getByRole('button', { name: /^设为默认/ })
    .first()
    .click();
  await expect.poll(() => changed.getByText('默认', { exact: true }).count()).toBe(0);
  await changed.getByRole('button', { name: /^删除/ }).click();
  await dialog().getByRole('button', { name: '删除' }).click();
  await expect.poll(() => entries.count()).toBe(before);
  expect(shopper.takeErrors()).toEqual([]);
});

test('masks personal IDs, and asks before discarding an edited one', async () => {
  await page.goto('/user/personal-ids');
  const entries = main().getByRole('listitem');
  await entries.filter({ hasText: '林**' }).waitFor();
  const shown = async () => `${await page.content()} ${await main().innerText()}`;
  expect(await shown()).not.toContain(RESIDENT_ID);
  expect(await main().innerText()).not.toContain(SHOPPER_NAME);
  await entries.filter({ hasText: '林**' }).getByRole('link', { name: /^编辑/ }).click();
  await page.getByPlaceholder('林**').waitFor();
  await page.getByPlaceholder(/^1\*{10,}2$/).waitFor();
  expect(await shown()).not.toContain(RESIDENT_ID);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByLabel('姓名').fill('林知');
  await goBack();
  await dialog().getByRole('button', { name: '确认' }).click();
  await page.waitForURL('**/user/personal-ids');
  await entries.filter({ hasText: '林**' }).getByRole('button', { name: /^删除/ }).click();
  await dialog().getByRole('button', { name: '删除' }).click();
  await entries.filter({ hasText: '林**' }).waitFor({ state: 'detached' });
  expect(shopper.takeErrors()).toEqual([]);
});
