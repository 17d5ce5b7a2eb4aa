import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { desktop, phone } from '../support/browser-session.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { inspectReturn, refundReturn } from '../support/merchant-actions.ts';
import { askAsOperator, createOwner, logInOperator } from '../support/operator-account.ts';
import { openAsShopper, requestReturn, waitForRefund } from '../support/return-parcel.ts';
import { setUpShop } from '../support/shop-harness.ts';
import { createShopWithRows } from '../support/shop-with-rows.ts';
import { insertSoldOrders, type SoldOrder } from '../support/sold-orders.ts';

const business = createShopWithRows((db) => insertSoldOrders(db, 2));
const shop = setUpShop(business.start);
let page: Page;
let takeErrors: () => readonly string[];
let order: SoldOrder;
let cookie: string;

beforeAll(async () => {
  const owner = await createOwner(shop);
  ({ cookie } = owner);
  ({ page, takeErrors } = await shop.openSession({ ...desktop, reducedMotion: true }));
  const [first] = business.rows();
  if (!first) throw new Error('There is no order');
  order = first;
  await page.goto(`/admin/orders/${order.merchantOrderId}`);
  await logInOperator(page, owner);
  await page.getByRole('heading', { level: 2, name: '金额明细' }).waitFor();
  takeErrors();
});

/** Brings an order to its shopper by the calls of operators. */
async function deliver({ merchantOrderId }: SoldOrder) {
  for (const [step, body] of [
    ['acceptance', {}],
    ['packing', {}],
    ['parcels', { carrier: 'shunfeng', trackingNumber: 'SF1000000077' }],
    ['events', { action: 'deliver' }],
  ] as const)
    await askAsOperator(shop.origin, `merchant-orders/${merchantOrderId}/${step}`, {
      ...{ cookie, body },
    });
}

const dialog = () => page.getByRole('dialog', { name: '退款' });
const main = () => page.getByRole('main');

/** The amount beside a name on the order page. */
const expectAmount = (name: string, amount: string) =>
  expect
    .poll(() => main().locator('dl > div', { hasText: name }).first().innerText())
    .toContain(amount);

async function openRefund() {
  await main().getByRole('button', { name: '退款', exact: true }).click();
  await dialog().getByText('退款后仍可退').waitFor();
}

test('refunds an amount and a part of the delivery without units', async () => {
  await openRefund();
  await dialog()
    .getByRole('spinbutton', { name: /^退款件数/ })
    .fill('0');
  await dialog()
    .getByRole('spinbutton', { name: /^退款金额/ })
    .fill('100.05');
  await dialog().getByRole('spinbutton', { name: '退运费' }).fill('20');
  await dialog().getByRole('button', { name: '退款 ¥120.05' }).waitFor();
  await dialog().getByText('只退款，不退件').waitFor();
  await expectAccessible(page);
  await dialog().getByRole('button', { name: '退款 ¥120.05' }).click();
  await dialog().waitFor({ state: 'hidden' });
  await expectAmount('已退款', '−¥120.05');
  await expectAmount('剩余可退', '¥13,029.95');
  expect(takeErrors()).toEqual([]);
});

test('gives goodwill with a reason, and explains it on the order page', async () => {
  await openRefund();
  await dialog()
    .getByRole('spinbutton', { name: /^退款件数/ })
    .fill('0');
  await dialog().getByRole('spinbutton', { name: '退运费' }).fill('0');
  await dialog().getByRole('spinbutton', { name: '补偿' }).fill('66');
  const confirm = dialog().getByRole('button', { name: '退款 ¥66.00' });
  await confirm.click();
  await dialog().getByText('必填').waitFor();
  await dialog().getByRole('combobox', { name: '原因' }).click();
  await page.getByTitle('延误').click();
  await confirm.click();
  await dialog().waitFor({ state: 'hidden' });
  await main().getByText('补偿 ¥66.00').waitFor();
  await expectAmount('已退款', '−¥186.05');
  await expectAccessible(page);
  expect(takeErrors()).toEqual([]);
});

test('keeps a part of a return back, which the shopper reads with its reason', async () => {
  await deliver(order);
  const { page: shopper } = await shop.openSession({ ...phone, reducedMotion: true });
  await openAsShopper(shopper, order);
  const id = await requestReturn(shopper, 1);
  await shopper.getByRole('heading', { name: '退款 ¥6,500' }).waitFor();
  const drawer = await inspectReturn(page, id, {
    note: '领口有粉底',
    isSellable: false,
    deduction: { amount: '500', reason: '有穿着痕迹', note: '领口有粉底，清洗后仍可见' },
    shipping: '30',
  });
  await drawer.getByText('扣除 ¥500.00：有穿着痕迹 · 领口有粉底，清洗后仍可见').waitFor();
  await expectAccessible(page);
  await refundReturn(page, id, '¥6,030.00');
  await shopper.reload();
  await shopper.getByRole('heading', { name: '退款 ¥6,030' }).waitFor();
  await shopper.getByText('扣除 ¥500：商品有穿着痕迹 · 领口有粉底，清洗后仍可见').waitFor();
  await shopper.getByText('退还运费').waitFor();
  await expectAccessible(shopper);
  await waitForRefund(shopper);
  await shopper.goto(shopper.url().replace('/user/', '/en/user/'));
  await shopper.getByText('¥500 kept back: It shows signs of wear').waitFor();
  await page.goto(`/admin/orders/${order.merchantOrderId}`);
  await main()
    .getByText(/扣除 ¥500.00：有穿着痕迹/)
    .waitFor();
  await expectAmount('已退款', '−¥6,216.05');
  expect(takeErrors()).toEqual([]);
});
