import { sql, type Transaction } from 'kysely';
import { takeQuotas } from '../../database/quotas.ts';
import type { Database } from '../../database/schema.ts';
import { defineSweep } from '../../jobs/sweep.ts';
import { isPurchase } from '../memberships/queries.ts';
import { giveReward } from '../rewards/give.ts';

interface Earned {
  referral: { id: string; referrer_id: string };
  program: { id: string; own_reward_id: string | null; max_rewards: number | null };
  now: number;
}

/** Rewards whoever invited a friend, once for each, and only as often as the programme allows. */
export async function rewardReferrer(
  trx: Transaction<Database>,
  { referral, program, now }: Earned,
): Promise<void> {
  const shopperId = referral.referrer_id;
  const key = `referrals:${program.id}#${shopperId}`;
  const isFull =
    program.max_rewards !== null &&
    (await takeQuotas(trx, [{ key, limit: program.max_rewards }])) !== undefined;
  if (isFull || program.own_reward_id === null) return;
  await giveReward(trx, {
    shopperId,
    definitionId: program.own_reward_id,
    source: 'referral',
    sourceKey: `referral:${referral.id}`,
    now,
  });
  await trx
    .updateTable('referrals')
    .set({ rewarded_at: new Date(now) })
    .where('id', '=', referral.id)
    .execute();
}

const AT_ONCE = 50;
const EVERY_MS = 10_000;

/** Where an invitation counts with the friend's first order: rewards it once there is one. */
export const rewardFirstOrders = defineSweep({
  name: 'reward-first-orders',
  everyMs: EVERY_MS,
  run: ({ database, now }) =>
    database.db.transaction().execute(async (trx) => {
      const due = await trx
        .selectFrom('referrals as referral')
        .innerJoin('referral_programs as program', 'program.id', 'referral.program_id')
        .select(['referral.id', 'referral.referrer_id', 'program.id as programId'])
        .select(['program.own_reward_id', 'program.max_rewards'])
        .where('referral.rewarded_at', 'is', null)
        .where('program.rewards_on', '=', 'first-order')
        .where('program.own_reward_id', 'is not', null)
        .where(
          sql<boolean>`exists (select from shopper_spends spend
            where spend.shopper_id = referral.friend_id and ${isPurchase('spend')})`,
        )
        .where(
          sql<boolean>`not exists (select from quotas where key = 'referrals:' || program.id || '#' || referral.referrer_id
            and taken >= program.max_rewards)`,
        )
        .orderBy('referral.id')
        .limit(AT_ONCE)
        .forUpdate('referral')
        .skipLocked()
        .execute();
      for (const { programId, ...found } of due)
        await rewardReferrer(trx, {
          referral: found,
          program: { ...found, id: programId },
          now: now(),
        });
      return due.length === AT_ONCE;
    }),
});
