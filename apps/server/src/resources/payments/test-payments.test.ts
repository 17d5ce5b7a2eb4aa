import { DAY_MS } from '@vitrine/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Buyer,
  type OrderHarness,
  openOrderHarness,
  SIZES,
} from '../../../test/support/order-harness.ts';
import { reasonOf } from '../../../test/support/reason-of.ts';
import { checkRehearsal } from '../../doctor/check-services.ts';
import { PAYMENT_NOTIFICATION_PATHS } from '../../providers/payments/payment-providers.ts';
import { notifyShop } from '../../sandbox/notify-shop.ts';
import { findSalesByHour } from '../admin-dashboard/sales-queries.ts';
import { countRefunds } from '../admin-dashboard/state-queries.ts';
import { countCohorts, sumSalesByDay } from '../analytics/sales-queries.ts';
import { enterMissingMoney } from '../ledger/jobs.ts';
import { countNextSales } from '../rankings/count-sales.ts';
import { sendRefunds } from './jobs.ts';

/** As in production: no provider but the test payment has a stand-in. */
const ENVIRONMENT = { SANDBOX: 'off', TEST_PAYMENTS: 'on' };

let harness: OrderHarness;
beforeAll(async () => {
  harness = await openOrderHarness(ENVIRONMENT);
});
beforeEach(() => harness.setStock(SIZES.two, 500));
afterAll(() => harness.close());

const setTester = ({ shopperId }: Buyer, is_tester: boolean) =>
  harness.db.updateTable('shoppers').set({ is_tester }).where('id', '=', shopperId).execute();

async function createCheckoutOfTester() {
  const checkout = await harness.createCheckout();
  await setTester(checkout.buyer, true);
  return checkout;
}

const listChannels = async (buyer: Buyer, id: string) =>
  (
    await harness.callOrThrow<{ payment: { channels: string[] } }>('getCheckoutOrder', buyer, {
      params: { id },
    })
  ).payment.channels;

const tryToPay = (buyer: Buyer, checkoutOrderId: string) =>
  harness.call('startPayment', buyer, { body: { checkoutOrderId, channel: 'test' } });

async function placeTestOrder() {
  const { buyer, order } = await createCheckoutOfTester();
  const { id, parameters } = await harness.startPayment(buyer, order.id, {}, 'test');
  expect(parameters).toEqual({ kind: 'cashier', url: `/sandbox/cashier/${id}` });
  await harness.atCashier(id, 'pay');
  harness.clock.now += 2_000;
  await harness.runJob(notifyShop);
  const [placed] = await harness.db
    .selectFrom('orders')
    .select('id')
    .where('payment_id', '=', id)
    .execute();
  if (!placed) throw new Error('The payment placed no order');
  return { buyer, orderId: placed.id, paymentId: id };
}

const countRows = async (table: 'ledger_entries' | 'shopper_spends' | 'product_sales') =>
  (await harness.db.selectFrom(table).selectAll().execute()).length;

