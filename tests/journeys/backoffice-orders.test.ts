import { expect, test } from 'vitest';
import { desktop } from '../support/browser-session.ts';
import { createOwner, logInOperator } from '../support/operator-account.ts';
import { setUpShop } from '../support/shop-harness.ts';
import { createShopWithOrders } from '../support/shop-with-orders.ts';

const business = createShopWithOrders();
const shop = setUpShop(business.start);

test('the order desk accepts, packs and ships by keys and refunds', async () => {
  const owner = await createOwner(shop);
  const { page, takeErrors } = await shop.openSession({ ...desktop, reducedMotion: true });
  const [first] = business.orders();
  await page.goto(`/admin/orders/${first.merchantOrderId}`);
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
  await dialog.getByRole('spinbutton', { name: /^退款件数/ }).fill('1');
  await dialog.getByText('¥6,500.00').first().waitFor();
  await dialog.getByLabel('原因').press('ArrowDown');
  await page.getByTitle('破损').click();
  await dialog.getByLabel('备注').fill('扣子缺失');
  await dialog.getByRole('button', { name: '退款 ¥6,500.00' }).click();
  await main.getByText('已退款 1').waitFor();
  expect(takeErrors()).toEqual([]);
});
