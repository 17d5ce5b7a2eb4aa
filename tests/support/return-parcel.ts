import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { logIn } from './page-actions.ts';
import type { SoldOrder } from './sold-orders.ts';

/** Logs in as the shopper of an order and opens it. */
export async function openAsShopper(page: Page, { orderId, mobile }: SoldOrder): Promise<void> {
  const path = `/user/orders/${orderId}`;
  await page.goto(`/user/login?from=${encodeURIComponent(path)}`);
  await logIn(page, mobile);
  await page.waitForURL(`**${path}`);
}

/** Returns one or both units of the item of an open order. Returns the id of the return. */
export async function requestReturn(page: Page, units: 1 | 2): Promise<string> {
  await page.getByRole('link', { name: '申请退货' }).click();
  await page.getByRole('checkbox', { checked: true }).waitFor();
  if (units === 1) await page.getByRole('button', { name: '减少' }).click();
  await page.getByLabel('退货原因').selectOption({ label: '尺码或规格不合适' });
  await page.getByRole('button', { name: '提交申请' }).click();
  await page.waitForURL('**/user/returns/*');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Waits until the open page of a return says that it is refunded. */
export async function waitForRefund(page: Page): Promise<void> {
  const refunded = page.getByRole('main').getByText('已退款', { exact: true });
  const look = () => page.reload().then(() => refunded.waitFor({ timeout: 2_000 }));
  await expect.poll(look, { timeout: 30_000 }).toBeUndefined();
}
