import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PAYMENT_NOTIFICATIONS } from '../../providers/payments/houses.ts';
import { notifyShop } from '../../sandbox/notify-shop.ts';
import { NOW } from '../../testing/catalogue-fixture.ts';
import { SIZES } from '../../testing/order-desk.ts';
import { releaseOverdue } from '../checkout/release-overdue.ts';
import { receive } from './receive.ts';
import { numberOf } from './rules.ts';
import { sendRefunds } from './send-refunds.ts';
import { MINUTE, paidNews, payingShop } from './testing.ts';

const { two } = SIZES;
const at = payingShop();
const { read, ordersOf, refundsOf, begun, notified } = at;

describe('news of a payment', () => {
  it('counts once, however often and in whichever order it comes', async () => {
    const { order, payment } = await begun();
    const amount = order.priceInfo.grandTotal;
    const closed = { kind: 'payment', number: numberOf(payment.id), state: 'cancelled' } as const;
    const told = await Promise.all([
      ...Array.from({ length: 20 }, () => receive(paidNews(payment.id, amount), at.desk.deps)),
      receive(closed, at.desk.deps),
    ]);
    expect(told.filter((each) => each === 'paid')).toHaveLength(1);
    expect(await receive(closed, at.desk.deps)).toBe('noted');
    expect(await ordersOf(order.id)).toHaveLength(1);
    expect(await refundsOf(payment.id)).toHaveLength(0);
  });

  it('of another amount is not believed', async () => {
    const { who, order, payment } = await begun();
    expect(await receive(paidNews(payment.id, 1), at.desk.deps)).toBe('mismatch');
    expect((await notified(payment.id, 1)).statusCode).toBe(400);
    expect((await read(who, payment.id)).status).toBe('pending');
    expect(await ordersOf(order.id)).toHaveLength(0);
  });

  it('of nothing the shop knows is not believed', async () => {
    expect(await receive(paidNews(randomUUID(), 100), at.desk.deps)).toBe('unknown');
    expect(await receive({ ...paidNews(randomUUID(), 100), number: "'--" }, at.desk.deps)).toBe(
      'unknown',
    );
  });

  it('after the hold still counts while there are pieces', async () => {
    const { who, order, payment } = await begun();
    at.desk.clock.now += 30 * MINUTE;
    expect(await receive(paidNews(payment.id, order.priceInfo.grandTotal), at.desk.deps)).toBe(
      'paid',
    );
    expect((await read(who, payment.id)).status).toBe('paid');
  });

  it('after the pieces are gone sends the money back, once', async () => {
    const { who, order, payment } = await begun();
    const amount = order.priceInfo.grandTotal;
    at.desk.clock.now += 30 * MINUTE;
    await at.desk.setStock(two, 0);
    expect(await receive(paidNews(payment.id, amount), at.desk.deps)).toBe('refunded');
    expect(await receive(paidNews(payment.id, amount), at.desk.deps)).toBe('known');
    expect(await read(who, payment.id)).toMatchObject({ status: 'refunded', orderId: null });
    await at.desk.sweep(sendRefunds);
    at.desk.clock.now += MINUTE;
    await at.desk.sweep(notifyShop);
    await at.desk.sweep(sendRefunds);
    const refunds = await refundsOf(payment.id);
    expect(refunds).toHaveLength(1);
    expect(refunds[0]).toMatchObject({ status: 'done', amount: String(amount) });
  });

  it('of a second payment for the same order sends that one back', async () => {
    const { who, order, payment } = await begun();
    await receive({ kind: 'payment', number: numberOf(payment.id), state: 'failed' }, at.desk.deps);
    const second = await at.desk.start(who, order.id);
    const amount = order.priceInfo.grandTotal;
    expect(await receive(paidNews(second.id, amount), at.desk.deps)).toBe('paid');
    expect(await receive(paidNews(payment.id, amount), at.desk.deps)).toBe('refunded');
    expect(await ordersOf(order.id)).toHaveLength(1);
    expect(await refundsOf(payment.id)).toHaveLength(1);
    expect(await refundsOf(second.id)).toHaveLength(0);
  });
});

describe('a notification', () => {
  it('is taken in, and understood again when it is repeated', async () => {
    const { who, order, payment } = await begun();
    for (const _ of [1, 2]) {
      const answer = await notified(payment.id, order.priceInfo.grandTotal);
      expect([answer.statusCode, answer.json()]).toEqual([200, { code: 'SUCCESS', message: 'OK' }]);
    }
    expect((await read(who, payment.id)).status).toBe('paid');
  });

  it.each([
    ['another body', { body: '{"event_type":"TRANSACTION.SUCCESS"}' }],
    ['an old stamp', { at: NOW - 6 * MINUTE }],
    ['a stamp of tomorrow', { at: NOW + 6 * MINUTE }],
  ])('is refused with %s', async (_, change) => {
    const { who, order, payment } = await begun();
    const answer = await notified(payment.id, order.priceInfo.grandTotal, change);
    expect(answer.statusCode).toBe(401);
    expect((await read(who, payment.id)).status).toBe('pending');
  });

  it('is refused without a stamp, whatever it is', async () => {
    for (const payload of ['', '{}', 'x'.repeat(1000)]) {
      const headers = { 'content-type': 'application/json' };
      const answer = await at.desk.app.inject({
        method: 'POST',
        url: PAYMENT_NOTIFICATIONS.wechat,
        headers,
        payload,
      });
      expect(answer.statusCode).toBe(401);
    }
  });
});

describe('money that comes late', () => {
  async function overdue() {
    const one = await begun();
    at.desk.clock.now += 30 * MINUTE;
    await at.desk.sweep(releaseOverdue);
    return one;
  }

  it('makes an order without the person who has left the book', async () => {
    const { who, order, payment, personalIdId } = await overdue();
    await at.desk.done('deletePersonalId', who, { params: { id: personalIdId } });
    expect(await receive(paidNews(payment.id, payment.amount), at.desk.deps)).toBe('paid');
    expect(await ordersOf(order.id)).toMatchObject([{ personal_id_id: null }]);
  });

  it('goes back to a shopper who was forgotten', async () => {
    const { who, order, payment } = await overdue();
    await at.desk.done('erasePersonalInformation', who, { query: { confirm: 'YES' } });
    expect(await receive(paidNews(payment.id, payment.amount), at.desk.deps)).toBe('refunded');
    expect(await ordersOf(order.id)).toEqual([]);
    expect(await refundsOf(payment.id)).toHaveLength(1);
  });
});
