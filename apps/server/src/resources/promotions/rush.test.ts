import { inParallel } from '@vitrine/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storePackage, storePromotion } from '../../testing/promotions-fixture.ts';
import { type TestShop, testShop } from '../../testing/test-shop.ts';
import { claim } from './claim.ts';

const NOW = Date.parse('2026-11-21T10:00:00+08:00');
const SHOPPERS = 200;
const ATTEMPTS_EACH = 10;
const AT_ONCE = 40;

let shop: TestShop;
let shoppers: string[];

beforeAll(async () => {
  shop = await testShop({ environment: { DATABASE_POOL_SIZE: '20' } });
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

/** Every shopper tries again and again, all of them at once. */
async function rush(packageId: string) {
  const { db } = shop.database;
  const attempts = Array.from(
    { length: SHOPPERS * ATTEMPTS_EACH },
    (_, i) => shoppers[(i * 7) % SHOPPERS] ?? '',
  );
  const subscriptionId = `${packageId}-subscription`;
  const outcomes = await inParallel(attempts, AT_ONCE, (shopperId) =>
    db
      .transaction()
      .execute((trx) =>
        claim(trx, { packageId, subscriptionId, shopperId, language: 'zh-CN', now: NOW }),
      )
      .then(
        () => 'claimed',
        (error: { reason?: string }) => error.reason ?? 'failed',
      ),
  );
  const held = await db
    .selectFrom('coupons')
    .select((eb) => ['shopper_id', eb.fn.countAll<string>().as('count')])
    .where('package_id', '=', packageId)
    .groupBy('shopper_id')
    .execute();
  return { outcomes, counts: held.map(({ count }) => Number(count)) };
}

const sum = (counts: readonly number[]) => counts.reduce((left, right) => left + right, 0);
const countOf = (outcomes: readonly string[], one: string) =>
  outcomes.filter((outcome) => outcome === one).length;

describe('a rush of 2,000 claims', () => {
  it('gives out no more than there are, and one to each', async () => {
    const { outcomes, counts } = await rush('scarce');
    expect(countOf(outcomes, 'claimed')).toBe(150);
    expect(sum(counts)).toBe(150);
    expect(Math.max(...counts)).toBe(1);
    expect(countOf(outcomes, 'failed')).toBe(0);
  }, 300_000);

  it('keeps to the day’s number, and to each shopper’s number of the day', async () => {
    const { outcomes, counts } = await rush('daily');
    expect(countOf(outcomes, 'claimed')).toBe(300);
    expect(sum(counts)).toBe(300);
    expect(Math.max(...counts)).toBe(2);
    expect(countOf(outcomes, 'failed')).toBe(0);
  }, 300_000);
});
