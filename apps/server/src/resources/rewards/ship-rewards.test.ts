import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAddress } from '../../testing/buyer.ts';
import { NOW } from '../../testing/catalogue-fixture.ts';
import { storeRewards } from '../../testing/lottery-fixture.ts';
import { type Desk, openDesk, PACE_MS } from '../../testing/order-desk.ts';
import { travelOrders } from '../orders/travel-orders.ts';
import { orderReward } from './order.ts';
import { findRewardOrders } from './queries.ts';
import { shipRewards } from './ship-rewards.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await storeRewards(desk, NOW);
});
afterAll(() => desk.close());

/** A gift that was asked for at some time, to travel with the next order unless it has an address. */
async function gift(shopperId: string, now: number, addressId?: string): Promise<string> {
  const { id } = await desk.db
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
  const asked = { shopperId, rewardId: id, addressId, now };
  await desk.db.transaction().execute((trx) => orderReward(trx, asked));
  return id;
}

const statusOf = async (id: string) =>
  (await desk.db.selectFrom('rewards').select('status').where('id', '=', id).executeTakeFirst())
    ?.status;

it('goes with the first parcel of an order that was placed after it', async () => {
  const { who } = await desk.paidOrder();
  const [before, after] = [
    await gift(who.shopperId, NOW - 1),
    await gift(who.shopperId, desk.clock.now + 1_000_000),
  ];
  await desk.sweep(shipRewards);
  expect(await statusOf(before)).toBe('to-ship');
  for (let step = 0; step < 4; step++) {
    desk.clock.now += PACE_MS;
    await desk.sweep(travelOrders);
  }
  await desk.sweep(shipRewards);
  expect([await statusOf(before), await statusOf(after)]).toEqual(['shipped', 'to-ship']);
});

it('goes to its own address without waiting for an order', async () => {
  const { shopperId } = await desk.newBuyer();
  const now = desk.clock.now;
  const address = await insertAddress(desk.db, { shopperId, now, isDefault: true });
  const id = await gift(shopperId, now, address);
  // Where it goes is settled, whatever becomes of the address book.
  await desk.db.deleteFrom('addresses').where('id', '=', address).execute();
  desk.clock.now += 3 * PACE_MS - 1;
  await desk.sweep(shipRewards);
  expect(await statusOf(id)).toBe('to-ship');
  desk.clock.now += 1;
  await desk.sweep(shipRewards);
  expect(await statusOf(id)).toBe('shipped');
  const [order] = await findRewardOrders(desk.db, shopperId);
  expect(order?.shipping_address).toMatchObject({
    id: address,
    name: '林知夏',
    stateName: { 'zh-CN': '上海' },
    addressLine: '武康路 12 弄 3 号',
  });
});