describe('a test payment', () => {
  it('is offered to testers only, when they look and when they pay', async () => {
    const { buyer, order } = await harness.createCheckout();
    expect(await listChannels(buyer, order.id)).toEqual([]);
    expect(reasonOf(await tryToPay(buyer, order.id))).toBe('payment-not-offered');
    await setTester(buyer, true);
    expect(await listChannels(buyer, order.id)).toEqual(['test']);
    await setTester(buyer, false);
    expect(reasonOf(await tryToPay(buyer, order.id))).toBe('payment-not-offered');
  });

  it('is offered to no shopper while it is off', async () => {
    const { buyer, order } = await createCheckoutOfTester();
    const { offeredPayments } = harness.deps.providers;
    Object.assign(offeredPayments, { isTestOffered: false });
    const channels = await listChannels(buyer, order.id);
    const response = await tryToPay(buyer, order.id);
    Object.assign(offeredPayments, { isTestOffered: true });
    expect([channels, reasonOf(response)]).toEqual([[], 'payment-not-offered']);
  });

  it('places an order that is marked, and that brings no money', async () => {
    const { buyer, orderId } = await placeTestOrder();
    expect(await harness.readOrder(buyer, orderId)).toMatchObject({
      status: 'paid',
      isTest: true,
      paymentMethod: 'test',
      fapiaoState: null,
    });
    const { now } = harness.clock;
    const period = { from: new Date(now - DAY_MS), to: new Date(now + DAY_MS) };
    expect(await sumSalesByDay(harness.db, period)).toEqual([]);
    expect(await countCohorts(harness.db, new Date(now))).toEqual([]);
    for (const merchantId of [null, '601'])
      expect(await findSalesByHour(harness.db, merchantId, now)).toEqual([]);
    await countNextSales(harness.db, new Date(now + DAY_MS));
    for (const table of ['ledger_entries', 'shopper_spends', 'product_sales'] as const)
      expect(await countRows(table)).toBe(0);
  });

  it('is refunded through its provider, without an entry in the ledger', async () => {
    const { buyer, orderId, paymentId } = await placeTestOrder();
    await harness.callOrThrow('cancelOrder', buyer, { params: { id: orderId } });
    expect(await countRefunds(harness.db)).toMatchObject({ pending: { count: 0, amount: 0 } });
    await harness.runJob(sendRefunds);
    harness.clock.now += 4_000;
    await harness.runJob(notifyShop);
    const refund = await harness.db
      .selectFrom('refunds')
      .select('status')
      .where('payment_id', '=', paymentId)
      .executeTakeFirstOrThrow();
    expect(refund.status).toBe('done');
    const { database, deps, clock } = harness;
    const context = { database, deps, dataDir: '', now: () => clock.now };
    await enterMissingMoney.run({}, context as never);
    for (const table of ['ledger_entries', 'shopper_spends'] as const)
      expect(await countRows(table)).toBe(0);
  });

  it('ends without an order when the tester cancels it', async () => {
    const { buyer, order } = await createCheckoutOfTester();
    const { id } = await harness.startPayment(buyer, order.id, {}, 'test');
    await harness.atCashier(id, 'cancel');
    harness.clock.now += 2_000;
    await harness.runJob(notifyShop);
    const payment = await harness.callOrThrow('getPayment', buyer, { params: { id } });
    expect(payment).toMatchObject({ status: 'cancelled', orderId: null });
  });

  it('is settled by no notification that the shop did not sign', async () => {
    const { buyer, order } = await createCheckoutOfTester();
    const { id } = await harness.startPayment(buyer, order.id, {}, 'test');
    const { statusCode } = await harness.app.inject({
      method: 'POST',
      url: PAYMENT_NOTIFICATION_PATHS.test,
      payload: { out_trade_no: id.replaceAll('-', ''), trade_state: 'SUCCESS' },
    });
    expect(statusCode).toBe(401);
    const payment = await harness.callOrThrow('getPayment', buyer, { params: { id } });
    expect(payment).toMatchObject({ status: 'pending' });
  });
});

it('has a cashier of its own, which shows no other payment and no other sandbox', async () => {
  const { buyer, order } = await createCheckoutOfTester();
  const { id } = await harness.startPayment(buyer, order.id, {}, 'test');
  const get = (url: string) => harness.app.inject({ url });
  const shown = await get(`/sandbox/cashier/${id}`);
  expect(shown.body).toContain('测试支付，不会扣款');
  expect(shown.body).not.toContain('href="/sandbox"');
  await harness.db
    .updateTable('sandbox_payments')
    .set({ channel: 'wechat-h5' })
    .where('payment_id', '=', id)
    .execute();
  expect((await get(`/sandbox/cashier/${id}`)).statusCode).toBe(404);
  expect((await get('/sandbox')).statusCode).toBe(404);
});

it('is named by the doctor while it is on', () => {
  expect(checkRehearsal(harness.deps.settings)).toMatchObject([
    { state: 'warn', text: expect.stringContaining('TEST_PAYMENTS=on') },
  ]);
});
