import { describe, expect, it } from 'vitest';
import { taskDesk } from './testing.ts';

const at = taskDesk();
const { order, spend } = at;

describe('order statistics', () => {
  const statistics = async () =>
    (await at.app.ask('GET', 'my/tasks/order-statistics', { visitor: at.visitor })).body;

  it('sum this year’s orders, and set out what they bring', async () => {
    expect(await statistics()).toMatchObject({ orders: 0, amount: 0 });
    await spend(60_000, `a-${at.visitor.shopperId}`);
    await spend(40_000, `b-${at.visitor.shopperId}`);
    const body = await statistics();
    expect(body).toMatchObject({ orders: 2, amount: 100_000, since: '2025-12-31T16:00:00.000Z' });
    expect(body.tiers).toMatchObject([
      { id: 'low', isReached: true, reward: { kind: 'gift' } },
      { id: 'high', isReached: false, rewardId: null },
    ]);
    expect((await order(body.tiers[0].rewardId)).status).toBe(200);
    expect((await statistics()).tiers[0].rewardId).toBe(body.tiers[0].rewardId);
  });

  it('count no order that was cancelled, and sum what was given back', async () => {
    const { shopperId } = at.visitor;
    await spend(60_000, `order:${shopperId}`);
    await spend(40_000, `order:${shopperId}-2`);
    await spend(-60_000, `refund:order:${shopperId}`);
    await spend(-10_000, `refund:return:${shopperId}`);
    expect(await statistics()).toMatchObject({ orders: 1, amount: 30_000 });
  });
});
