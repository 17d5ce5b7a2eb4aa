import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone, waitForHydration } from '../support/browser-session.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { fillPersonalId } from '../support/forms.ts';
import { askAsOperator, createOwner, logInOperator } from '../support/operator-account.ts';
import { openCheckout } from '../support/page-actions.ts';
import { setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop();

const ACCOUNT = {
  ...{ isOn: true, accountHolder: 'Elsewhere', bank: '招商银行上海分行', holdDays: 3 },
  ...{ accountNumber: '6225 8801 0000 1234', note: { 'zh-CN': '请勿代付', 'en-US': '' } },
};

/** Chooses a transfer on the open checkout, and reads the reference of the payment page. */
async function chooseTransfer(page: Page): Promise<string> {
  await page.getByRole('radio', { name: /^银行转账/ }).press('Space');
  await page.getByRole('checkbox').click();
  await page
    .getByRole('button', { name: /^提交订单/ })
    .locator('visible=true')
    .click();
  await page.waitForURL('**/payment/*');
  const details = page.getByRole('region', { name: '收款账户' });
  await details.getByText(ACCOUNT.accountNumber).waitFor();
  await details.getByText('请勿代付').waitFor();
  await details.getByRole('button', { name: '复制 附言' }).click();
  await page.getByText('已复制').waitFor();
  await expectAccessible(page);
  // The text of the row has the name of the copy button beside it.
  return /T20\d+/.exec(await details.innerText())?.[0] ?? '';
}

/** Confirms a transfer as the bank shows it: first with an amount that is not the one due. */
async function confirmTransfer(page: Page, reference: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: reference });
  await row.getByRole('button', { name: '确认到账' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('到账日期').fill('2026-01-05');
  await dialog.getByLabel('银行流水号').fill('B20260105');
  await dialog.getByLabel('实收金额').fill('1');
  await dialog.getByRole('button', { name: '确认到账' }).click();
  const due = (await page.getByText(/^应收 ¥[\d,.]+。/).textContent()) ?? '';
  const amount = /[\d,.]*\d/.exec(due)?.[0]?.replaceAll(',', '') ?? '';
  await dialog.getByLabel('实收金额').fill(amount);
  await dialog.getByRole('button', { name: '确认到账' }).click();
  await page.getByText('已确认，订单生效').waitFor();
  await row.getByText('已确认', { exact: true }).waitFor();
}

test('an order is paid by a bank transfer, which an operator confirms', async () => {
  const owner = await createOwner(shop);
  await askAsOperator(shop.origin, 'transfer-settings', {
    ...{ method: 'PUT', cookie: owner.cookie, version: 1, body: ACCOUNT },
  });
  const { page } = await shop.openSession(phone);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCheckout(page);
  await page.getByRole('button', { name: '新增清关人' }).click();
  await fillPersonalId(page.getByRole('dialog', { name: '新增清关人' }));
  await page.getByText('须与收件人一致').waitFor();
  const reference = await chooseTransfer(page);

  await page.goto('/user/orders?status=unpaid');
  await waitForHydration(page);
  await page.getByText('商品为您保留 2 天').waitFor();
  await page.getByRole('link', { name: '去支付' }).click();
  await page.getByRole('heading', { name: '等待转账到账' }).waitFor();

  const office = await shop.openSession({ ...desktop, reducedMotion: true });
  await office.page.goto('/admin/money/transfers');
  await logInOperator(office.page, owner);
  await confirmTransfer(office.page, reference);

  await page.reload();
  await page.waitForURL('**/order/*/confirmation');
  await page.getByRole('link', { name: '查看订单' }).click();
  await page.getByText('银行转账', { exact: true }).waitFor();
  expect(reference).toMatch(/^T20/);
});
