import { DAY_MS } from '@vitrine/kit';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../../testing/resource-app.ts';
import { START, taskDesk } from './testing.ts';

const at = taskDesk();
const { clock, post, read, task, order, tickets, spend } = at;

describe('a task', () => {
  it('is done by what it asks for, then claimed, then open again next week', async () => {
    expect(await task('reading')).toMatchObject({ status: 'open', progress: 0 });
    expect((await read(29)).body.error.reason).toBe('read-longer');
    await read();
    const done = await task('reading');
    expect(done).toMatchObject({ status: 'done', progress: 1 });
    expect(await tickets()).toBe(0);
    expect((await order(done?.rewardId)).body.reward).toMatchObject({ status: 'granted' });
    expect(await tickets()).toBe(1);
    expect(await task('reading')).toMatchObject({ status: 'claimed' });
    clock.now = START + 2 * DAY_MS;
    expect(await task('reading')).toMatchObject({ status: 'open', progress: 0 });
  });

  it('keeps its reward when nobody looked before the week was over', async () => {
    await read();
    clock.now = START + 2 * DAY_MS;
    const rows = await at.db
      .selectFrom('rewards')
      .selectAll()
      .where('shopper_id', '=', at.visitor.shopperId)
      .execute();
    expect(rows).toMatchObject([{ status: 'claimable', source: 'task' }]);
  });

  it('is done by an order', async () => {
    expect((await task('ordering'))?.status).toBe('open');
    await spend(100, `order-${at.visitor.shopperId}`);
    expect((await task('ordering'))?.status).toBe('done');
  });

  it('is not done by an order that was cancelled', async () => {
    await spend(100, `order-${at.visitor.shopperId}`);
    await spend(-100, `refund:order-${at.visitor.shopperId}`);
    expect((await task('ordering'))?.status).toBe('open');
  });

  it('is done by a friend who helps', async () => {
    const { token } = (await post('sharing/help/tokens')).body;
    const friends = [
      await at.app.newShopper(),
      await at.app.newShopper(),
      await at.app.newShopper(),
    ];
    const help = (who: Visitor) => post('boosts/help/activities', { token }, who);
    expect((await help(at.visitor)).body.error.reason).toBe('own-share');
    expect((await help(friends[0] as Visitor)).body).toMatchObject({
      boosts: 1,
      isComplete: false,
    });
    expect((await help(friends[0] as Visitor)).body.error.reason).toBe('already-boosted');
    expect((await help(friends[1] as Visitor)).body).toMatchObject({ boosts: 2, isComplete: true });
    expect((await help(friends[2] as Visitor)).body.error.reason).toBe('share-complete');
    expect((await task('helping'))?.status).toBe('done');
    expect((await post('boosts/help/activities', { token: at.visitor.bagId })).status).toBe(404);
  });
});

describe('sending a page on', () => {
  it('earns a draw once a day, with the same token', async () => {
    const first = (await post('sharing/send/tokens')).body;
    expect(first).toMatchObject({ path: `/tasks?share=${first.token}`, result: { isNew: true } });
    const second = (await post('sharing/send/tokens')).body;
    expect(second).toMatchObject({ token: first.token, result: { isNew: false } });
    expect(await tickets()).toBe(1);
  });
});
