import { sql } from 'kysely';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import { isEarned, selectPurchases } from '../orders/purchases.ts';
import { rewardReferrer } from './reward-referrer.ts';

const BATCH_SIZE = 50;
const INTERVAL_MS = 10 * 60_000;

/** Rewards referrals of programmes that count the friend's first order, once it can no longer be returned. */
export const rewardFirstOrders = defineRecurringJob({
  name: 'reward-first-orders',
  everyMs: INTERVAL_MS,
  run: ({ database, now }) =>
    database.db.transaction().execute(async (trx) => {
      const due = await trx
        .selectFrom('referrals as referral')
        .innerJoin('referral_programs as program', 'program.id', 'referral.program_id')
        .select(['referral.id', 'referral.referrer_id', 'program.id as programId'])
        .select(['program.referrer_reward_id', 'program.max_rewards'])
        .where('referral.rewarded_at', 'is', null)
        .where('program.rewards_on', '=', 'first-order')
        .where('program.referrer_reward_id', 'is not', null)
        .where(
          sql<boolean>`exists (select from (${selectPurchases(sql.ref('referral.friend_id'))}) purchase
            where ${isEarned('purchase', now())})`,
        )
        .where(
          sql<boolean>`not exists (select from quotas, shoppers referrer where referrer.id = referral.referrer_id
            and key = 'referrals:' || program.id || '#' || coalesce(referrer.limit_account_id, referrer.id)
            and used >= program.max_rewards)`,
        )
        .orderBy('referral.id')
        .limit(BATCH_SIZE)
        .forUpdate('referral')
        .skipLocked()
        .execute();
      for (const { programId, ...referral } of due)
        await rewardReferrer(trx, {
          referral,
          program: { ...referral, id: programId },
          now: now(),
        });
      return due.length === BATCH_SIZE;
    }),
});
