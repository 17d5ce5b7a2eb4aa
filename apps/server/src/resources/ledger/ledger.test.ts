import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectLedgerToMatch } from '../../../test/support/expect-ledger-to-match.ts';
import { SIZES } from '../../../test/support/order-harness.ts';
import {
  createPaidNotification,
  MINUTE,
  setUpPayments,
} from '../../../test/support/payment-setup.ts';
import { requestRefund } from '../../payment-outbox/request-refund.ts';
import { notifyShop } from '../../sandbox/notify-shop.ts';
import { sendRefunds } from '../payments/jobs.ts';
import { receiveNotification } from '../payments/receive-notification.ts';
import { enterMissingMoney } from './jobs.ts';

const { two, three } = SIZES;
const setup = setUpPayments();
const { createStartedPayment } = setup;

const findEntries = (paymentId: string) =>
  setup.harness.db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();

async function sumByKind(paymentId: string) {
  const sums: Record<string, number> = {};
  for (const { kind, amount } of await findEntries(paymentId))
    sums[kind] = (sums[kind] ?? 0) + Number(amount);
  return sums;
}

async function settleRefunds() {
  await setup.harness.runJob(sendRefunds);
  setup.harness.clock.now += MINUTE;
  await setup.harness.runJob(notifyShop);
  await setup.harness.runJob(sendRefunds);
}

