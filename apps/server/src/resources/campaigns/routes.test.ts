import { campaigns } from '@vitrine/contract';
import { DAY_MS, mapInParallel } from '@vitrine/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeCampaign } from '../../../test/support/campaign-fixture.ts';
import { storeRewards } from '../../../test/support/lottery-fixture.ts';
import {
  openResourceApp,
  type ResourceApp,
  type Visitor,
} from '../../../test/support/resource-app.ts';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { referralHandlers } from '../referrals/routes.ts';
import { campaignHandlers } from './routes.ts';

const START = Date.parse('2026-11-21T10:00:00+08:00');
let now = START;
let shop: TestShop;
let app: ResourceApp;
let visitor: Visitor & { shopperId: string };

beforeAll(async () => {
  shop = await openTestShop({ environment: { DATABASE_POOL_SIZE: '20' } });
  const { database } = shop;
  await storeRewards(database, START);
  const three = { boosts_needed: 3, boost_reward_id: 'coupon', boosts_per_day: 2 };
  await storeCampaign(database, 'spring', START, three);
  await storeCampaign(database, 'other', START);
  await storeCampaign(database, 'over', START, {
    starts_at: new Date(START - 2 * DAY_MS),
    ends_at: new Date(START),
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

const enrol = (id: string, shopper: Visitor = visitor) =>
  app.ask('POST', `campaigns/${id}/enrollments`, { visitor: shopper });
const share = (campaignId: string, shopper: Visitor = visitor) =>
  app.ask('POST', 'campaigns/sharing', { visitor: shopper, body: { campaignId } });
const boost = (shareId: string, shopper: Visitor) =>
  app.ask('POST', 'campaigns/boost', { visitor: shopper, body: { shareId } });
const readMyCampaign = async (id = 'spring') =>
  (await app.ask('GET', `my/campaigns/${id}`, { visitor })).body;
async function createShare(): Promise<string> {
  await enrol('spring');
  return (await share('spring')).body.shareId;
}
const findMyRewards = () =>
  shop.database.db
    .selectFrom('rewards')
    .select(['source', 'definition_id'])
    .where('shopper_id', '=', visitor.shopperId)
    .execute();

describe('enrolment', () => {
  it('is stored once', async () => {
    const first = (await enrol('spring')).body;
    now = START + 1_000;
    expect((await enrol('spring')).body).toEqual(first);
    expect(first).toEqual({
      campaignId: 'spring',
      isEnrolled: true,
      enrolledAt: new Date(START).toISOString(),
    });
  });

  it('is returned for one campaign and for several', async () => {
    await enrol('spring');
    const one = await app.ask('GET', 'campaigns/other/enrollments', { visitor });
    expect(one.body).toEqual({ campaignId: 'other', isEnrolled: false, enrolledAt: null });
    const path = 'campaigns/enrollments?campaign-ids=spring,other,none';
    const { body } = await app.ask('GET', path, { visitor });
    expect(
      body
        .map(({ campaignId, isEnrolled }: Record<string, unknown>) => [campaignId, isEnrolled])
        .sort(),
    ).toEqual([
      ['other', false],
      ['spring', true],
    ]);
  });

  it.each([
    ['over', 409, 'not-running'],
    ['none', 404, undefined],
  ])('is refused for the campaign %s', async (id, status, reason) => {
    const answer = await enrol(id);
    expect([answer.status, answer.body.error.reason]).toEqual([status, reason]);
  });
});

describe('share', () => {
  it('is created once per shopper', async () => {
    const id = await createShare();
    expect((await share('spring')).body).toMatchObject({
      shareId: id,
      path: `/content/spring?share=${id}`,
      boosts: 0,
      boostsNeeded: 3,
      isComplete: false,
    });
  });

  it('requires enrolment', async () => {
    expect((await share('spring')).body.error.reason).toBe('not-enrolled');
  });

  it('is completed by friends and rewarded once', async () => {
    const id = await createShare();
    const friends = await mapInParallel([1, 2, 3], 3, () => app.newShopper());
    for (const friend of friends) expect((await boost(id, friend)).status).toBe(200);
    expect(await readMyCampaign()).toMatchObject({
      enrollment: { isEnrolled: true },
      share: { boosts: 3, isComplete: true },
      reward: { kind: 'coupon' },
    });
    expect(await findMyRewards()).toEqual([{ source: 'boost', definition_id: 'coupon' }]);
    const late = await boost(id, await app.newShopper());
    expect(late.body.error.reason).toBe('share-complete');
  });

  it('masks the names of friends', async () => {
    const id = await createShare();
    const friend = await app.newShopper();
    const { db } = shop.database;
    await db
      .updateTable('shoppers')
      .set({ name: '周景行' })
      .where('id', '=', friend.shopperId)
      .execute();
    await boost(id, friend);
    expect((await readMyCampaign()).share.boosters[0].name).toBe('周**');
  });
});

describe('boost', () => {
  it('refuses own shares, repeats and unknown shares', async () => {
    const id = await createShare();
    expect((await boost(id, visitor)).body.error.reason).toBe('own-share');
    const friend = await app.newShopper();
    await boost(id, friend);
    expect((await boost(id, friend)).body.error.reason).toBe('already-boosted');
    expect((await boost('0190a5c2-4d8e-4c3a-9f1b-2d6e8a7b5c40', friend)).status).toBe(404);
  });

  it('is limited per day', async () => {
    const friend = await app.newShopper();
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      visitor = await app.newShopper();
      ids.push(await createShare());
    }
    const outcomes = [];
    for (const id of ids) outcomes.push((await boost(id, friend)).status);
    expect(outcomes).toEqual([200, 200, 409]);
    now = START + DAY_MS;
    expect((await boost(ids[2] ?? '', friend)).status).toBe(200);
  });

  it('counts each friend once and rewards once under concurrency', async () => {
    const id = await createShare();
    const friends = await mapInParallel(Array.from({ length: 20 }), 5, () => app.newShopper());
    const attempts = Array.from({ length: 200 }, (_, i) => friends[i % 20]);
    const statuses = await mapInParallel(
      attempts,
      20,
      async (friend) => (await boost(id, friend as Visitor)).status,
    );
    expect(statuses.filter((status) => status === 200).length).toBe(3);
    expect((await readMyCampaign()).share.boosts).toBe(3);
    expect((await findMyRewards()).length).toBe(1);
  }, 60_000);
});
