import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { NOW } from '../../../test/support/catalogue-fixture.ts';
import { SIZES } from '../../../test/support/order-harness.ts';
import {
  createPaidNotification,
  MINUTE,
  setUpPayments,
} from '../../../test/support/payment-setup.ts';
import { PAYMENT_NOTIFICATION_PATHS } from '../../providers/payments/payment-providers.ts';
import { notifyShop } from '../../sandbox/notify-shop.ts';
import { expireCheckouts } from '../checkout/jobs.ts';
import { hashAddress } from '../order-search/search-tokens.ts';
import { sendRefunds } from './jobs.ts';
import { receiveNotification } from './receive-notification.ts';
import { toPaymentNumber } from './rules.ts';

const { two } = SIZES;
const setup = setUpPayments();
const { readPayment, ordersOf, refundsOf, createStartedPayment, sendNotification } = setup;

const receive = (notification: Parameters<typeof receiveNotification>[1]) =>
  receiveNotification('wechat', notification, setup.harness.deps);

describe('receiveNotification', () => {
  it('counts a payment once, in any order of notifications', async () => {
    const { order, payment } = await createStartedPayment();
    const amount = order.priceInfo.grandTotal;
    const closed = {
      kind: 'payment',
      number: toPaymentNumber(payment.id),
      state: 'cancelled',
    } as const;
    const results = await Promise.all([
      ...Array.from({ length: 20 }, () => receive(createPaidNotification(payment.id, amount))),
      receive(closed),
    ]);
    expect(results.filter((each) => each === 'paid')).toHaveLength(1);
    expect(await receive(closed)).toBe('noted');
    expect(await ordersOf(order.id)).toHaveLength(1);
    expect(await refundsOf(payment.id)).toHaveLength(0);
  });

  it('places an order that is found by its recipient at once', async () => {
    const { order, payment } = await createStartedPayment();
    await receive(createPaidNotification(payment.id, order.priceInfo.grandTotal));
    const [placed] = await ordersOf(order.id);
    const { keyring, db } = setup.harness.deps;
    const row = await db
      .selectFrom('order_search_tokens')
      .innerJoin('orders', 'orders.id', 'order_search_tokens.order_id')
      .selectAll('order_search_tokens')
      .select('orders.shipping_address')
      .where('order_id', '=', placed?.id as string)
      .executeTakeFirstOrThrow();
    expect(row.key_id).toBe(keyring.current.id);
    expect(row.tokens).toEqual(hashAddress(keyring.current, row.shipping_address));
    expect(row.tokens.length).toBeGreaterThan(2);
  });

  it('rejects a payment of another amount', async () => {
    const { buyer, order, payment } = await createStartedPayment();
    expect(await receive(createPaidNotification(payment.id, 1))).toBe('mismatch');
    expect((await sendNotification(payment.id, 1)).statusCode).toBe(400);
    expect((await readPayment(buyer, payment.id)).status).toBe('pending');
    expect(await ordersOf(order.id)).toHaveLength(0);
  });

  it('rejects an unknown payment', async () => {
    expect(await receive(createPaidNotification(randomUUID(), 100))).toBe('unknown');
    expect(await receive({ ...createPaidNotification(randomUUID(), 100), number: "'--" })).toBe(
      'unknown',
    );
  });

  it('accepts a payment after the reservation expired while there is stock', async () => {
    const { buyer, order, payment } = await createStartedPayment();
    setup.harness.clock.now += 30 * MINUTE;
    expect(await receive(createPaidNotification(payment.id, order.priceInfo.grandTotal))).toBe(
      'paid',
    );
    expect((await readPayment(buyer, payment.id)).status).toBe('paid');
  });

  it('refunds a payment once when the items sold out', async () => {
    const { buyer, order, payment } = await createStartedPayment();
    const amount = order.priceInfo.grandTotal;
    setup.harness.clock.now += 30 * MINUTE;
    await setup.harness.setStock(two, 0);
    expect(await receive(createPaidNotification(payment.id, amount))).toBe('refunded');
    expect(await receive(createPaidNotification(payment.id, amount))).toBe('known');
    expect(await readPayment(buyer, payment.id)).toMatchObject({
      status: 'refunded',
      orderId: null,
    });
    await setup.harness.runJob(sendRefunds);
    setup.harness.clock.now += MINUTE;
    await setup.harness.runJob(notifyShop);
    await setup.harness.runJob(sendRefunds);
    const refunds = await refundsOf(payment.id);
    expect(refunds).toHaveLength(1);
    expect(refunds[0]).toMatchObject({ status: 'done', amount: String(amount) });
  });

  it('refunds a second payment for the same order', async () => {
    const { buyer, order, payment } = await createStartedPayment();
    await receive({ kind: 'payment', number: toPaymentNumber(payment.id), state: 'failed' });
    const second = await setup.harness.startPayment(buyer, order.id);
    const amount = order.priceInfo.grandTotal;
    expect(await receive(createPaidNotification(second.id, amount))).toBe('paid');
    expect(await receive(createPaidNotification(payment.id, amount))).toBe('refunded');
    expect(await ordersOf(order.id)).toHaveLength(1);
    expect(await refundsOf(payment.id)).toHaveLength(1);
    expect(await refundsOf(second.id)).toHaveLength(0);
  });
});

