import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { setUpPayments } from '../../../test/support/payment-setup.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { notifyShop } from '../../sandbox/notify-shop.ts';
import { sendRefunds } from '../payments/jobs.ts';
import { toPaymentNumber } from '../payments/rules.ts';
import { compareBills } from './jobs.ts';

const DAY_MS = 86_400_000;
const setup = setUpPayments();
beforeEach(() => setup.harness.db.deleteFrom('provider_bills').execute());

const findDifferences = () =>
  setup.harness.db
    .selectFrom('bill_differences')
    .select(['kind', 'number', 'reason', 'amount_here', 'amount_there', 'status'])
    .orderBy('id')
    .execute();

const findBills = () =>
  setup.harness.db.selectFrom('provider_bills').selectAll().orderBy('id').execute();

/** Lets a day and a half pass, after which the bills of the day exist. */
async function compareNextDay() {
  setup.harness.clock.now += 1.5 * DAY_MS;
  await setup.harness.runJob(compareBills);
}

async function dueAgain() {
  const due_at = new Date(setup.harness.clock.now);
  await setup.harness.db.updateTable('provider_bills').set({ due_at }).execute();
  await setup.harness.runJob(compareBills);
}

it('finds no difference in payments and refunds that both sides know', async () => {
  const { buyer, orderId } = await setup.harness.paidOrder();
  await setup.harness.call('cancelOrder', buyer, { params: { id: orderId } });
  await setup.harness.runJob(sendRefunds);
  setup.harness.clock.now += 60_000;
  await setup.harness.runJob(notifyShop);
  await setup.harness.runJob(sendRefunds);
  await compareNextDay();
  expect(await findDifferences()).toEqual([]);
  const bills = await findBills();
  expect(new Set(bills.map(({ status }) => status))).toEqual(new Set(['compared']));
  const amounts = bills.map(({ payment_amount }) => Number(payment_amount));
  expect(Math.max(...amounts)).toBeGreaterThan(0);
  expect(bills.map(({ refund_amount }) => refund_amount)).toEqual(
    bills.map(({ payment_amount }) => payment_amount),
  );
});

it('finds money that only one side knows, and another amount', async () => {
  const { db } = setup.harness;
  const [lost, changed] = [await setup.harness.paidOrder(), await setup.harness.paidOrder()];
  await db
    .deleteFrom('sandbox_payments')
    .where('number', '=', toPaymentNumber(lost.paymentId))
    .execute();
  await db
    .updateTable('sandbox_payments')
    .set({ amount: 1 })
    .where('number', '=', toPaymentNumber(changed.paymentId))
    .execute();
  const foreign = toPaymentNumber(randomUUID());
  await db
    .insertInto('sandbox_payments')
    .values({
      number: foreign,
      provider: 'wechat',
      payment_id: randomUUID(),
      instalments: null,
      amount: 700,
      currency: 'CNY',
      description: '',
      return_path: '/',
      state: 'SUCCESS',
      transaction_id: foreign,
      created_at: new Date(setup.harness.clock.now),
    })
    .execute();
  await compareNextDay();
  const found = await findDifferences();
  expect(found).toHaveLength(3);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ number: foreign, reason: 'missing-here', amount_there: '700' }),
      expect.objectContaining({
        number: toPaymentNumber(changed.paymentId),
        reason: 'amount-differs',
        amount_there: '1',
      }),
      expect.objectContaining({
        number: toPaymentNumber(lost.paymentId),
        reason: 'missing-there',
        amount_there: null,
      }),
    ]),
  );
  await db
    .updateTable('bill_differences')
    .set({ status: 'explained', explanation: 'a test' })
    .where('number', '=', foreign)
    .execute();
  await dueAgain();
  const again = await findDifferences();
  expect(again).toHaveLength(3);
  expect(again.filter(({ status }) => status === 'explained')).toHaveLength(1);
});

it('finds in the bill of the day before what the shop heard of after midnight', async () => {
  const { order, payment } = await setup.createStartedPayment();
  const number = toPaymentNumber(payment.id);
  await setup.harness.db
    .updateTable('sandbox_payments')
    .set({ state: 'SUCCESS', transaction_id: `late-${number}` })
    .where('number', '=', number)
    .execute();
  setup.harness.clock.now += 0.8 * DAY_MS;
  await setup.sendNotification(payment.id, order.priceInfo.grandTotal);
  await compareNextDay();
  await compareNextDay();
  expect((await findDifferences()).filter((row) => row.number === number)).toEqual([]);
});

it('tries again later when the provider does not answer', async () => {
  await setup.harness.paidOrder();
  setup.harness.clock.now += 1.5 * DAY_MS;
  const { deps } = setup.harness;
  const silent = { download: () => Promise.reject(new ProviderError('busy', 'not ready')) };
  const logged: string[] = [];
  const providers = { ...deps.providers, bills: { wechat: silent, alipay: silent } };
  const failing = { ...deps, providers, logError: (_: object, text: string) => logged.push(text) };
  const context = { database: setup.harness.database, dataDir: '', now: deps.now };
  while (await compareBills.run({ ...context, deps: failing }));
  expect(logged.length).toBeGreaterThan(0);
  expect((await findBills())[0]).toMatchObject({ status: 'waiting', attempts: 1 });
  setup.harness.clock.now += 1_800_000;
  await setup.harness.runJob(compareBills);
  expect((await findBills())[0]).toMatchObject({ status: 'compared', attempts: 2 });
});
