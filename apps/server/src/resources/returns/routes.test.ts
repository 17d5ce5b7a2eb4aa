import type { OrderReturn } from '@vitrine/contract';
import { toChinaIsoDate } from '@vitrine/kit';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOW } from '../../../test/support/catalogue-fixture.ts';
import {
  type Buyer,
  type OrderHarness,
  openOrderHarness,
  PACE_MS,
  SIZES,
} from '../../../test/support/order-harness.ts';
import { reasonOf } from '../../../test/support/reason-of.ts';
import { notifyShop } from '../../sandbox/notify-shop.ts';
import { describeShop } from '../contents/shop-profile.ts';
import { advanceShipments } from '../orders/jobs.ts';
import { sendRefunds } from '../payments/jobs.ts';
import { advanceReturns } from './jobs.ts';

const { two } = SIZES;
const DAY_MS = 86_400_000;

let harness: OrderHarness;
beforeAll(async () => {
  harness = await openOrderHarness();
});
beforeEach(async () => {
  harness.clock.now = NOW;
  await harness.db.deleteFrom('stock_reservations').execute();
  await harness.setStock(two, 500);
});
afterAll(() => harness.close());

/** A delivered shipment with three items of one size. */
async function createDeliveredOrder() {
  const { buyer, orderId, paymentId } = await harness.paidOrder({ [two]: 3 });
  for (let step = 0; step < 9; step++) {
    harness.clock.now += PACE_MS;
    await harness.runJob(advanceShipments);
  }
  const [shipment] = (await harness.readOrder(buyer, orderId)).merchantOrders;
  const [item] = shipment?.items ?? [];
  if (!shipment || !item) throw new Error('Nothing was delivered');
  return { buyer, orderId, paymentId, shipment, item };
}

type DeliveredOrder = Awaited<ReturnType<typeof createDeliveredOrder>>;

const createRequest = ({ shipment, item }: DeliveredOrder, quantity = 1, more: object = {}) => ({
  merchantOrderId: shipment.id,
  items: [{ orderItemId: item.id, quantity }],
  reason: 'size',
  pickup: { date: toChinaIsoDate(harness.clock.now + DAY_MS), part: 'morning' },
  ...more,
});
const postReturn = (buyer: Buyer, body: object, headers = {}) =>
  harness.call('createReturn', buyer, { body, headers });
const createReturn = (buyer: Buyer, body: object) =>
  harness.callOrThrow<OrderReturn>('createReturn', buyer, { body });
const readReturn = (buyer: Buyer, id: string) =>
  harness.callOrThrow<OrderReturn>('getReturn', buyer, { params: { id } });

