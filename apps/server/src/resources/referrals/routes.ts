import type { campaigns, Handlers } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CallContexts } from '../../http/context.ts';
import { refusals } from '../../http/refusals.ts';
import { friendName, withQuery } from '../campaigns/words.ts';
import { giveReward } from '../rewards/give.ts';
import { findDefinition } from '../rewards/queries.ts';
import { previewOf } from '../rewards/views.ts';
import {
  findAccount,
  findEarned,
  findProgram,
  findReferrals,
  findToken,
  noteReferral,
  tokenOf,
} from './queries.ts';
import { rewardReferrer } from './reward.ts';
import { referralRefusal } from './rules.ts';

export interface ReferralDeps {
  db: Kysely<Database>;
  now: () => number;
}

type Calls = Pick<typeof campaigns, 'acceptReferral' | 'getReferrals' | 'getReferralToken'>;

const refuse = refusals({
  'referral-unknown': {
    code: 'not-found',
    zh: '邀请码不存在或已失效',
    en: 'This invitation is not known, or is over',
  },
  'referral-own': {
    code: 'conflict',
    zh: '不能使用自己的邀请码',
    en: 'This is your own invitation',
  },
  'referral-not-new': {
    code: 'conflict',
    zh: '邀请仅限新客',
    en: 'Invitations are for new shoppers',
  },
  'referral-again': {
    code: 'conflict',
    zh: '您已接受过邀请',
    en: 'You have accepted an invitation already',
  },
});

interface Accepting {
  token: string;
  shopperId: string;
  language: Language;
  now: number;
}

/** Both sides are rewarded in the transaction that notes the friend, so once, or not at all. */
async function accept(trx: Transaction<Database>, { token, shopperId, language, now }: Accepting) {
  const program = await findToken(trx, token.toUpperCase(), new Date(now));
  if (!program) throw refuse('referral-unknown', language);
  const friend = await findAccount(trx, shopperId);
  const refusal = referralRefusal(program.referrerId, friend, now);
  if (refusal) throw refuse(refusal, language);
  const { referrerId } = program;
  const noted = await noteReferral(trx, {
    programId: program.id,
    referrerId,
    friendId: shopperId,
    now,
  });
  if (!noted) throw refuse('referral-again', language);
  if (program.rewards_on === 'joining')
    await rewardReferrer(trx, { referral: noted, program, now });
  if (program.friend_reward_id === null) return [];
  const given = await giveReward(trx, {
    shopperId,
    definitionId: program.friend_reward_id,
    source: 'referral',
    sourceKey: `referred:${noted.id}`,
    now,
  });
  return given ? [given] : [];
}

export const referralHandlers = ({ db, now }: ReferralDeps): Handlers<Calls, CallContexts> => ({
  async acceptReferral({ body }, { shopperId, language }) {
    const rewardIds = await db
      .transaction()
      .execute((trx) => accept(trx, { token: body.token, shopperId, language, now: now() }));
    return { rewardIds };
  },

  async getReferrals(_, { shopperId, language }) {
    const rows = await findReferrals(db, shopperId);
    const offers = (await findEarned(db, shopperId)).flatMap((earned) => earned.offers);
    return {
      friends: rows.length,
      rewarded: rows.filter(({ rewarded_at }) => rewarded_at !== null).length,
      earned: offers.reduce(
        (sum, offer) => sum + (offer.type === 'money-off' ? offer.discountValue : 0),
        0,
      ),
      referrals: rows.map(({ id, name, joined_at, rewarded_at }) => ({
        id,
        friend: friendName(name, language),
        joinedAt: joined_at.toISOString(),
        status: rewarded_at === null ? ('joined' as const) : ('rewarded' as const),
      })),
    };
  },

  async getReferralToken(_, { shopperId, language }) {
    const moment = new Date(now());
    const program = await findProgram(db, moment);
    if (!program) throw new ApiError('not-found');
    const token = await tokenOf(db, program.id, shopperId, moment);
    const preview = async (id: string | null) =>
      id === null ? null : previewOf(await findDefinition(db, id), language);
    return {
      token,
      path: withQuery(program.path, 'referral', token),
      friendReward: await preview(program.friend_reward_id),
      ownReward: await preview(program.own_reward_id),
      rewardsOn: program.rewards_on,
    };
  },
});
