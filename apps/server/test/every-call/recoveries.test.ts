import { type Call, calls } from '@vitrine/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { examples } from './call-examples.ts';
import type { Visitor } from './call-input.ts';
import { findVariantInStock } from './examples/bags.ts';
import { type EveryCallFixture, openFixture } from './fixture.ts';

/** The behaviour of the server after errors, which its clients need to recover. */
let fixture: EveryCallFixture;
const logLines: string[] = [];
beforeAll(async () => {
  fixture = await openFixture({ logStream: { write: (line) => void logLines.push(line) } });
});
afterAll(() => fixture.close());
afterEach(() => vi.restoreAllMocks());

interface ErrorBody {
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
const packageStatusOf = async (visitor: Visitor) => {
  const { body } = await fixture.ask(calls.listMyRewardPackages, { visitor });
  return (body as Package[]).find(({ id }) => id === PACKAGE.rewardPackageId)?.status;
};

/** The quotas of the package, including those of shoppers. */
const readQuotas = () =>
  fixture.db
    .selectFrom('quotas')
    .select(['key', 'used'])
    .where('key', 'like', `package:${PACKAGE.rewardPackageId}%`)
    .orderBy('key')
    .execute();

describe('content', () => {
  it('leaves out unknown codes and returns the others', async () => {
    const query = { codes: 'spring,no-such-page' };
    const { status, body } = await fixture.ask(calls.searchContents, { query });
    expect([status, Object.keys(body as object)]).toEqual([200, ['spring']]);
  });

  it('and rankings let clients tolerate 401 and 403', () => {
    const { getAppConfiguration, rankCategories, rankBrands, rankProducts } = calls;
    for (const { tolerates } of [getAppConfiguration, rankCategories, rankBrands, rankProducts])
      expect(tolerates).toEqual([401, 403]);
  });
});

describe('an error response', () => {
  it('has a code and a message in the language of the request', async () => {
    for (const [language, text] of [
      ['zh-CN', '请先登录'],
      ['en-US', 'Please sign in first'],
    ] as const) {
      const { status, body } = await fixture.ask(calls.getProfile, {
        headers: { 'accept-language': language, 'request-id': 'a-request-of-ours' },
      });
      const { error } = body as ErrorBody;
      expect([status, error.code, error.message]).toEqual([401, 'unauthorised', text]);
      expect(error.requestId).toBe('a-request-of-ours');
    }
  });

  it('hides the details of a server error', async () => {
    vi.spyOn(fixture.deps.catalogue, 'current').mockImplementation(() => {
      throw new Error('the index is at 10.0.0.7');
    });
    const { status, body } = await fixture.ask(calls.suggest, { query: { keyword: '大衣' } });
    expect([status, (body as ErrorBody).error.code]).toEqual([500, 'internal']);
    expect(JSON.stringify(body)).not.toContain('10.0.0.7');
  });
});

it('keeps the guest session when a token is rejected', async () => {
  const visitor = await fixture.newGuest();
  const body = { grant: 'token', token: 'not.a.token' };
  const rejected = await fixture.ask(calls.openSession, { visitor, body });
  expect([rejected.status, (rejected.body as ErrorBody).error.reason]).toEqual([
    401,
    'token-refused',
  ]);
  const session = await fixture.ask(calls.getSession, { visitor });
  expect(session.body).toMatchObject({ isGuest: true, bagId: visitor.bagId });
});

describe('a coupon', () => {
  it('is claimed after a claim', async () => {
    const visitor = await fixture.newShopper();
    expect(await packageStatusOf(visitor)).toBe('claimable');
    const { status } = await fixture.ask(calls.claimRewardPackage, { visitor, body: PACKAGE });
    expect([status, await packageStatusOf(visitor)]).toEqual([200, 'claimed']);
  });

  it('stays claimable after a failed claim', async () => {
    const visitor = await fixture.newShopper();
    const body = { ...PACKAGE, rewardPackageSubscriptionId: 'spring-800-elsewhere' };
    const { status } = await fixture.ask(calls.claimRewardPackage, { visitor, body });
    expect([status, await packageStatusOf(visitor)]).toEqual([404, 'claimable']);
  });

  it('rolls back a claim that breaks halfway', async () => {
    const visitor = await fixture.newShopper();
    const before = await readQuotas();
    await sql`alter table coupons add constraint broken check (false) not valid`.execute(
      fixture.db,
    );
    const broken = await fixture.ask(calls.claimRewardPackage, { visitor, body: PACKAGE });
    await sql`alter table coupons drop constraint broken`.execute(fixture.db);
    expect([broken.status, await packageStatusOf(visitor)]).toEqual([500, 'claimable']);
    expect(await readQuotas()).toEqual(before);
    const { status } = await fixture.ask(calls.claimRewardPackage, { visitor, body: PACKAGE });
    expect([status, await packageStatusOf(visitor)]).toEqual([200, 'claimed']);
    expect(await readQuotas()).not.toEqual(before);
  });

  it('requires a log-in', async () => {
    const visitor = await fixture.newGuest();
    const { status, body } = await fixture.ask(calls.claimRewardPackage, {
      visitor,
      body: PACKAGE,
    });
    expect([status, (body as ErrorBody).error.reason]).toEqual([401, 'login-needed']);
  });
});

describe('a product', () => {
  it('answers 404 when it does not exist', async () => {
    const { status } = await fixture.ask(calls.getProduct, { params: { id: '999999999' } });
    expect(status).toBe(404);
  });

  it('is marked as offline when it goes offline', async () => {
    const [{ id }] = (await fixture.db
      .selectFrom('products')
      .select('id')
      .where('is_online', '=', true)
      .limit(1)
      .execute()) as [{ id: string }];
    const params = { id };
    expect((await fixture.ask(calls.getProduct, { params })).body).toMatchObject({
      isOnline: true,
    });
    await fixture.db
      .updateTable('products')
      .set({ is_online: false })
      .where('id', '=', id)
      .execute();
    await vi.waitFor(async () => {
      const { body } = await fixture.ask(calls.getProduct, { params });
      expect(body).toMatchObject({ isOnline: false });
    }, 20_000);
  });
});

it('logs failed tracking without failing other calls', async () => {
  const call: Call = calls.track;
  const sent = await examples.track.valid(fixture);
  logLines.length = 0;
  vi.spyOn(fixture.deps.tracking, 'accept').mockRejectedValue(new Error('table missing'));
  expect((await fixture.ask(call, sent)).status).toBe(500);
  expect(logLines.join('')).toContain('table missing');
  const visitor = await fixture.newGuest();
  const body = { variantId: await findVariantInStock(fixture) };
  const params = { id: visitor.bagId };
  expect((await fixture.ask(calls.addBagItem, { visitor, params, body })).status).toBe(200);
});
