import { createHash } from 'node:crypto';
import type { OpenDatabase } from '../../src/database/database.ts';
import { both, storePackage, storePromotion } from './promotions-fixture.ts';

const DAY_MS = 86_400_000;

/** Creates reproducible pseudo-random seeds. */
export function createSeeds(start: string): (bytes: number) => Buffer {
  let count = 0;
  return (bytes) => createHash('sha256').update(`${start}${count++}`).digest().subarray(0, bytes);
}

const createReward = (id: string, more: { kind: 'coupon' | 'tickets' | 'gift' }) => ({
  id,
  name: both(`礼-${id}`, id),
  description: both('说明', 'Words'),
  ...more,
});

/** Inserts one reward of each kind. */
export async function storeRewards(database: Pick<OpenDatabase, 'db'>, now: number): Promise<void> {
  await storePromotion(database, now);
  await storePackage(database, 'won', now, { is_listed: false });
  await database.db
    .insertInto('reward_definitions')
    .values([
      { ...createReward('coupon', { kind: 'coupon' }), package_id: 'won' },
      createReward('gift', { kind: 'gift' }),
    ])
    .execute();
}

interface Prize {
  reward: string;
  odds: number;
  stock?: number;
}

/** Inserts a running lottery. */
export async function storeLottery(
  { db }: OpenDatabase,
  id: string,
  now: number,
  { freePerDay, prizes }: { freePerDay: number; prizes: readonly Prize[] },
): Promise<void> {
  await db
    .insertInto('lotteries')
    .values({
      id,
      name: both('抽签', 'Lots'),
      description: both('说明', 'Words'),
      starts_at: new Date(now - DAY_MS),
      ends_at: new Date(now + 10 * DAY_MS),
      free_per_day: freePerDay,
    })
    .execute();
  await db
    .insertInto('lottery_prizes')
    .values(
      prizes.map(({ reward: reward_id, odds, stock }, position) => ({
        id: `${id}-${position + 1}`,
        lottery_id: id,
        reward_id,
        odds,
        stock: stock ?? null,
        position,
      })),
    )
    .execute();
}
