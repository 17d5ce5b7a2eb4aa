import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAddress } from '../../../test/support/buyer.ts';
import { NOW } from '../../../test/support/catalogue-fixture.ts';
import { storeRewards } from '../../../test/support/lottery-fixture.ts';
import {
  type OrderHarness,
  openOrderHarness,
  PACE_MS,
} from '../../../test/support/order-harness.ts';
import { advanceShipments } from '../orders/jobs.ts';
import { shipRewards } from './jobs.ts';
import { orderReward } from './order-reward.ts';
import { findRewardOrders } from './queries.ts';

let harness: OrderHarness;
beforeAll(async () => {
  harness = await openOrderHarness();
  await storeRewards(harness, NOW);
});
afterAll(() => harness.close());

/** Orders a gift, which is sent with the next order unless it has an address. */
async function orderGift(shopperId: string, now: number, addressId?: string): Promise<string> {
  const { id } = await harness.db
    .insertInto('rewards')
    .values({
      shopper_id: shopperId,
      definition_id: 'gift',
      source: 'task',
      source_key: `task:${now}`,
      status: 'claimable',
      received_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const request = { shopperId, rewardId: id, addressId, now };
  await harness.db.transaction().execute((trx) => orderReward(trx, request));
  return id;
}

const statusOf = async (id: string) =>
  (await harness.db.selectFrom('rewards').select('status').where('id', '=', id).executeTakeFirst())
    ?.status;

it('ships a gift with the first shipment of a later order', async () => {
  const { buyer } = await harness.paidOrder();
  const [before, after] = [
    await orderGift(buyer.shopperId, NOW - 1),
    await orderGift(buyer.shopperId, harness.clock.now + 1_000_000),
  ];
  await harness.runJob(shipRewards);
  expect(await statusOf(before)).toBe('to-ship');
  for (let step = 0; step < 4; step++) {
    harness.clock.now += PACE_MS;
    await harness.runJob(advanceShipments);
  }
  await harness.runJob(shipRewards);
  expect([await statusOf(before), await statusOf(after)]).toEqual(['shipped', 'to-ship']);
});

it('ships a gift with an address without waiting for an order', async () => {
  const { shopperId } = await harness.newBuyer();
  const now = harness.clock.now;
  const address = await insertAddress(harness.db, { shopperId, now, isDefault: true });
  const id = await orderGift(shopperId, now, address);
  // The reward order has its own copy of the address.
  await harness.db.deleteFrom('addresses').where('id', '=', address).execute();
  harness.clock.now += 3 * PACE_MS - 1;
  await harness.runJob(shipRewards);
  expect(await statusOf(id)).toBe('to-ship');
  harness.clock.now += 1;
  await harness.runJob(shipRewards);
  expect(await statusOf(id)).toBe('shipped');
  const [order] = await findRewardOrders(harness.db, shopperId);
  expect(order?.shipping_address).toMatchObject({
    id: address,
    name: '林知夏',
    stateName: { 'zh-CN': '上海' },
    addressLine: '武康路 12 弄 3 号',
  });
});
