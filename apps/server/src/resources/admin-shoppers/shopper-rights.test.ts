import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertTiers } from '../../../test/support/tiers-fixture.ts';
import { findHeldBenefits } from '../memberships/queries.ts';
import { findProfile } from '../profiles/queries.ts';

const DAY_MS = 86_400_000;
const REASON = { reason: 'she was invited to the show' };

let shop: OperatorHarness;
let session: string;
let shopperId: string;
beforeAll(async () => {
  shop = await openOperatorHarness();
  await insertTiers(shop.db);
  ({ session } = await shop.createOperator('support'));
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { id } = await shop.db
    .insertInto('shoppers')
    .values({ name: '林知夏' })
    .returning('id')
    .executeTakeFirstOrThrow();
  shopperId = id;
});

const ask = (method: 'PUT' | 'POST', path: string, body: object) =>
  shop.ask(method, `shoppers/${shopperId}/${path}`, { session, body });
const setRole = (body: object) => ask('PUT', 'role', { ...REASON, ...body });
const give = (code: string, body: object = {}) =>
  ask('PUT', `benefits/${code}`, { ...REASON, ...body });
const end = (code: string) => ask('POST', `benefits/${code}/end`, REASON);
const inDays = (days: number) => new Date(shop.clock.now + days * DAY_MS).toISOString();
const findRole = async (now = shop.clock.now) => (await findProfile(shop.db, shopperId, now)).role;
const findHeld = async (now = shop.clock.now) =>
  (await findHeldBenefits(shop.db, shopperId, now)).map(({ code }) => code);
const findRecord = (action: string) =>
  shop.db
    .selectFrom('audit_records')
    .selectAll()
    .where('action', '=', action)
    .where('target_id', '=', shopperId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

describe('the role of a shopper', () => {
  it('is given for a time and ends by itself', async () => {
    const until = inDays(7);
    const { body } = await setRole({ role: 'vip', until });
    expect(body.role).toEqual({ name: 'vip', until, ...REASON });
    expect(await findRole()).toBe('vip');
    expect(await findRole(Date.parse(until))).toBe('shopper');
    expect(await findRecord('changeShopperRole')).toMatchObject({
      ...REASON,
      before: { role: { name: 'shopper' } },
      after: { role: { name: 'vip', until } },
    });
  });

  it('is taken back with its reason', async () => {
    await setRole({ role: 'staff' });
    expect(await findRole()).toBe('staff');
    const { body } = await setRole({ role: 'shopper', until: inDays(1) });
    expect(body.role).toEqual({ name: 'shopper', reason: null, until: null });
    expect(await findRole()).toBe('shopper');
  });

  it('needs a reason, and an end that is not over', async () => {
    expect((await setRole({ role: 'vip', reason: '' })).status).toBe(400);
    const { body } = await setRole({ role: 'vip', until: inDays(-1) });
    expect(body.error).toMatchObject({
      reason: 'ends-in-the-past',
      fields: [{ path: 'body.until' }],
    });
    await shop.db
      .updateTable('shoppers')
      .set({ erased_at: new Date(0) })
      .where('id', '=', shopperId)
      .execute();
    expect((await setRole({ role: 'vip' })).body.error.reason).toBe('shopper-erased');
  });
});

describe('a benefit of one shopper', () => {
  it('is given, changed and taken back, each time with a reason that is recorded', async () => {
    const until = inDays(3);
    const given = await give('private-sale', { until });
    expect(given.body.givenBenefits).toMatchObject([
      { code: 'private-sale', name: 'Private sale', until, isOver: false, ...REASON },
    ]);
    expect(await findHeld()).toEqual(['private-sale']);
    expect(await findHeld(Date.parse(until))).toEqual([]);
    const changed = await give('private-sale', { reason: 'for good, as agreed' });
    expect(changed.body.givenBenefits).toMatchObject([
      { until: null, reason: 'for good, as agreed' },
    ]);
    const overview = await shop.ask('GET', `shoppers/${shopperId}`, { session });
    expect(overview.body.givenBenefits).toEqual(changed.body.givenBenefits);
    expect((await end('private-sale')).body.givenBenefits).toEqual([]);
    expect(await findHeld()).toEqual([]);
    expect(await findRecord('endShopperBenefit')).toMatchObject({
      ...REASON,
      before: { givenBenefits: [{ code: 'private-sale' }] },
    });
  });

  it('is one of the shop, and only what was given is taken back', async () => {
    const missing = await give('no-such-benefit');
    expect([missing.status, missing.body.error.reason]).toEqual([404, 'benefit-unknown']);
    expect((await end('private-sale')).body.error.reason).toBe('benefit-not-given');
  });

  it('has the values of the lowest tier that gives it', async () => {
    const { body } = await shop.ask('GET', 'shopper-benefits', { session });
    expect(body).toContainEqual({ code: 'private-sale', name: 'Private sale', tier: 'Platinum' });
    expect(body).toContainEqual({ code: 'welcome', name: 'Welcome', tier: null });
  });

  it('is given by a machine of the shop, and by none of a merchant', async () => {
    await shop.createMerchant('711');
    const path = `shoppers/${shopperId}/benefits/welcome`;
    const askAs = async (scope: object) => {
      const apiKey = await shop.createApiKey(['shoppers:write'], scope);
      return shop.ask('PUT', path, { apiKey, body: REASON });
    };
    expect((await askAs({})).status).toBe(200);
    expect((await askAs({ merchantId: '711' })).body.error.reason).toBe('whole-shop-needed');
  });
});
