import type { OrderReturn } from '@vitrine/contract';
import { chinaDate } from '@vitrine/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifyShop } from '../../sandbox/notify-shop.ts';
import { NOW } from '../../testing/catalogue-fixture.ts';
import { type Buyer, type Desk, openDesk, PACE_MS, SIZES } from '../../testing/order-desk.ts';
import { travelOrders } from '../orders/travel-orders.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { nextStatus, refundOf } from './rules.ts';
import { travelReturns } from './travel-returns.ts';

const { two } = SIZES;
const DAY_MS = 86_400_000;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
beforeEach(async () => {
  desk.clock.now = NOW;
  await desk.db.deleteFrom('stock_holds').execute();
  await desk.setStock(two, 500);
});
afterAll(() => desk.close());

/** A delivered parcel of three pieces of one size. */
async function delivered() {
  const { who, orderId, paymentId } = await desk.paidOrder({ [two]: 3 });
  for (let step = 0; step < 9; step++) {
    desk.clock.now += PACE_MS;
    await desk.sweep(travelOrders);
  }
  const [parcel] = (await desk.readOrder(who, orderId)).merchantOrders;
  const [item] = parcel?.items ?? [];
  if (!parcel || !item) throw new Error('Nothing was delivered');
  return { who, orderId, paymentId, parcel, item };
}

type Delivered = Awaited<ReturnType<typeof delivered>>;

const wish = ({ parcel, item }: Delivered, quantity = 1, more: object = {}) => ({
  merchantOrderId: parcel.id,
  items: [{ orderItemId: item.id, quantity }],
  reason: 'size',
  pickup: { date: chinaDate(desk.clock.now + DAY_MS), part: 'morning' },
  ...more,
});
const ask = (who: Buyer, body: object, headers = {}) =>
  desk.ask('createReturn', who, { body, headers });
const asked = (who: Buyer, body: object) => desk.done<OrderReturn>('createReturn', who, { body });
const reasonOf = ({ body }: { body: { error?: { reason?: string } } }) => body.error?.reason;
const read = (who: Buyer, id: string) =>
  desk.done<OrderReturn>('getReturn', who, { params: { id } });

describe('a return', () => {
  it('is collected, looked over and paid back by itself', async () => {
    const bought = await delivered();
    const { who, item, parcel, orderId } = bought;
    const stock = await desk.stockOf(two);
    const { id, refundAmount, status } = await asked(who, wish(bought, 2));
    expect([status, refundAmount]).toEqual(['requested', (item.amountPaid / 3) * 2]);
    for (let step = 0; step < 4; step++) {
      desk.clock.now += PACE_MS;
      await desk.sweep(travelReturns);
    }
    expect((await read(who, id)).status).toBe('refunding');
    expect(await desk.stockOf(two)).toBe(stock + 2);
    await desk.sweep(sendRefunds);
    desk.clock.now += PACE_MS;
    await desk.sweep(notifyShop);
    await desk.sweep(travelReturns);
    const over = await read(who, id);
    expect(over).toMatchObject({ status: 'refunded', canCancel: false });
    expect(over.refundedAt).not.toBeNull();
    const order = await desk.readOrder(who, orderId);
    expect(order.refundedAmount).toBe(refundAmount);
    const own = order.merchantOrders.find((each) => each.id === parcel.id);
    expect(own?.items[0]?.returnedQuantity).toBe(2);
    const query = { 'order-id': orderId };
    expect(await desk.done<OrderReturn[]>('listReturns', who, { query })).toHaveLength(1);
  });

  it('is asked for once for a piece, however many ask at once', async () => {
    const bought = await delivered();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => ask(bought.who, wish(bought))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(answers.map(reasonOf))).toEqual(new Set([undefined, 'too-many-pieces']));
  });

  it('is one when the call is sent again', async () => {
    const bought = await delivered();
    const headers = { 'idempotency-key': 'return-00001' };
    const ids = [];
    for (const _ of [1, 2]) ids.push((await ask(bought.who, wish(bought, 3), headers)).body.id);
    expect(new Set(ids).size).toBe(1);
  });

  it('can be withdrawn until it is collected, and its pieces can be sent back later', async () => {
    const bought = await delivered();
    const { who } = bought;
    const { id } = await asked(who, wish(bought, 3));
    const withdraw = (params: { id: string }) => desk.ask('cancelReturn', who, { params });
    expect((await withdraw({ id })).body.status).toBe('cancelled');
    const again = await asked(who, wish(bought, 3));
    for (let step = 0; step < 2; step++) {
      desk.clock.now += PACE_MS;
      await desk.sweep(travelReturns);
    }
    expect(reasonOf(await withdraw({ id: again.id }))).toBe('already-collected');
    expect((await read(who, id)).status).toBe('cancelled');
  });

  it('is refused when it cannot be', async () => {
    const bought = await delivered();
    const { who } = bought;
    const day = (days: number) => ({
      pickup: { date: chinaDate(desk.clock.now + days * DAY_MS), part: 'morning' },
    });
    const other = await desk.newBuyer();
    expect(reasonOf(await ask(other, wish(bought)))).toBe('parcel-not-found');
    expect(reasonOf(await ask(who, wish(bought, 4)))).toBe('too-many-pieces');
    expect(reasonOf(await ask(who, wish(bought, 1, day(0))))).toBe('pickup-unavailable');
    expect(reasonOf(await ask(who, wish(bought, 1, day(8))))).toBe('pickup-unavailable');
    desk.clock.now += 14 * DAY_MS;
    expect(reasonOf(await ask(who, wish(bought)))).toBe('not-returnable');
    const { order, who: early } = await desk.paidOrder();
    const [parcel] = order.merchantOrders;
    const [item] = parcel?.items ?? [];
    const soon = { merchantOrderId: parcel?.id, items: [{ orderItemId: item?.id, quantity: 1 }] };
    expect(reasonOf(await ask(early, wish(bought, 1, soon)))).toBe('not-returnable');
  });

  it('is nobody else’s', async () => {
    const bought = await delivered();
    const params = { id: (await asked(bought.who, wish(bought))).id };
    const other = await desk.newBuyer();
    expect((await desk.ask('getReturn', other, { params })).status).toBe(404);
    expect((await desk.ask('cancelReturn', other, { params })).status).toBe(404);
    expect(await desk.done('listReturns', other)).toEqual([]);
  });
});

describe('what is paid back', () => {
  it('adds up to what was paid, however the pieces go back', () => {
    const bought = { amount_paid: '10001', quantity: 3 };
    const parts = [0, 1, 2].map((returned) => refundOf({ ...bought, returned }, 1));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(10_001);
    expect(refundOf({ ...bought, returned: 0 }, 3)).toBe(10_001);
    expect(refundOf({ ...bought, returned: 1 }, 2)).toBe((parts[1] ?? 0) + (parts[2] ?? 0));
  });

  it('waits for nothing after the money is on its way', () => {
    expect(nextStatus('inspected')).toBe('refunding');
    expect(nextStatus('refunding')).toBeUndefined();
    expect(nextStatus('cancelled')).toBeUndefined();
  });
});
