import type { OrderStatistics } from '@vitrine/contract';
import { DEFAULT_CURRENCY, type Language, toChinaIsoDate } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { grantReward } from '../rewards/grant-reward.ts';
import { mapRewardPreview } from '../rewards/mappers.ts';
import { findRewards } from '../rewards/queries.ts';
import { findSpendingTiers, sumOrders } from './queries.ts';
import { getYearStart } from './rules.ts';

interface StatisticsRequest {
  shopperId: string;
  language: Language;
  now: number;
}

/** Sums a shopper's orders whose return period ended this year, and grants the reward of each tier reached, to be claimed. */
export async function calculateOrderStatistics(
  db: Kysely<Database>,
  { shopperId, language, now }: StatisticsRequest,
): Promise<OrderStatistics> {
  const since = new Date(getYearStart(now));
  const { orders, amount, pendingAmount } = await sumOrders(db, {
    shopperId,
    since: since.getTime(),
    now,
  });
  const tiers = await findSpendingTiers(db);
  const getSourceKey = (id: string) => `spending:${id}:${toChinaIsoDate(now).slice(0, 4)}`;
  const reached = tiers.filter((tier) => amount >= Number(tier.amount));
  await db.transaction().execute(async (trx) => {
    for (const tier of reached)
      await grantReward(trx, {
        shopperId,
        definitionId: tier.reward_id,
        source: 'spending',
        sourceKey: getSourceKey(tier.id),
        isClaimRequired: true,
        now,
      });
  });
  const sourceKeys = tiers.map(({ id }) => getSourceKey(id));
  const granted = sourceKeys.length > 0 ? await findRewards(db, { shopperId, sourceKeys }) : [];
  return {
    orders,
    amount,
    pendingAmount,
    currencyCode: DEFAULT_CURRENCY,
    since: since.toISOString(),
    tiers: tiers.map((tier) => ({
      id: tier.id,
      amount: Number(tier.amount),
      isReached: reached.includes(tier),
      reward: mapRewardPreview(tier, language),
      rewardId: granted.find(({ source_key }) => source_key === getSourceKey(tier.id))?.id ?? null,
    })),
  };
}
