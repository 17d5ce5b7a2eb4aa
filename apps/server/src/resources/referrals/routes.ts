import type { campaigns, Handlers } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { addQueryParameter, maskFriendName } from '../campaigns/rules.ts';
import { grantReward } from '../rewards/grant-reward.ts';
import { mapRewardPreview } from '../rewards/mappers.ts';
import { findRewardDefinition } from '../rewards/queries.ts';
import { referralProblem } from './problems.ts';
import {
  findEarnedCoupons,
  findFriendAccount,
  findOrCreateToken,
  findProgramByToken,
  findReferrals,
  findRunningProgram,
  insertReferral,
} from './queries.ts';
import { rewardReferrer } from './reward-referrer.ts';
import { getReferralProblem } from './rules.ts';

export interface ReferralDeps {
  db: Kysely<Database>;
  now: () => number;
}

type Calls = Pick<
  typeof campaigns,
  'acceptReferral' | 'getInvitation' | 'getReferrals' | 'getReferralToken'
>;

interface ReferralAcceptance {
  token: string;
  shopperId: string;
  language: Language;
  now: number;
}

/**
 * Stores the referral and rewards both sides in one transaction, so that it happens once or not at all.
 */
async function acceptReferral(
  trx: Transaction<Database>,
  { token, shopperId, language, now }: ReferralAcceptance,
) {
  const program = await findProgramByToken(trx, token.toUpperCase(), new Date(now));
  if (!program) throw referralProblem('referral-unknown', language);
  const friend = await findFriendAccount(trx, shopperId);
  const reason = getReferralProblem(program.referrerId, friend, now);
  if (reason) throw referralProblem(reason, language);
  const { referrerId } = program;
  const referral = await insertReferral(trx, {
    programId: program.id,
    referrerId,
    friendId: shopperId,
    now,
  });
  if (!referral) throw referralProblem('referral-again', language);
  if (program.rewards_on === 'joining') await rewardReferrer(trx, { referral, program, now });
  if (program.friend_reward_id === null) return [];
  const rewardId = await grantReward(trx, {
    shopperId,
    definitionId: program.friend_reward_id,
    source: 'referral',
    sourceKey: `referred:${referral.id}`,
    now,
  });
  return rewardId ? [rewardId] : [];
}

const previewReward = async (db: Kysely<Database>, id: string | null, language: Language) =>
  id === null ? null : mapRewardPreview(await findRewardDefinition(db, id), language);

export const referralHandlers = ({ db, now }: ReferralDeps): Handlers<Calls, HandlerContexts> => ({
  async acceptReferral({ body }, { shopperId, language }) {
    const rewardIds = await db
      .transaction()
      .execute((trx) =>
        acceptReferral(trx, { token: body.token, shopperId, language, now: now() }),
      );
    return { rewardIds };
  },

  async getInvitation({ params }, { language }) {
    const program = await findProgramByToken(db, params.token.toUpperCase(), new Date(now()));
    if (!program) throw referralProblem('referral-unknown', language);
    return { friendReward: await previewReward(db, program.friend_reward_id, language) };
  },

  async getReferrals(_, { shopperId, language }) {
    const rows = await findReferrals(db, shopperId);
    const offers = (await findEarnedCoupons(db, shopperId)).flatMap((earned) => earned.offers);
    return {
      friends: rows.length,
      rewarded: rows.filter(({ rewarded_at }) => rewarded_at !== null).length,
      earned: offers.reduce(
        (sum, offer) => sum + (offer.type === 'money-off' ? offer.discountValue : 0),
        0,
      ),
      referrals: rows.map(({ id, name, joined_at, rewarded_at }) => ({
        id,
        friend: maskFriendName(name, language),
        joinedAt: joined_at.toISOString(),
        status: rewarded_at === null ? ('joined' as const) : ('rewarded' as const),
      })),
    };
  },

  async getReferralToken(_, { shopperId, language }) {
    const time = new Date(now());
    const program = await findRunningProgram(db, time);
    if (!program) throw new ApiProblem('not-found');
    const token = await findOrCreateToken(db, program.id, shopperId, time);
    return {
      token,
      path: addQueryParameter(program.path, 'referral', token),
      friendReward: await previewReward(db, program.friend_reward_id, language),
      ownReward: await previewReward(db, program.referrer_reward_id, language),
      rewardsOn: program.rewards_on,
    };
  },
});
