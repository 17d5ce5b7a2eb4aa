import { mapInParallel } from '@vitrine/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storePackage, storePromotion } from '../../../test/support/promotions-fixture.ts';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { claimRewardPackage } from './claim-package.ts';

const NOW = Date.parse('2026-11-21T10:00:00+08:00');
const SHOPPERS = 200;
const ATTEMPTS_EACH = 10;
const PARALLEL = 40;

let shop: TestShop;
let shoppers: string[];

beforeAll(async () => {
  shop = await openTestShop({ environment: { DATABASE_POOL_SIZE: '20' } });
  const { database } = shop;
  await storePromotion(database, NOW);
  await storePackage(database, 'scarce', NOW, { quantity: 150 });
  await storePackage(database, 'daily', NOW, {
    per_shopper: 10,
    claim_window: 'day',
    per_window: 300,
    per_shopper_window: 2,
  });
  const rows = await database.db
    .insertInto('shoppers')
    .values(Array.from({ length: SHOPPERS }, (_, i) => ({ name: String(i) })))
    .returning('id')
    .execute();
  shoppers = rows.map(({ id }) => id);
}, 300_000);
afterAll(() => shop.close());

/** Every shopper claims repeatedly, and all of them at the same time. */
async function claimConcurrently(packageId: string) {
  const { db } = shop.database;
  const attempts = Array.from(
    { length: SHOPPERS * ATTEMPTS_EACH },
    (_, i) => shoppers[(i * 7) % SHOPPERS] ?? '',
  );
  const subscriptionId = `${packageId}-subscription`;
  const outcomes = await mapInParallel(attempts, PARALLEL, (shopperId) =>
    db
      .transaction()
      .execute((trx) =>
        claimRewardPackage(trx, {
          packageId,
          subscriptionId,
          shopperId,
          language: 'zh-CN',
          now: NOW,
        }),
      )
      .then(
        () => 'claimed',
        (error: { reason?: string }) => error.reason ?? 'failed',
      ),
  );
  const couponCounts = await db
    .selectFrom('coupons')
    .select((eb) => ['shopper_id', eb.fn.countAll<string>().as('count')])
    .where('package_id', '=', packageId)
    .groupBy('shopper_id')
    .execute();
  return { outcomes, counts: couponCounts.map(({ count }) => Number(count)) };
}

const sum = (counts: readonly number[]) => counts.reduce((left, right) => left + right, 0);
const countOutcomes = (outcomes: readonly string[], expected: string) =>
  outcomes.filter((outcome) => outcome === expected).length;

describe('2,000 concurrent claims', () => {
  it('issues no more coupons than the quota, and one to each shopper', async () => {
    const { outcomes, counts } = await claimConcurrently('scarce');
    expect(countOutcomes(outcomes, 'claimed')).toBe(150);
    expect(sum(counts)).toBe(150);
    expect(Math.max(...counts)).toBe(1);
    expect(countOutcomes(outcomes, 'failed')).toBe(0);
  }, 300_000);

  it('keeps the daily quota of all shoppers and of each one', async () => {
    const { outcomes, counts } = await claimConcurrently('daily');
    expect(countOutcomes(outcomes, 'claimed')).toBe(300);
    expect(sum(counts)).toBe(300);
    expect(Math.max(...counts)).toBe(2);
    expect(countOutcomes(outcomes, 'failed')).toBe(0);
  }, 300_000);
});
