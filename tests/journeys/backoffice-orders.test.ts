import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openEmbedded } from '../../apps/server/src/database/embedded.ts';
import { insertPaidOrder } from '../../apps/server/test/support/paid-order-rows.ts';
import { desktop } from '../support/browser-session.ts';
import { createOwner, inviteOperator, logInOperator } from '../support/operator-account.ts';
import { startShopProcess } from '../support/shop.ts';
import { setUpShop } from '../support/shop-harness.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-order-desk-'));
/** One order each of two merchants. */
const orders: { merchantId: string; orderId: string; merchantOrderId: string }[] = [];

async function insertOrders() {
  const { db, close } = await openEmbedded(dataDir);
  const variant = await db.selectFrom('variants').select('id').limit(1).executeTakeFirstOrThrow();
  const merchants = await db.selectFrom('merchants').select('id').orderBy('id').limit(2).execute();
  const items = [{ quantity: 2, price: 700_000, amountPaid: 1_300_000, variantId: variant.id }];
  for (const { id: merchantId } of merchants) {
    const { orderId, merchantOrderId } = await insertPaidOrder(db, {
      now: Date.now(),
      merchantId,
      items,
    });
    orders.push({ merchantId, orderId, merchantOrderId });
  }
  await close();
}

const shop = setUpShop(async () => {
  const { SEEDED_SHOP_FOLDER: seeded = '' } = process.env;
  cpSync(seeded, dataDir, { recursive: true });
  await insertOrders();
  return startShopProcess({ dataDir, env: { ORDER_PACE: 'off' } });
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('the order desk accepts, packs and ships by keys and refunds; other merchants see none of it', async () => {
  const owner = await createOwner(shop);
  const { page, takeErrors } = await shop.openSession(desktop);
  const [first] = orders;
  await page.goto(`/admin/orders/${first?.merchantOrderId}`);
  await logInOperator(page, owner);
  const main = page.getByRole('main');
  await main.getByText('待接单', { exact: true }).waitFor();
  takeErrors();
  await page.keyboard.press('a');
  await main.getByText('待打包', { exact: true }).waitFor();
  await page.keyboard.press('p');
  await main.getByText('待发货', { exact: true }).waitFor();
  await page.keyboard.press('s');
  await page.getByLabel('运单号').fill('SF1234567890123');
  await page.getByRole('dialog').getByText('顺丰速运').waitFor();
  await page.getByLabel('运单号').press('Enter');
  await main.getByText('运输中', { exact: true }).waitFor();
  await main.getByText('SF1234567890123').first().waitFor();

  await main.getByRole('button', { name: '退款', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton').fill('1');
  await dialog.getByText('¥6,500').first().waitFor();
  await dialog.getByLabel('原因').press('ArrowDown');
  await page.getByTitle('破损').click();
  await dialog.getByLabel('备注').fill('扣子缺失');
  await dialog.getByRole('button', { name: '退款 ¥6,500' }).click();
  await main.getByText('已退款 1').waitFor();
  expect(takeErrors()).toEqual([]);

  const [, second] = orders;
  const staff = await inviteOperator(shop.origin, owner.cookie, {
    role: 'merchant',
    merchantId: second?.merchantId ?? '',
  });
  const other = await shop.openSession(desktop);
  await other.page.goto('/admin/orders');
  await logInOperator(other.page, staff);
  await other.page.getByText('共 1 行').waitFor();
  expect(await other.page.getByRole('columnheader', { name: '商家' }).count()).toBe(0);
  await other.page.goto(`/admin/orders/${first?.merchantOrderId}`);
  await other.page.getByText('未找到该订单').waitFor();
});
