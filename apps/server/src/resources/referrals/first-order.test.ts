import { RETURN_DAYS } from '@vitrine/contract';
import { expect, it } from 'vitest';
import { storeProgram } from '../../../test/support/campaign-fixture.ts';
import type { Buyer } from '../../../test/support/order-harness.ts';
import { DAY_MS, setUpOrders } from '../../../test/support/order-setup.ts';
import type { RecurringJobContext } from '../../jobs/recurring-job.ts';
import { rewardFirstOrders } from './jobs.ts';

const shop = setUpOrders();

/** Stores that another shopper has referred the buyer, and returns a function that runs the job and reads the reward. */
async function storeReferral(friend: Buyer) {
  const { db, database, clock } = shop.harness;
  const id = `first-${friend.shopperId}`;
  const text = JSON.stringify({ 'zh-CN': '礼', 'en-US': 'Gift' });
  await db
    .insertInto('reward_definitions')
    .values({ id, kind: 'gift', name: text, description: text })
    .execute();
  await storeProgram(database, id, clock.now, {
    rewards_on: 'first-order',
    referrer_reward_id: id,
  });
  const referrer = await db
    .insertInto('shoppers')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('referrals')
    .values({
      program_id: id,
      referrer_id: referrer.id,
      friend_id: friend.shopperId,
      joined_at: new Date(clock.now),
    })
    .execute();
  return async function isRewarded() {
    await rewardFirstOrders.run({ database, now: () => clock.now } as RecurringJobContext);
    const reward = await db
      .selectFrom('rewards')
      .select('id')
      .where('shopper_id', '=', referrer.id)
      .executeTakeFirst();
    return reward !== undefined;
  };
}

const deliver = (orderId: string) =>
  shop.harness.db
    .updateTable('merchant_orders')
    .set({ status: 'delivered', delivered_at: new Date(shop.harness.clock.now), next_at: null })
    .where('order_id', '=', orderId)
    .execute();

it("rewards the referrer when the return period of the friend's first order is over", async () => {
  const { buyer, order } = await shop.harness.paidOrder();
  const isRewarded = await storeReferral(buyer);
  expect(await isRewarded()).toBe(false);
  await deliver(order.id);
  shop.harness.clock.now += RETURN_DAYS.usual * DAY_MS - 1;
  expect(await isRewarded()).toBe(false);
  shop.harness.clock.now += 1;
  expect(await isRewarded()).toBe(true);
});

it('does not reward the referrer for an order that was returned in full', async () => {
  const { buyer, order } = await shop.harness.paidOrder();
  const isRewarded = await storeReferral(buyer);
  await deliver(order.id);
  const { db, clock } = shop.harness;
  const at = new Date(clock.now);
  const total = order.priceInfo.grandTotal;
  const { id } = await db
    .insertInto('order_returns')
    .values({
      shopper_id: buyer.shopperId,
      order_id: order.id,
      merchant_order_id: order.merchantOrders[0]?.id ?? '',
      reason: 'size',
      note: '',
      pickup_date: '2026-11-25',
      pickup_part: 'morning',
      refund_amount: total,
      requested_at: at,
      status: 'refunded',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('shopper_spends')
    .values({
      shopper_id: buyer.shopperId,
      reference: `refund:return:${id}`,
      amount: -total,
      spent_at: at,
    })
    .execute();
  clock.now += (RETURN_DAYS.usual + 1) * DAY_MS;
  expect(await isRewarded()).toBe(false);
});
