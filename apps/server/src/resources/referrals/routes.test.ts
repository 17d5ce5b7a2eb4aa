import { campaigns } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeProgram } from '../../../test/support/campaign-fixture.ts';
import { storeRewards } from '../../../test/support/lottery-fixture.ts';
import {
  openResourceApp,
  type ResourceApp,
  type Visitor,
} from '../../../test/support/resource-app.ts';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import type { RecurringJobContext } from '../../jobs/recurring-job.ts';
import { campaignHandlers } from '../campaigns/routes.ts';
import { rewardFirstOrders } from './jobs.ts';
import { referralHandlers } from './routes.ts';

const START = Date.now();
let now = START;
let shop: TestShop;
let app: ResourceApp;
let visitor: Visitor & { shopperId: string };

beforeAll(async () => {
  shop = await openTestShop();
  const { database } = shop;
  await storeRewards(database, START);
  await storeProgram(database, 'joining', START, {
    friend_reward_id: 'coupon',
    referrer_reward_id: 'coupon',
    max_rewards: 2,
  });
  const deps = { db: database.db, now: () => now };
  const handlers = { ...campaignHandlers(deps), ...referralHandlers(deps) };
  app = await openResourceApp(shop, campaigns, handlers, { now: () => now });
});
beforeEach(async () => {
  now = START;
  visitor = await app.newShopper();
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const readToken = async (shopper: Visitor = visitor): Promise<string> =>
  (await app.ask('GET', 'referrals/tokens/current', { visitor: shopper })).body.token;
const accept = (token: string, shopper: Visitor) =>
  app.ask('POST', 'referrals', { visitor: shopper, body: { token } });
const readSummary = async () => (await app.ask('GET', 'referrals', { visitor })).body;
const findRewardsOf = (shopperId: string) =>
  shop.database.db.selectFrom('rewards').select('id').where('shopper_id', '=', shopperId).execute();

describe('referral', () => {
  it('returns the same token and the rewards', async () => {
    const { body } = await app.ask('GET', 'referrals/tokens/current', { visitor });
    expect(body).toMatchObject({
      path: `/content/spring?referral=${body.token}`,
      friendReward: { kind: 'coupon' },
      ownReward: { kind: 'coupon' },
      rewardsOn: 'joining',
    });
    expect(await readToken()).toBe(body.token);
    expect(await readToken(await app.newShopper())).not.toBe(body.token);
  });

  it('rewards both sides once, ignoring case and spaces', async () => {
    const token = await readToken();
    const friend = await app.newShopper();
    const { status, body } = await accept(` ${token.toLowerCase()} `, friend);
    expect([status, body.rewardIds.length]).toEqual([200, 1]);
    expect((await accept(token, friend)).body.error.reason).toBe('referral-again');
    expect((await findRewardsOf(friend.shopperId)).length).toBe(1);
    expect((await findRewardsOf(visitor.shopperId)).length).toBe(1);
    expect(await readSummary()).toMatchObject({
      friends: 1,
      rewarded: 1,
      earned: 80_000,
      referrals: [{ status: 'rewarded', friend: '一位朋友' }],
    });
  });

  it('counts once for concurrent requests', async () => {
    const token = await readToken();
    const friend = await app.newShopper();
    const responses = await Promise.all(Array.from({ length: 20 }, () => accept(token, friend)));
    expect(responses.filter(({ status }) => status === 200).length).toBe(1);
    expect((await findRewardsOf(visitor.shopperId)).length).toBe(1);
  });

  it('describes an open invitation to anyone, and answers 404 for any other', async () => {
    const token = await readToken();
    const open = await app.ask('GET', `referrals/invitations/${token.toLowerCase()}`);
    expect(open.body.friendReward).toMatchObject({ kind: 'coupon' });
    const unknown = await app.ask('GET', 'referrals/invitations/none');
    expect([unknown.status, unknown.body.error.reason]).toEqual([404, 'referral-unknown']);
    now = START + 400 * 86_400_000;
    expect((await app.ask('GET', `referrals/invitations/${token}`)).status).toBe(404);
  });

  it('refuses the referrer and older accounts', async () => {
    expect((await accept(await readToken(), visitor)).body.error.reason).toBe('referral-own');
    const later = await app.newShopper();
    const answer = await accept(await readToken(later), visitor);
    expect(answer.body.error.reason).toBe('referral-not-new');
    expect((await accept('NOPE-NOPE', visitor)).body.error.reason).toBe('referral-unknown');
  });

  it('stops rewarding the referrer at the limit of the programme', async () => {
    const token = await readToken();
    for (let i = 0; i < 3; i++) await accept(token, await app.newShopper());
    expect(await readSummary()).toMatchObject({ friends: 3, rewarded: 2 });
  });
});

describe('referral that counts with the first order', () => {
  const runJob = () =>
    rewardFirstOrders.run({ database: shop.database, now: () => now } as RecurringJobContext);

  it("rewards the referrer once after the friend's first order", async () => {
    const { db } = shop.database;
    await storeProgram(shop.database, 'first', START, {
      referrer_reward_id: 'coupon',
      rewards_on: 'first-order',
      starts_at: new Date(START - 1),
    });
    const friend = await app.newShopper();
    const spend = (reference: string, amount: number) =>
      db
        .insertInto('shopper_spends')
        .values({ reference, shopper_id: friend.shopperId, amount, spent_at: new Date(now) })
        .execute();
    await accept(await readToken(), friend);
    await spend(`order:${friend.shopperId}-cancelled`, 100_000);
    await spend(`refund:order:${friend.shopperId}-cancelled`, -100_000);
    await runJob();
    expect(await readSummary()).toMatchObject({ friends: 1, rewarded: 0 });
    await spend(`order:${friend.shopperId}`, 100_000);
    await Promise.all([runJob(), runJob()]);
    await runJob();
    expect(await readSummary()).toMatchObject({ friends: 1, rewarded: 1 });
    expect((await findRewardsOf(visitor.shopperId)).length).toBe(1);
  });

  it('skips referrals without a reward for the referrer', async () => {
    const { db } = shop.database;
    await storeProgram(shop.database, 'for-friends', START, { rewards_on: 'first-order' });
    const many = Array.from({ length: 50 }, (_, n) => ({ name: String(n) }));
    const friends = await db.insertInto('shoppers').values(many).returning('id').execute();
    const referralRow = { program_id: 'for-friends', referrer_id: visitor.shopperId };
    const at = new Date(now);
    await db
      .insertInto('referrals')
      .values(friends.map(({ id }) => ({ ...referralRow, friend_id: id, joined_at: at })))
      .execute();
    await db
      .insertInto('shopper_spends')
      .values(
        friends.map(({ id }) => ({
          reference: `order:of-${id}`,
          shopper_id: id,
          amount: 100_000,
          spent_at: at,
        })),
      )
      .execute();
    expect(await runJob()).toBe(false);
  });
});
