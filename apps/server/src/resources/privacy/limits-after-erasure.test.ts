import { describe, expect, it } from 'vitest';
import { storeProgram } from '../../../test/support/campaign-fixture.ts';
import { setUpIdentities } from '../../../test/support/identity-setup.ts';
import { storeLottery, storeRewards } from '../../../test/support/lottery-fixture.ts';
import { storePackage } from '../../../test/support/promotions-fixture.ts';
import type { Visitor } from '../../../test/support/resource-app.ts';
import { pruneSessions } from '../../jobs/prune-sessions.ts';

const DAY_MS = 86_400_000;
const MOBILE = '13900000061';
const shop = setUpIdentities(async (database, now) => {
  await storeRewards(database, now);
  await storeLottery(database, 'daily', now, {
    freePerDay: 1,
    prizes: [{ reward: 'coupon', odds: 0 }],
  });
  await storePackage(database, 'one-each', now, { per_shopper: 1 });
  await storeProgram(database, 'joining', now, { friend_reward_id: 'coupon' });
});

const erase = (visitor: Visitor) =>
  shop.ask('DELETE', 'my/privacy/personal-information?confirm=YES', { visitor });
const draw = (visitor: Visitor) => shop.ask('POST', 'lotteries/daily/draw-rewards', { visitor });
const claim = (visitor: Visitor) =>
  shop.ask('POST', 'my/reward-package-claims', {
    visitor,
    body: { rewardPackageId: 'one-each', rewardPackageSubscriptionId: 'one-each-subscription' },
  });
const logIn = async (mobile: string) => (await shop.logInByMobile(mobile)).visitor;
const countHashes = async () =>
  (await shop.db().selectFrom('erased_identities').select('identity_hash').execute()).length;

describe('a shopper who erases the account and comes back', () => {
  it('finds the limits of draws and coupons as they were', async () => {
    const before = await logIn(MOBILE);
    expect((await draw(before)).status).toBe(200);
    expect((await claim(before)).status).toBe(200);
    expect((await erase(before)).status).toBe(200);
    const after = await logIn(MOBILE);
    expect(after.shopperId).not.toBe(before.shopperId);
    expect((await shop.ask('GET', 'lotteries/daily', { visitor: after })).body.tickets).toBe(0);
    expect((await draw(after)).status).toBe(409);
    expect((await claim(after)).status).toBe(409);
    await erase(after);
    const third = await logIn(MOBILE);
    expect([(await draw(third)).status, (await claim(third)).status]).toEqual([409, 409]);
  });

  it('is limited like before when they come back by a partner account', async () => {
    const logInByPartner = async () => {
      const { body } = await shop.ask('POST', '/api/v2/sessions/messaging-oa', {
        body: { code: 'demo-returning' },
      });
      return { key: body.sessionKey, bagId: body.bagId, shopperId: body.userId };
    };
    const before = await logInByPartner();
    expect((await claim(before)).status).toBe(200);
    await erase(before);
    expect((await claim(await logInByPartner())).status).toBe(409);
  });

  it('gets no more security codes than anybody else', async () => {
    const mobile = '13900000062';
    for (let n = 0; n < 5; n++) await erase(await logIn(mobile));
    shop.pass(61_000);
    const { status } = await shop.ask('POST', 'identities/mobile/security-code', {
      body: { mobile },
    });
    expect(status).toBe(429);
  });

  it('is no new shopper for a referral', async () => {
    const referrer = await logIn('13900000063');
    const friendMobile = '13900000064';
    await erase(await logIn(friendMobile));
    const friend = await logIn(friendMobile);
    const token = 'ABCD-2345';
    await shop
      .db()
      .insertInto('referral_tokens')
      .values({
        token,
        program_id: 'joining',
        shopper_id: referrer.shopperId,
        created_at: new Date(shop.now()),
      })
      .execute();
    const answer = await shop.ask('POST', 'referrals', { visitor: friend, body: { token } });
    expect(answer.body.error.reason).toBe('referral-not-new');
  });

  it('leaves a keyed hash only, until the campaigns and the birthday gift of that year are over', async () => {
    const mobile = '13900000065';
    await erase(await logIn(mobile));
    const rows = await shop.db().selectFrom('erased_identities').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(mobile);
    const prune = () =>
      pruneSessions.run({}, { database: shop.database(), dataDir: '', now: shop.now });
    await prune();
    expect(await countHashes()).toBeGreaterThan(0);
    shop.pass(366 * DAY_MS);
    await prune();
    expect(await countHashes()).toBe(0);
    expect((await claim(await logIn(mobile))).body.error.reason).toBe('claims-over');
  });
});