describe('return', () => {
  it('is picked up, inspected and refunded by the recurring job', async () => {
    const delivered = await createDeliveredOrder();
    const { buyer, item, shipment, orderId } = delivered;
    const stock = await harness.stockOf(two);
    const { id, refundAmount, status } = await createReturn(buyer, createRequest(delivered, 2));
    expect([status, refundAmount]).toEqual(['requested', (item.amountPaid / 3) * 2]);
    for (let step = 0; step < 4; step++) {
      harness.clock.now += PACE_MS;
      await harness.runJob(advanceReturns);
    }
    expect((await readReturn(buyer, id)).status).toBe('refunding');
    expect(await harness.stockOf(two)).toBe(stock + 2);
    await harness.runJob(sendRefunds);
    harness.clock.now += PACE_MS;
    await harness.runJob(notifyShop);
    await harness.runJob(advanceReturns);
    const refunded = await readReturn(buyer, id);
    expect(refunded).toMatchObject({ status: 'refunded', canCancel: false });
    expect(refunded.refundedAt).not.toBeNull();
    const order = await harness.readOrder(buyer, orderId);
    expect(order.refundedAmount).toBe(refundAmount);
    const returnedShipment = order.merchantOrders.find((each) => each.id === shipment.id);
    expect(returnedShipment?.items[0]?.returnedQuantity).toBe(2);
    const query = { 'order-id': orderId };
    expect(await harness.callOrThrow<OrderReturn[]>('listReturns', buyer, { query })).toHaveLength(
      1,
    );
  });

  it('of everything closes the order, which then says that it is refunded', async () => {
    const delivered = await createDeliveredOrder();
    const { buyer, orderId } = delivered;
    await createReturn(buyer, createRequest(delivered, 3));
    const returning = await harness.readOrder(buyer, orderId);
    expect(returning).toMatchObject({
      status: 'returning',
      statusText: 'Going back',
      isHistory: true,
    });
    expect(returning.merchantOrders[0]).toMatchObject({ status: 'returning', canSign: false });
    for (let step = 0; step < 4; step++) {
      harness.clock.now += PACE_MS;
      await harness.runJob(advanceReturns);
    }
    await harness.runJob(sendRefunds);
    harness.clock.now += PACE_MS;
    await harness.runJob(notifyShop);
    await harness.runJob(advanceReturns);
    expect(await harness.readOrder(buyer, orderId)).toMatchObject({
      status: 'returned',
      statusText: 'Returned and paid back',
    });
  });

  it('returns each item once under concurrent requests', async () => {
    const delivered = await createDeliveredOrder();
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => postReturn(delivered.buyer, createRequest(delivered))),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(responses.map(reasonOf))).toEqual(new Set([undefined, 'too-many-items']));
  });

  it('gives back what is left of an item after goodwill', async () => {
    const delivered = await createDeliveredOrder();
    const { buyer, item, shipment, orderId } = delivered;
    const goodwill = 1_234;
    const { id } = await harness.db
      .insertInto('order_refunds')
      .values({
        ...{ order_id: orderId, merchant_order_id: shipment.id, reason: 'late', note: '' },
        ...{ item_amount: goodwill, shipping_amount: 0, created_by: 'Lin' },
        created_at: new Date(harness.clock.now),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await harness.db
      .insertInto('order_refund_items')
      .values({
        ...{ refund_id: id, order_item_id: item.id, quantity: 0, unshipped_quantity: 0 },
        ...{ amount: goodwill, goodwill_amount: goodwill },
      })
      .execute();
    const { refundAmount } = await createReturn(buyer, createRequest(delivered, 3));
    expect(refundAmount).toBe(item.amountPaid - goodwill);
  });

  it('creates one return for repeated requests', async () => {
    const delivered = await createDeliveredOrder();
    const headers = { 'idempotency-key': 'return-00001' };
    const ids = [];
    for (const _ of [1, 2])
      ids.push((await postReturn(delivered.buyer, createRequest(delivered, 3), headers)).body.id);
    expect(new Set(ids).size).toBe(1);
  });

  it('can be cancelled before pick-up, and its items returned later', async () => {
    const delivered = await createDeliveredOrder();
    const { buyer } = delivered;
    const { id } = await createReturn(buyer, createRequest(delivered, 3));
    const withdraw = (params: { id: string }) => harness.call('cancelReturn', buyer, { params });
    expect((await withdraw({ id })).body.status).toBe('cancelled');
    const second = await createReturn(buyer, createRequest(delivered, 3));
    for (let step = 0; step < 2; step++) {
      harness.clock.now += PACE_MS;
      await harness.runJob(advanceReturns);
    }
    expect(reasonOf(await withdraw({ id: second.id }))).toBe('already-collected');
    expect((await readReturn(buyer, id)).status).toBe('cancelled');
  });

  it('refuses other shoppers, quantities, pick-up days and periods', async () => {
    const delivered = await createDeliveredOrder();
    const { buyer } = delivered;
    const pickupIn = (days: number) => ({
      pickup: { date: toChinaIsoDate(harness.clock.now + days * DAY_MS), part: 'morning' },
    });
    const other = await harness.newBuyer();
    expect(reasonOf(await postReturn(other, createRequest(delivered)))).toBe('parcel-not-found');
    expect(reasonOf(await postReturn(buyer, createRequest(delivered, 4)))).toBe('too-many-items');
    expect(reasonOf(await postReturn(buyer, createRequest(delivered, 1, pickupIn(0))))).toBe(
      'pickup-unavailable',
    );
    expect(reasonOf(await postReturn(buyer, createRequest(delivered, 1, pickupIn(8))))).toBe(
      'pickup-unavailable',
    );
    harness.clock.now += 14 * DAY_MS;
    expect(reasonOf(await postReturn(buyer, createRequest(delivered)))).toBe('not-returnable');
    const { order, buyer: otherBuyer } = await harness.paidOrder();
    const [shipment] = order.merchantOrders;
    const [item] = shipment?.items ?? [];
    const undelivered = {
      merchantOrderId: shipment?.id,
      items: [{ orderItemId: item?.id, quantity: 1 }],
    };
    expect(reasonOf(await postReturn(otherBuyer, createRequest(delivered, 1, undelivered)))).toBe(
      'not-returnable',
    );
  });

  it('answers 404 for the return of another shopper', async () => {
    const delivered = await createDeliveredOrder();
    const params = { id: (await createReturn(delivered.buyer, createRequest(delivered))).id };
    const other = await harness.newBuyer();
    expect((await harness.call('getReturn', other, { params })).status).toBe(404);
    expect((await harness.call('cancelReturn', other, { params })).status).toBe(404);
    expect(await harness.callOrThrow('listReturns', other)).toEqual([]);
  });
});

describe('the return period', () => {
  const setDays = (returnDays: unknown) => {
    const configuration = JSON.stringify({ returnDays });
    const row = { app: 'storefront', environment: 'production', toggles: '{}', configuration };
    return harness.db
      .insertInto('app_configurations')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['app', 'environment']).doUpdateSet({ configuration }),
      )
      .execute();
  };
  afterEach(() => setDays(14));

  it.each([
    [7, 7],
    [30, 30],
    [30.4, 30],
    [2, 7],
    [1_000, 90],
    ['30', 14],
    [undefined, 14],
  ])('of the settings %s is %i days, as the shop tells', async (returnDays, days) => {
    await setDays(returnDays);
    const { rows } = await sql<{ days: number }>`select shop_return_days() as days`.execute(
      harness.db,
    );
    expect(rows).toEqual([{ days }]);
    const catalogue = { genders: [], productKinds: [], exactPrices: false };
    const others = { programs: [], codeTargets: [] };
    const facts = { merchantCount: 1, importsGoods: false };
    expect(describeShop(facts, catalogue, { returnDays }, others).returnDays).toBe(days);
  });

  it('stays what it was when the order was placed', async () => {
    await setDays(7);
    const order = await createDeliveredOrder();
    await setDays(30);
    const longer = await createDeliveredOrder();
    harness.clock.now += 8 * DAY_MS;
    expect(reasonOf(await postReturn(order.buyer, createRequest(order)))).toBe('not-returnable');
    await createReturn(longer.buyer, createRequest(longer));
  });
});
