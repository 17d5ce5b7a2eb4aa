import { type PromoCode, promotions, type RewardPackage } from '@vitrine/contract';
import { DAY_MS } from '@vitrine/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  moneyOff,
  storePackage,
  storePromotion,
} from '../../../test/support/promotions-fixture.ts';
import {
  openResourceApp,
  type ResourceApp,
  type Visitor,
} from '../../../test/support/resource-app.ts';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { promotionHandlers } from './routes.ts';

const START = Date.parse('2026-11-21T10:00:00+08:00');
let now = START;
let shop: TestShop;
let app: ResourceApp;
let visitor: Visitor;

const later = (days: number) => new Date(START + days * DAY_MS);

beforeAll(async () => {
  shop = await openTestShop();
  const { database } = shop;
  await storePromotion(database, START);
  const store = (id: string, more = {}) => storePackage(database, id, START, more);
  await store('plain', { position: 1 });
  await store('soon', { claims_from: later(4), position: 2 });
  await store('past', { claims_to: new Date(START - 1), position: 3 });
  await store('daily', {
    position: 4,
    claim_window: 'day',
    per_window: 2,
    per_shopper: 5,
    per_shopper_window: 1,
  });
  await store('prize', { is_listed: false, position: 5 });
  const three = [
    moneyOff(50_000),
    { type: 'percent-off-shipping', discountPercentage: 100, minValue: 0 },
  ];
  await store('wallet', { offers: JSON.stringify(three), valid_days: 7, position: 6 });
  app = await openResourceApp(
    shop,
    promotions,
    promotionHandlers({ db: database.db, now: () => now }),
    { now: () => now },
  );
});
beforeEach(async () => {
  now = START;
  visitor = await app.newShopper();
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const list = async (query = '', buyer = visitor): Promise<RewardPackage[]> =>
  (await app.ask('GET', `my/reward-packages${query}`, { visitor: buyer })).body;
const claim = (id: string, buyer = visitor, subscription = `${id}-subscription`) =>
  app.ask('POST', 'my/reward-package-claims', {
    visitor: buyer,
    body: { rewardPackageId: id, rewardPackageSubscriptionId: subscription },
  });
const statuses = async () =>
  Object.fromEntries((await list()).map(({ id, status }) => [id, status]));
const codes = async (buyer = visitor): Promise<PromoCode[]> =>
  (await app.ask('GET', 'my/promo-codes', { visitor: buyer })).body;

describe('reward packages', () => {
  it("have the shopper's status, without reward-only packages", async () => {
    expect(await statuses()).toEqual({
      plain: 'claimable',
      soon: 'available',
      past: 'expired',
      daily: 'claimable',
      wallet: 'claimable',
    });
  });

  it('can be filtered by status and by promotion', async () => {
    const ids = async (query: string) => (await list(query)).map(({ id }) => id);
    expect(await ids('?status=available,expired')).toEqual(['soon', 'past']);
    expect(await ids('?promotion-ids=other')).toEqual([]);
    expect((await ids('?promotion-ids=autumn,other')).length).toBe(5);
    const answer = await app.ask('GET', 'my/reward-packages?status=wrong', { visitor });
    expect(answer.status).toBe(400);
  });

  it('list each offer under the key of its type', async () => {
    const [wallet] = (await list()).filter(({ id }) => id === 'wallet');
    expect(wallet?.promoOffers).toEqual([
      { offerMoneyOff: { discountValue: 50_000, currencyCode: 'CNY', minValue: 0 } },
      { offerPercentOffShipping: { currencyCode: 'CNY', minValue: 0 } },
    ]);
  });

  it('require a shopper session', async () => {
    const guest = await app.newGuest();
    expect((await app.ask('GET', 'my/reward-packages', { visitor: guest })).status).toBe(401);
    expect((await app.ask('GET', 'my/reward-packages')).status).toBe(401);
  });
});

describe('claim', () => {
  it('issues a code to this shopper only', async () => {
    const { status, body } = await claim('plain');
    expect([status, body.status]).toEqual([200, 'claimed']);
    const [code] = await codes();
    expect(code).toMatchObject({ rewardPackageId: 'plain', status: 'usable' });
    expect(code?.code).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){2}$/);
    expect(await codes(await app.newShopper())).toEqual([]);
  });

  it('is refused the second time', async () => {
    await claim('plain');
    const again = await claim('plain');
    expect([again.status, again.body.error.reason]).toEqual([409, 'already-claimed']);
    expect((await codes()).length).toBe(1);
  });

  it.each([
    ['soon', 409, 'claims-not-open'],
    ['past', 409, 'claims-over'],
    ['prize', 404, undefined],
    ['nothing', 404, undefined],
  ])('refuses the package %s', async (id, status, reason) => {
    const answer = await claim(id);
    expect([answer.status, answer.body.error.reason]).toEqual([status, reason]);
  });

  it('requires the subscription of the package', async () => {
    expect((await claim('plain', visitor, 'another')).status).toBe(404);
  });

  it('counts daily quotas by the day in Beijing', async () => {
    await claim('daily');
    expect((await claim('daily')).body.error.reason).toBe('claimed-for-now');
    expect((await claim('daily', await app.newShopper())).status).toBe(200);
    const third = await app.newShopper();
    expect((await claim('daily', third)).body.error.reason).toBe('all-claimed-for-now');
    const [waiting] = (await list('', third)).filter(({ id }) => id === 'daily');
    expect(waiting).toMatchObject({ status: 'available', opensAt: '2026-11-21T16:00:00.000Z' });
    now = START + DAY_MS;
    expect((await claim('daily')).status).toBe(200);
  });

  it('expires after its valid days', async () => {
    await claim('wallet');
    now = START + 7 * DAY_MS;
    expect((await codes())[0]?.status).toBe('expired');
    expect((await statuses()).wallet).toBe('expired');
  });

  it('returns error messages in English', async () => {
    const answer = await app.ask('POST', 'my/reward-package-claims', {
      visitor,
      language: 'en',
      body: { rewardPackageId: 'soon', rewardPackageSubscriptionId: 'soon-subscription' },
    });
    expect(answer.body.error.message).toBe('This cannot be claimed yet');
  });
});

describe('promotion', () => {
  it('lists its terms and packages', async () => {
    const { body } = await app.ask('GET', 'promotions/autumn', { language: 'en' });
    expect(body).toMatchObject({
      id: 'autumn',
      name: 'Autumn',
      status: 'running',
      terms: ['One each'],
    });
    expect(body.rewardPackageIds).toEqual(['plain', 'soon', 'past', 'daily', 'wallet']);
    expect((await app.ask('GET', 'promotions/none')).status).toBe(404);
  });
});
