import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone } from '../support/browser-session.ts';
import { callApi, logInAsDemo } from '../support/page-actions.ts';
import { startShop } from '../support/shop.ts';
import { setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop(() => startShop({ ORDER_PACE: '1' }));

interface Order {
  id: string;
  merchantOrders: { canSign: boolean }[];
}

/** Finds an order of the demo shopper that was delivered and not confirmed yet. */
async function findDeliveredOrder(page: Page): Promise<string> {
  const { items } = await callApi<{ items: { id: string }[] }>(
    page,
    'GET',
    '/my/orders?status=active',
  );
  for (const { id } of items) {
    const { merchantOrders } = await callApi<Order>(page, 'GET', `/my/orders/${id}`);
    if (merchantOrders.some(({ canSign }) => canSign)) return id;
  }
  throw new Error('The demo shop has no delivered order');
}

test('a returned item is picked up, inspected and refunded, and its order shows the refund', async () => {
  const { page, takeErrors, close } = await shop.openSession({
    ...phone,
    reducedMotion: true,
  });
  const main = page.getByRole('main');
  await page.goto('/user/login?from=%2Fuser%2Forders');
  await logInAsDemo(page);
  await page.waitForURL('**/user/orders');
  await page.goto(`/user/orders/${await findDeliveredOrder(page)}`);
  await page.getByRole('button', { name: '确认签收' }).first().click();
  await main.getByText('已签收').first().waitFor();
  await page.getByRole('link', { name: '申请退货' }).first().click();
  await page.getByRole('checkbox', { checked: true }).waitFor();
  await page.getByLabel('退货原因').selectOption({ label: '尺码或规格不合适' });
  await page.getByRole('button', { name: '提交申请' }).click();
  await page.waitForURL('**/user/returns/*');
  const sum = (await page.getByRole('heading', { name: /^退款 ¥[\d,]+$/ }).innerText()).slice(3);

  const steps = page.getByRole('list', { name: '退货进度' }).getByRole('listitem');
  const status = main.getByText('已退款', { exact: true });
  await expect
    .poll(() => page.reload().then(() => status.waitFor({ timeout: 2_000 })), { timeout: 40_000 })
    .toBeUndefined();
  expect(await page.getByRole('button', { name: '撤销退货' }).count()).toBe(0);
  expect(await steps.last().innerText()).toMatch(/^原路退款\n.*\d{1,2}:\d{2}/);

  await page.getByRole('link', { name: '查看订单' }).click();
  await page.waitForURL('**/user/orders/*');
  await main.getByText(sum).first().waitFor();
  await main
    .getByText(/退 1 件/)
    .first()
    .waitFor();
  expect(takeErrors()).toEqual([]);
  await close();
});
