import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { readPdf } from '../../apps/server/test/support/read-pdf.ts';
import { desktop, phone } from '../support/browser-session.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { addCardPhotos, fillPersonalId } from '../support/forms.ts';
import {
  openReview,
  recordEvent,
  selectStep,
  takeBack,
  waitForProgress,
  waitForSelection,
} from '../support/merchant-actions.ts';
import { askAsOperator, createOwner, logInOperator } from '../support/operator-account.ts';
import { openAsShopper, requestReturn, waitForRefund } from '../support/return-parcel.ts';
import { setUpShop } from '../support/shop-harness.ts';
import { createShopWithRows } from '../support/shop-with-rows.ts';
import { insertSoldOrders, type SoldOrder } from '../support/sold-orders.ts';

const ORDERS = 50;
/** The register cannot be reached for this number, so people have to check it. */
const UNCHECKED_ID = '110101199003075031';

const business = createShopWithRows((db) => insertSoldOrders(db, ORDERS));
const shop = setUpShop(business.start);
let page: Page;
let takeErrors: () => readonly string[];
let cookie: string;

const dialog = () => page.getByRole('dialog');

beforeAll(async () => {
  const owner = await createOwner(shop);
  ({ cookie } = owner);
  ({ page, takeErrors } = await shop.openSession({ ...desktop, reducedMotion: true }));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin/orders');
  await logInOperator(page, owner);
  await page.getByRole('heading', { level: 1, name: '订单处理' }).waitFor();
  takeErrors();
});

const ask = async <T>(path: string): Promise<T> =>
  (await askAsOperator(shop.origin, path, { cookie })).data;

interface ShippedOrder {
  orderNumber: string;
  status: string;
  parcels: { trackingNumber: string }[];
}

/** The orders that were inserted, as the back office shows them. */
const readOrders = () => {
  const ids = business.rows().map(({ merchantOrderId }) => merchantOrderId);
  return Promise.all(ids.map((id) => ask<ShippedOrder>(`merchant-orders/${id}`)));
};

function orderAt(index: number): SoldOrder {
  const order = business.rows().at(index);
  if (!order) throw new Error(`There is no order ${index}`);
  return order;
}

/** Opens an order in the shop, in a browser of its shopper. */
async function openShopper(order: SoldOrder) {
  const { page: shopper } = await shop.openSession({ ...phone, reducedMotion: true });
  await openAsShopper(shopper, order);
  return shopper;
}

