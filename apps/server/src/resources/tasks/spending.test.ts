import type { Order, OrderStatistics } from '@vitrine/contract';
import { RETURN_DAYS } from '@vitrine/contract';
import { toChinaIsoDate } from '@vitrine/kit';
import { describe, expect, it } from 'vitest';
import { SIZES } from '../../../test/support/checkout-harness.ts';
import type { Buyer } from '../../../test/support/order-harness.ts';
import { DAY_MS, setUpOrders } from '../../../test/support/order-setup.ts';
import { findPurchaseDays } from './queries.ts';

const shop = setUpOrders();
const RETURN_PERIOD_MS = RETURN_DAYS.usual * DAY_MS;

const readStatistics = (buyer: Buyer) =>
  shop.harness.callOrThrow<OrderStatistics>('getMyOrderStatistics', buyer);

/** Delivers all shipments of an order now. */
async function deliver(order: Order): Promise<void> {
  await shop.harness.db
    .updateTable('merchant_orders')
    .set({ status: 'delivered', delivered_at: new Date(shop.harness.clock.now), next_at: null })
    .where('order_id', '=', order.id)
    .execute();
}

async function storeTier(buyer: Buyer, amount: number): Promise<string> {
  const id = `tier-${buyer.shopperId}`;
  const text = JSON.stringify({ 'zh-CN': '礼', 'en-US': 'Gift' });
  const { db } = shop.harness;
  await db
    .insertInto('reward_definitions')
    .values({ id, kind: 'gift', name: text, description: text })
    .execute();
  await db.insertInto('spending_tiers').values({ id, amount, reward_id: id }).execute();
  return id;
}

describe('a task that asks for an order', () => {
  it('counts an order on the day when its return period is over', async () => {
    const { buyer, order } = await shop.harness.paidOrder();
    const { db, clock } = shop.harness;
    const readDays = () => findPurchaseDays(db, buyer.shopperId, clock.now);
    await deliver(order);
    clock.now += RETURN_PERIOD_MS - 1;
    expect(await readDays()).toEqual([]);
    clock.now += 1;
    expect(await readDays()).toEqual([{ day: toChinaIsoDate(clock.now) }]);
  });
});

describe('the reward for spending', () => {
  it('is granted when the return period of the order is over, not when it is paid', async () => {
    const { buyer, order } = await shop.harness.paidOrder();
    const id = await storeTier(buyer, 1);
    const tierOf = ({ tiers }: OrderStatistics) => tiers.find((tier) => tier.id === id);
    const total = order.priceInfo.grandTotal;
    const paid = await readStatistics(buyer);
    expect(paid).toMatchObject({ orders: 0, amount: 0, pendingAmount: total });
    expect(tierOf(paid)).toMatchObject({ isReached: false, rewardId: null });
    await deliver(order);
    shop.harness.clock.now += RETURN_PERIOD_MS - 1;
    expect(await readStatistics(buyer)).toMatchObject({ amount: 0, pendingAmount: total });
    shop.harness.clock.now += 1;
    const final = await readStatistics(buyer);
    expect(final).toMatchObject({ orders: 1, amount: total, pendingAmount: 0 });
    expect(tierOf(final)).toMatchObject({ isReached: true, rewardId: expect.any(String) });
  });

  it('is not granted for an order that was cancelled', async () => {
    const { buyer, order } = await shop.harness.paidOrder();
    const id = await storeTier(buyer, 1);
    expect((await readStatistics(buyer)).tiers.find((tier) => tier.id === id)?.rewardId).toBeNull();
    expect((await shop.cancel(buyer, order.id)).status).toBe(200);
    shop.harness.clock.now += RETURN_PERIOD_MS + DAY_MS;
    const { tiers, ...statistics } = await readStatistics(buyer);
    expect(statistics).toMatchObject({ orders: 0, amount: 0, pendingAmount: 0 });
    expect(tiers.find((tier) => tier.id === id)?.rewardId).toBeNull();
  });

  it('waits for a return that is still open, and leaves out what was refunded', async () => {
    const { buyer, order } = await shop.harness.paidOrder({ [SIZES.two]: 2 });
    await deliver(order);
    const refund = 1_000;
    const at = new Date(shop.harness.clock.now);
    const [shipment] = order.merchantOrders;
    const { id } = await shop.harness.db
      .insertInto('order_returns')
      .values({
        shopper_id: buyer.shopperId,
        order_id: order.id,
        merchant_order_id: shipment?.id ?? '',
        reason: 'size',
        note: '',
        pickup_date: '2026-11-25',
        pickup_part: 'morning',
        refund_amount: refund,
        requested_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    shop.harness.clock.now += RETURN_PERIOD_MS;
    expect(await readStatistics(buyer)).toMatchObject({ orders: 0, amount: 0 });
    await shop.harness.db
      .updateTable('order_returns')
      .set({ status: 'refunded' })
      .where('id', '=', id)
      .execute();
    await shop.harness.db
      .insertInto('shopper_spends')
      .values({
        shopper_id: buyer.shopperId,
        reference: `refund:return:${id}`,
        amount: -refund,
        spent_at: at,
      })
      .execute();
    const amount = order.priceInfo.grandTotal - refund;
    expect(await readStatistics(buyer)).toMatchObject({ orders: 1, amount, pendingAmount: 0 });
  });
});
