import type { OrderStatistics } from '@vitrine/contract';
import { chinaDate, DEFAULT_CURRENCY, type Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { giveReward } from '../rewards/give.ts';
import { findRewards } from '../rewards/queries.ts';
import { previewOf } from '../rewards/views.ts';
import { findTiers, sumOrders } from './queries.ts';
import { yearStart } from './rules.ts';

interface Asker {
  shopperId: string;
  language: Language;
  now: number;
}

/** What a shopper has ordered this year, and what its sum brings; what is reached waits to be claimed. */
export async function statisticsOf(
  db: Kysely<Database>,
  { shopperId, language, now }: Asker,
): Promise<OrderStatistics> {
  const since = new Date(yearStart(now));
  const { orders, amount } = await sumOrders(db, shopperId, since);
  const tiers = await findTiers(db);
  const keyOf = (id: string) => `spending:${id}:${chinaDate(now).slice(0, 4)}`;
  const reached = tiers.filter((tier) => amount >= Number(tier.amount));
  await db.transaction().execute(async (trx) => {
    for (const tier of reached)
      await giveReward(trx, {
        shopperId,
        definitionId: tier.reward_id,
        source: 'spending',
        sourceKey: keyOf(tier.id),
        waits: true,
        now,
      });
  });
  const sourceKeys = tiers.map(({ id }) => keyOf(id));
  const given = sourceKeys.length > 0 ? await findRewards(db, { shopperId, sourceKeys }) : [];
  return {
    orders,
    amount,
    currencyCode: DEFAULT_CURRENCY,
    since: since.toISOString(),
    tiers: tiers.map((tier) => ({
      id: tier.id,
      amount: Number(tier.amount),
      isReached: reached.includes(tier),
      reward: previewOf(tier, language),
      rewardId: given.find(({ source_key }) => source_key === keyOf(tier.id))?.id ?? null,
    })),
  };
}