describe('payment notification request', () => {
  it('is acknowledged, also when repeated', async () => {
    const { buyer, order, payment } = await createStartedPayment();
    for (const _ of [1, 2]) {
      const response = await sendNotification(payment.id, order.priceInfo.grandTotal);
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { code: 'SUCCESS', message: 'OK' },
      ]);
    }
    expect((await readPayment(buyer, payment.id)).status).toBe('paid');
  });

  it.each([
    ['a changed body', { body: '{"event_type":"TRANSACTION.SUCCESS"}' }],
    ['an old timestamp', { at: NOW - 6 * MINUTE }],
    ['a future timestamp', { at: NOW + 6 * MINUTE }],
  ])('is rejected with %s', async (_, change) => {
    const { buyer, order, payment } = await createStartedPayment();
    const response = await sendNotification(payment.id, order.priceInfo.grandTotal, change);
    expect(response.statusCode).toBe(401);
    expect((await readPayment(buyer, payment.id)).status).toBe('pending');
  });

  it('is rejected without a signature', async () => {
    for (const payload of ['', '{}', 'x'.repeat(1000)]) {
      const headers = { 'content-type': 'application/json' };
      const response = await setup.harness.app.inject({
        method: 'POST',
        url: PAYMENT_NOTIFICATION_PATHS.wechat,
        headers,
        payload,
      });
      expect(response.statusCode).toBe(401);
    }
  });
});

describe('late payment', () => {
  async function createExpiredPayment() {
    const started = await createStartedPayment();
    setup.harness.clock.now += 30 * MINUTE;
    await setup.harness.runJob(expireCheckouts);
    return started;
  }

  it('places the order without a personal ID that was deleted', async () => {
    const { buyer, order, payment, personalIdId } = await createExpiredPayment();
    await setup.harness.callOrThrow('deletePersonalId', buyer, { params: { id: personalIdId } });
    expect(await receive(createPaidNotification(payment.id, payment.amount))).toBe('paid');
    expect(await ordersOf(order.id)).toMatchObject([{ personal_id_id: null }]);
  });

  it('is refunded when the shopper was erased', async () => {
    const { buyer, order, payment } = await createExpiredPayment();
    const { db, now } = setup.harness.deps;
    await db
      .updateTable('sessions')
      .set({ verified_at: new Date(now()) })
      .where('shopper_id', '=', buyer.shopperId)
      .execute();
    await setup.harness.callOrThrow('erasePersonalInformation', buyer, {
      query: { confirm: 'YES' },
    });
    expect(await receive(createPaidNotification(payment.id, payment.amount))).toBe('refunded');
    expect(await ordersOf(order.id)).toEqual([]);
    expect(await refundsOf(payment.id)).toHaveLength(1);
  });
});
