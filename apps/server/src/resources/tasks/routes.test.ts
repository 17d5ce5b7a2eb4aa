import { DAY_MS } from '@vitrine/kit';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../../../test/support/resource-app.ts';
import { START, setUpTasks } from '../../../test/support/task-setup.ts';

const setup = setUpTasks();
const { clock, post, read, task, order, tickets, spend } = setup;

describe('task', () => {
  it('is done, claimed and open again in the next week', async () => {
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

  it('keeps its reward when the shopper did not look during the week', async () => {
    await read();
    clock.now = START + 2 * DAY_MS;
    const rows = await setup.db
      .selectFrom('rewards')
      .selectAll()
      .where('shopper_id', '=', setup.visitor.shopperId)
      .execute();
    expect(rows).toMatchObject([{ status: 'claimable', source: 'task' }]);
  });

  it('is completed by an order', async () => {
    expect((await task('ordering'))?.status).toBe('open');
    await spend(100, `order-${setup.visitor.shopperId}`);
    expect((await task('ordering'))?.status).toBe('done');
  });

  it('is not completed by a cancelled order', async () => {
    await spend(100, `order-${setup.visitor.shopperId}`);
    await spend(-100, `refund:order-${setup.visitor.shopperId}`);
    expect((await task('ordering'))?.status).toBe('open');
  });

  it("is completed by a friend's boost", async () => {
    const { token } = (await post('sharing/help/tokens')).body;
    const friends = [
      await setup.app.newShopper(),
      await setup.app.newShopper(),
      await setup.app.newShopper(),
    ];
    const help = (shopper: Visitor) => post('boosts/help/activities', { token }, shopper);
    expect((await help(setup.visitor)).body.error.reason).toBe('own-share');
    expect((await help(friends[0] as Visitor)).body).toMatchObject({
      boosts: 1,
      isComplete: false,
    });
    expect((await help(friends[0] as Visitor)).body.error.reason).toBe('already-boosted');
    expect((await help(friends[1] as Visitor)).body).toMatchObject({ boosts: 2, isComplete: true });
    expect((await help(friends[2] as Visitor)).body.error.reason).toBe('share-complete');
    expect((await task('helping'))?.status).toBe('done');
    expect((await post('boosts/help/activities', { token: setup.visitor.bagId })).status).toBe(404);
  });
});

describe('a page view', () => {
  const view = (event: 'opened' | 'closed', page = 'read') =>
    post(`user-actions/${page}/page-views`, { event });

  it('lasts from its opening to its closing by the clock of the server', async () => {
    await view('opened');
    clock.now += 29_000;
    expect((await view('closed')).body.error.reason).toBe('read-longer');
    expect((await view('closed')).body.error.reason).toBe('read-longer');
    expect((await read(30)).body).toMatchObject({ isNew: true, count: 1 });
  });

  it('ends when the shopper opens another page', async () => {
    await view('opened');
    await view('opened', 'leaf');
    clock.now += 60_000;
    expect((await view('closed')).body.error.reason).toBe('read-longer');
    expect((await view('closed', 'leaf')).body.isNew).toBe(true);
  });
});

describe('sharing a page', () => {
  const share = async () => (await post('sharing/send/tokens')).body;
  const openShare = (token: string, visitor?: Visitor) =>
    setup.app.ask('POST', 'sharing/openings', { body: { token }, ...(visitor && { visitor }) });

  it('grants nothing when a token is asked for, and always the same token', async () => {
    const first = await share();
    expect(first).toEqual({ token: first.token, path: `/tasks?share=${first.token}` });
    expect(await share()).toEqual(first);
    expect(await tickets()).toBe(0);
  });

  it('grants a ticket once a day when a friend opens the page', async () => {
    const { token } = await share();
    expect((await openShare(token, setup.visitor)).body).toEqual({ isCounted: false });
    expect((await openShare(token)).body).toEqual({ isCounted: true });
    expect((await openShare(token, await setup.app.newShopper())).body).toEqual({
      isCounted: false,
    });
    expect(await tickets()).toBe(1);
    clock.now += DAY_MS;
    await openShare(token);
    expect(await tickets()).toBe(2);
  });

  it('counts five openings a day from one network', async () => {
    clock.now += 3 * DAY_MS;
    const counted: boolean[] = [];
    for (let n = 0; n < 6; n++) {
      const { token } = (await post('sharing/send/tokens', undefined, await setup.app.newShopper()))
        .body;
      counted.push((await openShare(token)).body.isCounted);
    }
    expect(counted).toEqual([true, true, true, true, true, false]);
  });

  it('says nothing about an unknown token', async () => {
    const { status, body } = await openShare(setup.visitor.bagId);
    expect([status, body]).toEqual([200, { isCounted: false }]);
  });
});
