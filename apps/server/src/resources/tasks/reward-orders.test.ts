import { describe, expect, it } from 'vitest';
import { taskDesk } from './testing.ts';

const at = taskDesk();
const { post, read, task, order } = at;

describe('a reward order', () => {
  it('sends a thing, once, and is listed', async () => {
    const { token } = (await post('sharing/help/tokens')).body;
    await post('boosts/help/activities', { token }, await at.app.newShopper());
    const id = (await task('helping'))?.rewardId;
    const answers = await Promise.all([order(id), order(id), order(id)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers[0]?.body.reward).toMatchObject({ kind: 'gift', status: 'to-ship' });
    const { body } = await at.app.ask('GET', 'my/reward-orders', { visitor: at.visitor });
    expect(body.length).toBe(1);
  });

  it('is not for another shopper, nor to another’s address', async () => {
    await read();
    const rewardId = (await task('reading'))?.rewardId;
    expect((await order(rewardId, await at.app.newShopper())).status).toBe(404);
    expect((await post('my/reward-orders', { rewardId, addressId: '999999' })).status).toBe(404);
    expect((await order(rewardId)).status).toBe(200);
  });
});
