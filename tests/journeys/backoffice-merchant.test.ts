import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { desktop } from '../support/browser-session.ts';
import { pressEnterOn, tabTo } from '../support/keyboard.ts';
import { createOwner, inviteOperator, logInOperator } from '../support/operator-account.ts';
import { setUpShop } from '../support/shop-harness.ts';
import { createShopWithOrders } from '../support/shop-with-orders.ts';

const business = createShopWithOrders();
const shop = setUpShop(business.start);
let page: Page;
let takeErrors: () => readonly string[];

beforeAll(async () => {
  const [own] = business.orders();
  const owner = await createOwner(shop);
  const staff = await inviteOperator(shop.origin, owner.cookie, {
    role: 'merchant',
    merchantId: own.merchantId,
  });
  ({ page, takeErrors } = await shop.openSession({ ...desktop, reducedMotion: true }));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin');
  await logInOperator(page, staff);
  await page.getByRole('heading', { level: 1, name: '今日' }).waitFor();
  takeErrors();
});

/** Waits until a step is done and its list fetched again, until when the next one cannot be pressed. */
const waitForStep = async (status: string) => {
  await page.getByRole('main').getByText(status, { exact: true }).waitFor();
  await page.locator('.ant-btn-loading').waitFor({ state: 'detached' });
};

/** Looks for something by keys alone; the first result is chosen. */
async function search(text: string) {
  await page.keyboard.press('Control+k');
  await page.locator('[role=combobox]:focus').waitFor();
  await page.keyboard.type(text);
  return page.getByRole('option').first();
}

/** Expects that nothing is found, and closes the search. */
async function expectNothingFound(text: string) {
  await search(text);
  await page.getByText(`没有找到“${text}”`).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

test('shows staff of a merchant only screens of their work', async () => {
  const menu = page.getByRole('navigation', { name: '主菜单' });
  const groups = menu.locator('.ant-menu-submenu-title');
  await groups.first().waitFor();
  const items: string[] = [];
  // One group is open at a time.
  for (const group of await groups.all()) {
    if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click();
    await group.locator('xpath=..').getByRole('menuitem').nth(1).waitFor();
    items.push(...(await menu.getByRole('menuitem').allInnerTexts()));
  }
  expect(items.map((item) => item.trim())).toEqual(
    expect.arrayContaining(['订单处理', '商品', '账目', '发票']),
  );
  const ofTheShop = ['页面', '营销', '顾客', '页面审核', '商家', '员工', '日历', '分析', '对账'];
  expect(items.filter((item) => ofTheShop.includes(item.trim()))).toEqual([]);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.goto('/admin/orders');
  await page.getByText('共 1 行').waitFor();
  expect(await page.getByRole('columnheader', { name: '商家' }).count()).toBe(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.goto('/admin/pages');
  await page.getByRole('heading', { name: '没有这个页面，或您的账户无权查看' }).waitFor();
});

test('brings an order on by keys alone, from the search to the pasted number of its parcel', async () => {
  const [own] = business.orders();
  const found = await search(own.orderId);
  await found.waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/orders/${own.merchantOrderId}`);
  const main = page.getByRole('main');
  await main.getByText('待接单', { exact: true }).waitFor();
  await pressEnterOn(main.getByRole('button', { name: '接单' }));
  await waitForStep('待打包');
  await tabTo(main.getByRole('button', { name: '打包完成' }));
  await page.keyboard.press('Space');
  await waitForStep('待发货');
  await pressEnterOn(main.getByRole('button', { name: '发货' }));
  const dialog = page.getByRole('dialog', { name: '发货' });
  await dialog.getByLabel('运单号').waitFor();
  await page.evaluate(() => navigator.clipboard.writeText(' sf 1234 5678 90123 '));
  await page.keyboard.press('Control+v');
  await dialog.getByText('顺丰速运').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await main.getByText('运输中', { exact: true }).waitFor();
  await main.getByText('SF1234567890123').first().waitFor();
  expect(takeErrors()).toEqual([]);
});

test('shows staff only the stock and the money of their merchant', async () => {
  const [own, other] = business.orders();
  await expectNothingFound(other.sku);
  const found = await search(own.sku);
  await found.waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/products/*');
  await page.getByRole('tab', { name: '尺码、价格与库存' }).click();
  await page.locator(`input[value="${own.sku}"]`).waitFor();
  const merchants = await page
    .getByRole('row')
    .filter({ has: page.locator('input') })
    .locator('td:last-child')
    .allInnerTexts();
  expect(new Set(merchants)).toEqual(new Set([own.merchantName]));

  await page.goto('/admin/money');
  await page.getByText('共 1 行').waitFor();
  await page.getByText(own.merchantName).first().waitFor();
  expect(await page.getByText(other.merchantName).count()).toBe(0);
  expect(await page.getByText('¥13,000').count()).toBeGreaterThan(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('tells staff that an order of another merchant does not exist', async () => {
  const [, other] = business.orders();
  await expectNothingFound(other.orderId);
  await page.goto(`/admin/orders/${other.merchantOrderId}`);
  await page.getByText('未找到该订单').waitFor();
  await page.getByRole('navigation', { name: '主菜单' }).waitFor();
});
