import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { computeMissingTokens } from '../../apps/server/src/resources/order-search/queries.ts';
import { desktop } from '../support/browser-session.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { findVariantOf, insertSale } from '../support/insert-sale.ts';
import { selectStep, waitForProgress, waitForSelection } from '../support/merchant-actions.ts';
import { createOwner, logInOperator } from '../support/operator-account.ts';
import { setUpShop } from '../support/shop-harness.ts';
import { createShopWithRows } from '../support/shop-with-rows.ts';

const RECIPIENTS = [
  { name: '王雨桐', mobile: '13900000003' },
  { name: '欧阳娜娜', mobile: '13811112222' },
  { name: 'Anna Li', mobile: '13733334444' },
];
const COUNT = RECIPIENTS.length;

const business = createShopWithRows(async (db, keyring) => {
  const { id: merchantId } = await db
    .selectFrom('merchants')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: variantId, sku } = await findVariantOf(db, merchantId);
  const orders = [];
  for (const address of RECIPIENTS)
    orders.push(await insertSale(db, { merchantId, variantId, address }));
  // Those of the demo shop are missing, too.
  await computeMissingTokens(db, keyring, 1_000);
  return { orders, sku };
});
const shop = setUpShop(business.start);
let page: Page;
let takeErrors: () => readonly string[];

beforeAll(async () => {
  const owner = await createOwner(shop);
  ({ page, takeErrors } = await shop.openSession({ ...desktop, reducedMotion: true }));
  await page.goto('/admin/orders');
  await logInOperator(page, owner);
  await page.getByRole('heading', { level: 1, name: '订单处理' }).waitFor();
  takeErrors();
});

test('finds an order by the name that a shopper gives on the phone', async () => {
  const [wang] = business.rows().orders;
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '按号码或名称搜索' }).fill('王雨桐');
  const found = page.getByRole('option', { name: new RegExp(`${wang?.orderId}`) });
  await found.waitFor();
  expect(await found.getAttribute('href')).toBe(`/admin/orders/${wang?.merchantOrderId}`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

test('finds orders by parts of names and mobiles in the list, and shows what is picked', async () => {
  const field = page.getByLabel('收件人、手机号或单号');
  await field.fill('王');
  await field.press('Enter');
  await page.getByRole('alert').getByText('姓名至少 2 个字，号码至少 4 位').waitFor();
  for (const text of ['娜娜', '1111', 'anna']) {
    await field.fill(text);
    await field.press('Enter');
    await page.waitForURL(`**/admin/orders?search=${encodeURIComponent(text)}`);
    await page.getByText('共 1 行').waitFor();
  }
  const row = page.getByRole('row').filter({ hasText: 'A**' });
  await row.getByText(business.rows().sku).waitFor();
  await row.getByText('×2', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: '清除筛选' }).click();
  expect(takeErrors()).toEqual([]);
});

test('accepts, packs and ships the same selection', async () => {
  await selectStep(page, '待接单', COUNT);
  await page.getByRole('button', { name: `接单 (${COUNT})` }).click();
  await waitForProgress(page);
  await waitForSelection(page, '待打包', COUNT);
  await page.getByRole('button', { name: `打包完成 (${COUNT})` }).click();
  await waitForProgress(page);
  await waitForSelection(page, '待发货', COUNT);
  await page.getByRole('button', { name: `发货 (${COUNT})` }).click();
  const dialog = page.getByRole('dialog');
  const fields = dialog.getByPlaceholder('运单号');
  await fields.first().focus();
  // A scanner ends each number with Enter, which leads to the next row.
  for (let index = 0; index < COUNT; index++) {
    await page.keyboard.type(`SF100000000${index}`);
    await page.keyboard.press('Enter');
  }
  await dialog.getByRole('button', { name: `发货 ${COUNT} 个` }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('group', { name: /已选/ }).waitFor({ state: 'hidden' });
  await page.getByRole('tab', { name: '运输中' }).click();
  await page.getByText(`共 ${COUNT} 行`).waitFor();
  expect(takeErrors()).toEqual([]);
});