test('accepts and packs fifty orders, and prints their packing slips as one file', async () => {
  await selectStep(page, '待接单', ORDERS);
  await expectAccessible(page);
  await page.getByRole('button', { name: `接单 (${ORDERS})` }).click();
  await waitForProgress(page);
  await waitForSelection(page, '待打包', ORDERS);
  await page.getByRole('button', { name: `打包完成 (${ORDERS})` }).click();
  await waitForProgress(page);
  await waitForSelection(page, '待发货', ORDERS);
  await page.getByRole('button', { name: `打印装箱单 (${ORDERS})` }).click();
  // Fifty drawn slips take a slow machine longer than the default of 30 seconds.
  const downloaded = page.waitForEvent('download', { timeout: 120_000 });
  await dialog().getByRole('button', { name: '下载 PDF' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe(`packing-slip-${ORDERS}.pdf`);
  expect(readPdf(readFileSync(await file.path()))).toHaveLength(ORDERS);
  await dialog().getByRole('button', { name: '关闭' }).last().click();
  await dialog().waitFor({ state: 'hidden' });
  expect(takeErrors()).toEqual([]);
});

test('ships fifty orders by a pasted list, once its wrong numbers are mended', async () => {
  const orders = (await readOrders()).map(({ orderNumber }, index) => ({
    orderNumber,
    trackingNumber: `SF${1_000_000_000 + index}`,
  }));
  const wrong = new Map([
    [7, orders[3]?.trackingNumber],
    [41, 'SF12'],
  ]);
  const lines = orders.map(
    ({ orderNumber, trackingNumber }, index) =>
      `${orderNumber}\t${wrong.get(index) ?? trackingNumber}`,
  );
  await page.getByRole('button', { name: `发货 (${ORDERS})` }).click();
  await dialog().getByPlaceholder('运单号').first().focus();
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\r\n'));
  await page.keyboard.press('Control+v');
  await dialog().getByText('3 行需要更正').waitFor();
  await dialog().getByRole('button', { name: '发货 47 个' }).waitFor();
  expect(await dialog().getByText('此单号在列表中重复').count()).toBe(2);
  expect(await dialog().getByText('8 至 30 位字母或数字').count()).toBe(1);
  await expectAccessible(page);
  const [repeated, malformed] = [orders[7], orders[41]];
  await dialog()
    .getByLabel(`订单 ${repeated?.orderNumber} 的运单号`)
    .fill(repeated?.trackingNumber ?? '');
  await dialog().getByText('1 行需要更正').waitFor();
  await dialog().getByRole('button', { name: '去更正' }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(malformed?.trackingNumber ?? '');
  await dialog()
    .getByRole('button', { name: `发货 ${ORDERS} 个` })
    .click();
  await waitForProgress(page);
  const shipped = await readOrders();
  expect(
    shipped.map(({ status, parcels }) => [status, ...parcels.map((each) => each.trackingNumber)]),
  ).toEqual(orders.map(({ trackingNumber }) => ['shipped', trackingNumber]));
  expect(takeErrors()).toEqual([]);
});

test('takes two parcels back and refunds them to their shoppers', async () => {
  const shoppers: Page[] = [];
  for (const { index, units, ...inspection } of [
    { index: 0, units: 2, note: '吊牌完好', isSellable: true, amount: '¥13,000' },
    { index: 1, units: 1, note: '袖口有污渍', isSellable: false, amount: '¥6,500' },
  ] as const) {
    const order = orderAt(index);
    await recordEvent(page, order.merchantOrderId, ['已送达', '已签收']);
    const shopper = await openShopper(order);
    const id = await requestReturn(shopper, units);
    await shopper.getByRole('heading', { name: `退款 ${inspection.amount}` }).waitFor();
    await takeBack(page, id, { ...inspection, amount: `${inspection.amount}.00` });
    shoppers.push(shopper);
  }
  for (const shopper of shoppers) await waitForRefund(shopper);
  expect(takeErrors()).toEqual([]);
});

test('rejects a personal ID with a reason, and approves it when it is sent again', async () => {
  const { orderId, merchantOrderId, mobile } = orderAt(-1);
  await recordEvent(page, merchantOrderId, ['开始清关', '清关中']);
  await recordEvent(page, merchantOrderId, ['请求身份信息', '待补身份信息']);
  const shopper = await openShopper({ orderId, merchantOrderId, mobile });
  const content = shopper.getByRole('main');
  await shopper.getByRole('link', { name: '补充身份信息' }).click();
  const form = shopper.getByRole('form', { name: '清关身份信息' });
  await fillPersonalId(form, { idNumber: UNCHECKED_ID, save: '保存并用于这笔订单' });

  await openReview(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: '不通过' }).click();
  await page.getByRole('menuitem', { name: '照片不清晰' }).click();
  await page.getByText('没有待审核的身份信息').waitFor();

  await shopper.goto(`/user/orders/${orderId}`);
  await content.getByText('证件照片不清晰，请重新拍摄').waitFor();
  await shopper.getByRole('link', { name: '更正' }).click();
  await form.waitFor();
  await content.getByText('证件照片不清晰，请重新拍摄').waitFor();
  await addCardPhotos(form);
  await form.getByRole('button', { name: '保存' }).click();
  await shopper.waitForURL(`**/user/orders/${orderId}`);
  await content.getByText('核验中', { exact: true }).waitFor();

  await openReview(page);
  await page.getByRole('button', { name: '通过', exact: true }).click();
  await page.getByText('没有待审核的身份信息').waitFor();
  await recordEvent(page, merchantOrderId, ['清关完成', '派送中']);
  await shopper.goto(`/user/orders/${orderId}`);
  await content.getByText('已通过').waitFor();
  const { items } = await ask<{ items: { action: string; reason: string | null }[] }>(
    'audit-records?targetType=personal-id',
  );
  const look = ['revealPersonalId', '清关身份审核'];
  const decision = ['decidePersonalId', null];
  expect(items.map(({ action, reason }) => [action, reason])).toEqual([
    decision,
    look,
    decision,
    look,
  ]);
  expect(takeErrors()).toEqual([]);
});
