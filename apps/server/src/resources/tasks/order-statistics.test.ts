import { describe, expect, it } from 'vitest';
import { setUpTasks } from '../../../test/support/task-setup.ts';

const setup = setUpTasks();
const { order, spend } = setup;

describe('order statistics', () => {
  const statistics = async () =>
    (await setup.app.ask('GET', 'my/tasks/order-statistics', { visitor: setup.visitor })).body;

  it("sum this year's orders and grant the rewards of reached tiers", async () => {
    expect(await statistics()).toMatchObject({ orders: 0, amount: 0 });
    await spend(60_000, `a-${setup.visitor.shopperId}`);
    await spend(40_000, `b-${setup.visitor.shopperId}`);
    const body = await statistics();
    expect(body).toMatchObject({ orders: 2, amount: 100_000, since: '2025-12-31T16:00:00.000Z' });
    expect(body.tiers).toMatchObject([
      { id: 'low', isReached: true, reward: { kind: 'gift' } },
      { id: 'high', isReached: false, rewardId: null },
    ]);
    expect((await order(body.tiers[0].rewardId)).status).toBe(200);
    expect((await statistics()).tiers[0].rewardId).toBe(body.tiers[0].rewardId);
  });

  it('subtract refunds of imported purchases', async () => {
    const { shopperId } = setup.visitor;
    await spend(60_000, `c-${shopperId}`);
    await spend(40_000, `d-${shopperId}`);
    await spend(-60_000, `refund:c-${shopperId}`);
    await spend(-10_000, `refund:d-${shopperId}`);
    expect(await statistics()).toMatchObject({ orders: 1, amount: 30_000, pendingAmount: 0 });
  });
});
