import { type Call, calls } from '@vitrine/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { someVariant } from './recipes/bags.ts';
import { recipes } from './recipes.ts';
import { makeWorld, type Visitor, type World } from './world.ts';

/** What the server has to hold up when something goes wrong, so that its clients can recover. */
let world: World;
const logged: string[] = [];
beforeAll(async () => {
  world = await makeWorld({ write: (line) => void logged.push(line) });
});
afterAll(() => world.close());
afterEach(() => vi.restoreAllMocks());

interface Refused {
  error: { code: string; reason?: string; message: string; requestId: string };
}
interface Package {
  id: string;
  status: string;
}

const PACKAGE = {
  rewardPackageId: 'spring-800',
  rewardPackageSubscriptionId: 'spring-800-cn',
};
const claimedBy = async (visitor: Visitor) => {
  const { body } = await world.ask(calls.listMyRewardPackages, { visitor });
  return (body as Package[]).find(({ id }) => id === PACKAGE.rewardPackageId)?.status;
};

/** What the limits of the package have counted, a shopper's own among them. */
const counted = () =>
  world.db
    .selectFrom('quotas')
    .select(['key', 'taken'])
    .where('key', 'like', `package:${PACKAGE.rewardPackageId}%`)
    .orderBy('key')
    .execute();

describe('content', () => {
  it('missing for an id is told by its absence, beside what is there', async () => {
    const query = { codes: 'spring,no-such-page' };
    const { status, body } = await world.ask(calls.searchContents, { query });
    expect([status, Object.keys(body as object)]).toEqual([200, ['spring']]);
  });

  it('and rankings may be refused without failing whoever asked', () => {
    const { getAppConfiguration, rankCategories, rankBrands, rankProducts } = calls;
    for (const { tolerates } of [getAppConfiguration, rankCategories, rankBrands, rankProducts])
      expect(tolerates).toEqual([401, 403]);
  });
});

describe('a status that is no success', () => {
  it('brings a code for programs and words for people, in the language that was asked for', async () => {
    for (const [language, words] of [
      ['zh-CN', '请先登录'],
      ['en-US', 'Please sign in first'],
    ] as const) {
      const { status, body } = await world.ask(calls.getProfile, {
        headers: { 'accept-language': language, 'request-id': 'a-request-of-ours' },
      });
      const { error } = body as Refused;
      expect([status, error.code, error.message]).toEqual([401, 'unauthorised', words]);
      expect(error.requestId).toBe('a-request-of-ours');
    }
  });

  it('of our own making says nothing of what happened inside', async () => {
    vi.spyOn(world.deps.catalogue, 'current').mockImplementation(() => {
      throw new Error('the index is at 10.0.0.7');
    });
    const { status, body } = await world.ask(calls.suggest, { query: { keyword: '大衣' } });
    expect([status, (body as Refused).error.code]).toEqual([500, 'internal']);
    expect(JSON.stringify(body)).not.toContain('10.0.0.7');
  });
});

it('a token that cannot be exchanged leaves the visitor the guest they were', async () => {
  const visitor = await world.newGuest();
  const body = { grant: 'token', token: 'not.a.token' };
  const refused = await world.ask(calls.openSession, { visitor, body });
  expect([refused.status, (refused.body as Refused).error.reason]).toEqual([401, 'token-refused']);
  const visit = await world.ask(calls.getSession, { visitor });
  expect(visit.body).toMatchObject({ isGuest: true, bagId: visitor.bagId });
});

describe('a coupon', () => {
  it('that is claimed is claimed from then on', async () => {
    const visitor = await world.newShopper();
    expect(await claimedBy(visitor)).toBe('claimable');
    const { status } = await world.ask(calls.claimRewardPackage, { visitor, body: PACKAGE });
    expect([status, await claimedBy(visitor)]).toEqual([200, 'claimed']);
  });

  it('whose claim fails can be claimed as before', async () => {
    const visitor = await world.newShopper();
    const body = { ...PACKAGE, rewardPackageSubscriptionId: 'spring-800-elsewhere' };
    const { status } = await world.ask(calls.claimRewardPackage, { visitor, body });
    expect([status, await claimedBy(visitor)]).toEqual([404, 'claimable']);
  });

  it('whose claim breaks halfway is counted nowhere, and can be claimed as before', async () => {
    const visitor = await world.newShopper();
    const before = await counted();
    await sql`alter table coupons add constraint broken check (false) not valid`.execute(world.db);
    const broken = await world.ask(calls.claimRewardPackage, { visitor, body: PACKAGE });
    await sql`alter table coupons drop constraint broken`.execute(world.db);
    expect([broken.status, await claimedBy(visitor)]).toEqual([500, 'claimable']);
    expect(await counted()).toEqual(before);
    const { status } = await world.ask(calls.claimRewardPackage, { visitor, body: PACKAGE });
    expect([status, await claimedBy(visitor)]).toEqual([200, 'claimed']);
    expect(await counted()).not.toEqual(before);
  });

  it('without a shopper asks for a login', async () => {
    const visitor = await world.newGuest();
    const { status, body } = await world.ask(calls.claimRewardPackage, { visitor, body: PACKAGE });
    expect([status, (body as Refused).error.reason]).toEqual([401, 'login-needed']);
  });
});

describe('a product', () => {
  it('that is not there is a 404, which leads to the next candidate', async () => {
    const { status } = await world.ask(calls.getProduct, { params: { id: '999999999' } });
    expect(status).toBe(404);
  });

  it('that has gone offline is no candidate either', async () => {
    const [{ id }] = (await world.db
      .selectFrom('products')
      .select('id')
      .where('is_online', '=', true)
      .limit(1)
      .execute()) as [{ id: string }];
    const params = { id };
    expect((await world.ask(calls.getProduct, { params })).body).toMatchObject({ isOnline: true });
    await world.db.updateTable('products').set({ is_online: false }).where('id', '=', id).execute();
    await vi.waitFor(async () => {
      const { body } = await world.ask(calls.getProduct, { params });
      expect(body).toMatchObject({ isOnline: false });
    }, 20_000);
  });
});

it('tracking that fails is logged, and nothing else fails with it', async () => {
  const call: Call = calls.track;
  const sent = await recipes.track.good(world);
  logged.length = 0;
  vi.spyOn(world.deps.tracking, 'accept').mockRejectedValue(new Error('the table is away'));
  expect((await world.ask(call, sent)).status).toBe(500);
  expect(logged.join('')).toContain('the table is away');
  const visitor = await world.newGuest();
  const body = { variantId: await someVariant(world) };
  const params = { id: visitor.bagId };
  expect((await world.ask(calls.addBagItem, { visitor, params, body })).status).toBe(200);
});
