import type { Transaction } from 'kysely';
import { findLimitAccountId } from '../../database/limit-account.ts';
import { takeQuotas } from '../../database/quotas.ts';
import type { Database } from '../../database/schema.ts';
import { grantReward } from '../rewards/grant-reward.ts';

interface ReferralReward {
  referral: { id: string; referrer_id: string };
  program: { id: string; referrer_reward_id: string | null; max_rewards: number | null };
  now: number;
}

/** Rewards the referrer once for each friend, up to the limit of the programme. */
export async function rewardReferrer(
  trx: Transaction<Database>,
  { referral, program, now }: ReferralReward,
): Promise<void> {
  const shopperId = referral.referrer_id;
  const key = `referrals:${program.id}#${await findLimitAccountId(trx, shopperId)}`;
  const isFull =
    program.max_rewards !== null &&
    (await takeQuotas(trx, [{ key, limit: program.max_rewards }])) !== undefined;
  if (isFull || program.referrer_reward_id === null) return;
  await grantReward(trx, {
    shopperId,
    definitionId: program.referrer_reward_id,
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
