import { DAY_MS, toChinaIsoDate } from '@vitrine/kit';
import { describe, expect, it } from 'vitest';
import { both } from '../../../test/support/catalogue-fixture.ts';
import { setUpIdentities } from '../../../test/support/identity-setup.ts';
import { insertTiers } from '../../../test/support/tiers-fixture.ts';
import type { Job } from '../../jobs/job.ts';
import { lowerTiers } from './jobs.ts';
import { recordSpend } from './queries.ts';

const shop = setUpIdentities(({ db }) => insertTiers(db));
const getCodes = (body: { benefits: { code: string }[] }) => body.benefits.map(({ code }) => code);

const runJob = (job: Job) => job.run({}, { database: shop.database(), dataDir: '', now: shop.now });

describe('tiers and benefits', () => {
  it('are joined once, at the earned tier', async () => {
    const visitor = await shop.newShopper();
    const { shopperId } = visitor;
    expect((await shop.ask('GET', 'my/tiers', { visitor })).body.current).toBeNull();
    const spend = { shopperId, reference: 'order:1', amount: 4_000_000, now: shop.now() };
    await recordSpend(shop.db(), spend);
    await recordSpend(shop.db(), spend);
    const joined = await shop.ask('POST', 'my/tiers', { visitor });
    expect(joined.body).toMatchObject({
      current: 'gold',
      spent: 4_000_000,
      next: { code: 'platinum', missing: 11_000_000 },
      former: null,
      keptUntil: '2027-10-01',
    });
    shop.pass(1_000);
    expect((await shop.ask('POST', 'my/tiers', { visitor })).body.joinedAt).toBe(
      joined.body.joinedAt,
    );
    expect(getCodes((await shop.ask('GET', 'my/benefits', { visitor })).body)).toContain('gold');
  });

  it('change with spends and refunds', async () => {
    const visitor = await shop.newShopper();
    const { shopperId } = visitor;
    await shop.ask('POST', 'my/tiers', { visitor });
    const spend = (reference: string, amount: number) =>
      recordSpend(shop.db(), { shopperId, reference, amount, now: shop.now() });
    const current = async () => (await shop.ask('GET', 'my/tiers', { visitor })).body.current;
    await spend('order:2', 16_000_000);
    expect(await current()).toBe('platinum');
    await spend('refund:2', -14_000_000);
    expect(await current()).toBe('member');
  });

  it('include a personal benefit until it expires', async () => {
    const visitor = await shop.newShopper();
    await shop
      .db()
      .insertInto('shopper_benefits')
      .values({
        shopper_id: visitor.shopperId,
        code: 'private-sale',
        expires_at: new Date(shop.now() + 1_000),
      })
      .execute();
    const given = async () =>
      getCodes((await shop.ask('GET', 'my/benefits', { visitor })).body).includes('private-sale');
    expect(await given()).toBe(true);
    shop.pass(1_001);
    expect(await given()).toBe(false);
  });

  it('say which tier ended and what is missing when purchases leave the window', async () => {
    const visitor = await shop.newShopper();
    const { shopperId } = visitor;
    const spentAt = shop.now() - 360 * DAY_MS;
    await recordSpend(shop.db(), {
      shopperId,
      reference: 'order:3',
      amount: 3_500_000,
      now: spentAt,
    });
    expect((await shop.ask('POST', 'my/tiers', { visitor })).body).toMatchObject({
      current: 'gold',
      keptUntil: toChinaIsoDate(spentAt + 365 * DAY_MS),
    });
    shop.pass(6 * DAY_MS);
    await runJob(lowerTiers);
    expect((await shop.ask('GET', 'my/tiers', { visitor })).body).toMatchObject({
      current: 'member',
      former: { code: 'gold', endedAt: new Date(shop.now()).toISOString() },
      keptUntil: null,
      spent: 0,
      next: { code: 'gold', missing: 3_000_000 },
    });
    await recordSpend(shop.db(), {
      shopperId,
      reference: 'order:4',
      amount: 3_000_000,
      now: shop.now(),
    });
    expect((await shop.ask('GET', 'my/tiers', { visitor })).body.former).toBeNull();
  });

  it('have the terms of the highest tier that gives them, and name the stylist', async () => {
    const visitor = await shop.newShopper();
    const give = (tier_code: string, benefit_code: string, terms: object) =>
      shop
        .db()
        .insertInto('tier_benefits')
        .values({ tier_code, benefit_code, terms: JSON.stringify(terms) })
        .execute();
    await give('platinum', 'early-access', { hours: 48 });
    await give('platinum', 'personal-stylist', { name: both('沈南', 'Shen Nan') });
    const readBenefits = async () => (await shop.ask('GET', 'my/benefits', { visitor })).body;
    const spend = (reference: string, amount: number) =>
      recordSpend(shop.db(), { shopperId: visitor.shopperId, reference, amount, now: shop.now() });
    await shop.ask('POST', 'my/tiers', { visitor });
    await spend('order:5', 3_000_000);
    const gold = await readBenefits();
    expect(gold.stylist).toBeNull();
    expect(gold.benefits).toContainEqual(
      expect.objectContaining({ code: 'early-access', description: '新季系列提前 24 小时选购' }),
    );
    await spend('order:6', 12_000_000);
    const platinum = await readBenefits();
    expect(platinum.stylist).toEqual({ name: '沈南', introduction: '' });
    expect(platinum.benefits).toContainEqual(
      expect.objectContaining({ code: 'early-access', description: '新季系列提前 48 小时选购' }),
    );
  });
});
