import { campaigns } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SweepContext } from '../../jobs/sweep.ts';
import { storeProgram } from '../../testing/campaign-fixture.ts';
import { storeRewards } from '../../testing/lottery-fixture.ts';
import { type ResourceApp, resourceApp, type Visitor } from '../../testing/resource-app.ts';
import { type TestShop, testShop } from '../../testing/test-shop.ts';
import { campaignHandlers } from '../campaigns/routes.ts';
import { rewardFirstOrders } from './reward.ts';
import { referralHandlers } from './routes.ts';

const START = Date.now();
let now = START;
let shop: TestShop;
let app: ResourceApp;
let visitor: Visitor & { shopperId: string };

beforeAll(async () => {
  shop = await testShop();
  const { database } = shop;
  await storeRewards(database, START);
  await storeProgram(database, 'joining', START, {
    friend_reward_id: 'coupon',
    own_reward_id: 'coupon',
    max_rewards: 2,
  });
  const deps = { db: database.db, now: () => now };
  const handlers = { ...campaignHandlers(deps), ...referralHandlers(deps) };
  app = await resourceApp(shop, campaigns, handlers, { now: () => now });
});
beforeEach(async () => {
  now = START;
  visitor = await app.newShopper();
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const tokenOf = async (who: Visitor = visitor): Promise<string> =>
  (await app.ask('GET', 'referrals/tokens/current', { visitor: who })).body.token;
const accept = (token: string, who: Visitor) =>
  app.ask('POST', 'referrals', { visitor: who, body: { token } });
const summary = async () => (await app.ask('GET', 'referrals', { visitor })).body;
const rewardsOf = (shopperId: string) =>
  shop.database.db.selectFrom('rewards').select('id').where('shopper_id', '=', shopperId).execute();

describe('an invitation', () => {
  it('stays the same, and shows what it brings', async () => {
    const { body } = await app.ask('GET', 'referrals/tokens/current', { visitor });
    expect(body).toMatchObject({
      path: `/content/spring?referral=${body.token}`,
      friendReward: { kind: 'coupon' },
      ownReward: { kind: 'coupon' },
      rewardsOn: 'joining',
    });
    expect(await tokenOf()).toBe(body.token);
    expect(await tokenOf(await app.newShopper())).not.toBe(body.token);
  });

  it('rewards both, once, however it is typed', async () => {
    const token = await tokenOf();
    const friend = await app.newShopper();
    const { status, body } = await accept(` ${token.toLowerCase()} `, friend);
    expect([status, body.rewardIds.length]).toEqual([200, 1]);
    expect((await accept(token, friend)).body.error.reason).toBe('referral-again');
    expect((await rewardsOf(friend.shopperId)).length).toBe(1);
    expect((await rewardsOf(visitor.shopperId)).length).toBe(1);
    expect(await summary()).toMatchObject({
      friends: 1,
      rewarded: 1,
      earned: 80_000,
      referrals: [{ status: 'rewarded', friend: '别处的朋友' }],
    });
  });

  it('counts once when it is accepted many times at once', async () => {
    const token = await tokenOf();
    const friend = await app.newShopper();
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(token, friend)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect((await rewardsOf(visitor.shopperId)).length).toBe(1);
  });

  it('is not for oneself, nor for somebody who was there before', async () => {
    expect((await accept(await tokenOf(), visitor)).body.error.reason).toBe('referral-own');
    const later = await app.newShopper();
    const answer = await accept(await tokenOf(later), visitor);
    expect(answer.body.error.reason).toBe('referral-not-new');
    expect((await accept('NOPE-NOPE', visitor)).body.error.reason).toBe('referral-unknown');
  });

  it('rewards its sender no more often than the programme says', async () => {
    const token = await tokenOf();
    for (let i = 0; i < 3; i++) await accept(token, await app.newShopper());
    expect(await summary()).toMatchObject({ friends: 3, rewarded: 2 });
  });
});

describe('an invitation that counts with the first order', () => {
  const sweep = () =>
    rewardFirstOrders.run({ database: shop.database, now: () => now } as SweepContext);

  it('rewards its sender when the friend has ordered, once', async () => {
    const { db } = shop.database;
    await storeProgram(shop.database, 'first', START, {
      own_reward_id: 'coupon',
      rewards_on: 'first-order',
      starts_at: new Date(START - 1),
    });
    const friend = await app.newShopper();
    const spend = (reference: string, amount: number) =>
      db
        .insertInto('shopper_spends')
        .values({ reference, shopper_id: friend.shopperId, amount, spent_at: new Date(now) })
        .execute();
    await accept(await tokenOf(), friend);
    await spend(`order:${friend.shopperId}-cancelled`, 100_000);
    await spend(`refund:order:${friend.shopperId}-cancelled`, -100_000);
    await sweep();
    expect(await summary()).toMatchObject({ friends: 1, rewarded: 0 });
    await spend(`order:${friend.shopperId}`, 100_000);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await summary()).toMatchObject({ friends: 1, rewarded: 1 });
    expect((await rewardsOf(visitor.shopperId)).length).toBe(1);
  });

  it('that brings its sender nothing is not looked at again and again', async () => {
    const { db } = shop.database;
    await storeProgram(shop.database, 'for-friends', START, { rewards_on: 'first-order' });
    const many = Array.from({ length: 50 }, (_, n) => ({ name: String(n) }));
    const friends = await db.insertInto('shoppers').values(many).returning('id').execute();
    const joined = { program_id: 'for-friends', referrer_id: visitor.shopperId };
    const at = new Date(now);
    await db
      .insertInto('referrals')
      .values(friends.map(({ id }) => ({ ...joined, friend_id: id, joined_at: at })))
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
    expect(await sweep()).toBe(false);
  });
});
