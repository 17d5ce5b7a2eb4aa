import { describe, expect, it } from 'vitest';
import { setUpTasks } from '../../../test/support/task-setup.ts';

const setup = setUpTasks();
const { post, read, task, order } = setup;

describe('reward order', () => {
  it('orders a gift once and lists it', async () => {
    const { token } = (await post('sharing/help/tokens')).body;
    await post('boosts/help/activities', { token }, await setup.app.newShopper());
    const id = (await task('helping'))?.rewardId;
    const responses = await Promise.all([order(id), order(id), order(id)]);
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(responses[0]?.body.reward).toMatchObject({ kind: 'gift', status: 'to-ship' });
    const { body } = await setup.app.ask('GET', 'my/reward-orders', { visitor: setup.visitor });
    expect(body.length).toBe(1);
  });

  it('refuses another shopper and an unknown address', async () => {
    await read();
    const rewardId = (await task('reading'))?.rewardId;
    expect((await order(rewardId, await setup.app.newShopper())).status).toBe(404);
    expect((await post('my/reward-orders', { rewardId, addressId: '999999' })).status).toBe(404);
    expect((await order(rewardId)).status).toBe(200);
  });
});