const insertRate = (merchant_id: string | null, rate: number, validFrom: number) =>
  setup.harness.db
    .insertInto('commission_rates')
    .values({
      merchant_id,
      rate,
      valid_from: new Date(validFrom),
      created_at: new Date(validFrom),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

async function pay({ order, payment }: Awaited<ReturnType<typeof createStartedPayment>>) {
  const notification = createPaidNotification(payment.id, order.priceInfo.grandTotal);
  return receiveNotification('wechat', notification, setup.harness.deps);
}

/** Refunds a part of the first merchant of a payment, as an operator does. */
async function requestPartialRefund(paymentId: string, amount: number, delivery = 0) {
  const { db, now } = setup.harness.deps;
  const { id: merchant_order_id, order_id } = await db
    .selectFrom('merchant_orders')
    .innerJoin('orders', 'orders.id', 'merchant_orders.order_id')
    .select(['merchant_orders.id', 'merchant_orders.order_id'])
    .where('orders.payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('order_refunds')
    .values({
      order_id,
      merchant_order_id,
      reason: 'other',
      note: '',
      item_amount: amount - delivery,
      shipping_amount: delivery,
      created_by: 'Lin',
      created_at: new Date(now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const reference = `order-refund:${id}`;
  await db
    .transaction()
    .execute((trx) => requestRefund(trx, { paymentId, reference, amount, now: now() }));
}

describe('ledger', () => {
  it('enters a payment once, however often it is notified', async () => {
    const started = await createStartedPayment({ [two]: 1, [three]: 1 });
    expect(await pay(started)).toBe('paid');
    const entries = await findEntries(started.payment.id);
    expect(await pay(started)).toBe('known');
    expect(await findEntries(started.payment.id)).toEqual(entries);
    const { payment = 0, delivery = 0 } = await sumByKind(started.payment.id);
    expect(payment + delivery).toBe(started.order.priceInfo.grandTotal);
  });

  it('enters nothing for a payment that failed', async () => {
    const { payment } = await createStartedPayment();
    const closed = { ...createPaidNotification(payment.id, 1), state: 'cancelled' as const };
    await receiveNotification('wechat', closed, setup.harness.deps);
    expect(await findEntries(payment.id)).toEqual([]);
  });

  it('gives a cancelled order back with its commission', async () => {
    await insertRate(null, 1_250, setup.harness.clock.now);
    const { buyer, orderId, paymentId } = await setup.harness.paidOrder({ [two]: 2 });
    const { commission = 0, payment = 0 } = await sumByKind(paymentId);
    expect(commission).toBe(-Math.round(payment * 0.125));
    await setup.harness.call('cancelOrder', buyer, { params: { id: orderId } });
    await settleRefunds();
    const { payment: taken = 0, ...sums } = await sumByKind(paymentId);
    expect({ ...sums, delivery: 0 }).toEqual({
      delivery: sums.delivery ?? 0,
      refund: -taken,
      commission: 0,
    });
  });

  it('gives a part back to its merchant, and the rest later', async () => {
    const started = await createStartedPayment();
    await pay(started);
    const { id } = started.payment;
    await requestPartialRefund(id, 100);
    await settleRefunds();
    expect((await sumByKind(id)).refund).toBe(-100);
    await expectLedgerToMatch(setup.harness.db);
    const { delivery = 0 } = await sumByKind(id);
    const rest = started.order.priceInfo.grandTotal - 100;
    await requestPartialRefund(id, rest, delivery);
    await settleRefunds();
    const sums = Object.values(await sumByKind(id));
    expect(sums.reduce((sum, amount) => sum + amount, 0)).toBe(0);
  });

  it('gives goodwill and amounts from the goods of the merchant, with their commission', async () => {
    await insertRate(null, 1_250, setup.harness.clock.now);
    const started = await createStartedPayment();
    await pay(started);
    const { id } = started.payment;
    const before = await sumByKind(id);
    await requestPartialRefund(id, 8_000);
    await settleRefunds();
    const after = await sumByKind(id);
    expect(after.refund).toBe(-8_000);
    expect(after.delivery).toBe(before.delivery);
    expect((after.commission ?? 0) - (before.commission ?? 0)).toBe(1_000);
    await expectLedgerToMatch(setup.harness.db);
  });

  it('gives the delivery of a return from the delivery of its merchant', async () => {
    const started = await createStartedPayment();
    await pay(started);
    const paymentId = started.payment.id;
    const { db, now } = setup.harness.deps;
    const sold = await db
      .selectFrom('merchant_orders')
      .innerJoin('orders', 'orders.id', 'merchant_orders.order_id')
      .select(['merchant_orders.id', 'orders.id as order_id', 'orders.shopper_id'])
      .where('orders.payment_id', '=', paymentId)
      .executeTakeFirstOrThrow();
    const before = await sumByKind(paymentId);
    const { id } = await db
      .insertInto('order_returns')
      .values({
        ...{ shopper_id: sold.shopper_id, order_id: sold.order_id, merchant_order_id: sold.id },
        ...{ status: 'refunding', reason: 'size', note: '', pickup_date: '2026-11-27' },
        ...{ pickup_part: 'morning', refund_amount: 700, shipping_amount: 200 },
        requested_at: new Date(now()),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const refund = { paymentId, reference: `return:${id}`, amount: 700, now: now() };
    await db.transaction().execute((trx) => requestRefund(trx, refund));
    await settleRefunds();
    const after = await sumByKind(paymentId);
    expect([after.refund, (after.delivery ?? 0) - (before.delivery ?? 0)]).toEqual([-500, -200]);
    await expectLedgerToMatch(db);
  });

  it('enters a payment without an order for no merchant', async () => {
    const started = await createStartedPayment();
    setup.harness.clock.now += 30 * MINUTE;
    await setup.harness.setStock(two, 0);
    expect(await pay(started)).toBe('refunded');
    await settleRefunds();
    const entries = await findEntries(started.payment.id);
    expect(entries.map(({ merchant_id, kind }) => [merchant_id, kind])).toEqual([
      [null, 'payment'],
      [null, 'refund'],
    ]);
  });

  it.each([
    ['changed', sql`update ledger_entries set amount = amount + 1`],
    ['deleted', sql`delete from ledger_entries`],
    ['truncated', sql`truncate ledger_entries cascade`],
  ])('refuses to be %s', async (_, statement) => {
    await expect(statement.execute(setup.harness.db)).rejects.toThrow('never changed');
  });

  /** The entries whose split the migration knows: payments, and refunds of all of a payment. */
  const selectComparable = () =>
    setup.harness.db
      .selectFrom('ledger_entries')
      .select(['at', 'merchant_id', 'kind', 'amount', 'currency', 'source', 'order_id'])
      .where('kind', 'not in', ['commission', 'duty'])
      .where(
        sql<boolean>`not exists (select from refunds
          where source = 'refund:' || refunds.id and reference ~ '^(order-refund|return):')`,
      )
      .orderBy('source')
      .orderBy('kind')
      .orderBy('merchant_id')
      .execute();

  async function deleteEntries() {
    await sql`alter table ledger_entries disable trigger user`.execute(setup.harness.db);
    await setup.harness.db.deleteFrom('ledger_entries').execute();
    await sql`alter table ledger_entries enable trigger user`.execute(setup.harness.db);
  }

  it('is filled from the payments before it, by the migration', async () => {
    const entered = await selectComparable();
    expect(entered.length).toBeGreaterThan(5);
    await deleteEntries();
    const file = new URL('../../../migrations/0044-ledger.sql', import.meta.url);
    const [, fill = ''] = (await readFile(file, 'utf8')).split('-- Money that was taken');
    for (const statement of `-- ${fill}`.split(/;\s*$/m))
      if (statement.trim()) await sql.raw(statement).execute(setup.harness.db);
    expect(await selectComparable()).toEqual(entered);
  });

  it('is completed every night', async () => {
    const entered = await selectComparable();
    await deleteEntries();
    const { database, deps } = setup.harness;
    await enterMissingMoney.run({}, { database, dataDir: '', now: deps.now });
    expect(await selectComparable()).toEqual(entered);
  });
});
