import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { generateCode } from '../promotions/issue-coupon.ts';

const TOKEN_GROUPS = 2;

/** The running programme; the newest when there are several. */
export const findRunningProgram = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('referral_programs')
    .selectAll()
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .where('paused_at', 'is', null)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export async function findOrCreateToken(
  db: Kysely<Database>,
  programId: string,
  shopperId: string,
  now: Date,
): Promise<string> {
  await db
    .insertInto('referral_tokens')
    .values({
      token: generateCode(TOKEN_GROUPS),
      program_id: programId,
      shopper_id: shopperId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { token } = await db
    .selectFrom('referral_tokens')
    .select('token')
    .where('program_id', '=', programId)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();
  return token;
}

/** The running programme that a token belongs to, with its referrer. */
export const findProgramByToken = (db: Kysely<Database>, token: string, now: Date) =>
  db
    .selectFrom('referral_tokens as token')
    .innerJoin('referral_programs as program', 'program.id', 'token.program_id')
    .selectAll('program')
    .select('token.shopper_id as referrerId')
    .where('token.token', '=', token)
    .where('program.starts_at', '<=', now)
    .where('program.ends_at', '>', now)
    .where('program.paused_at', 'is', null)
    .executeTakeFirst();

export const findFriendAccount = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('shoppers')
    .select(['id', 'created_at as createdAt', 'limit_account_id as firstAccountId'])
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();

export const findReferrals = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('referrals as referral')
    .innerJoin('shoppers as friend', 'friend.id', 'referral.friend_id')
    .select(['referral.id', 'referral.joined_at', 'referral.rewarded_at', 'friend.name'])
    .where('referral.referrer_id', '=', shopperId)
    .orderBy('referral.joined_at', 'desc')
    .orderBy('referral.id')
    .execute();

/** The coupons that a shopper has earned by referrals. */
export const findEarnedCoupons = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('referrals as referral')
    .innerJoin('referral_programs as program', 'program.id', 'referral.program_id')
    .innerJoin('reward_definitions as definition', 'definition.id', 'program.referrer_reward_id')
    .innerJoin('reward_packages as package', 'package.id', 'definition.package_id')
    .select('package.offers')
    .where('referral.referrer_id', '=', shopperId)
    .where('referral.rewarded_at', 'is not', null)
    .execute();

export const insertReferral = (
  trx: Transaction<Database>,
  referral: { programId: string; referrerId: string; friendId: string; now: number },
) =>
  trx
    .insertInto('referrals')
    .values({
      program_id: referral.programId,
      referrer_id: referral.referrerId,
      friend_id: referral.friendId,
      joined_at: new Date(referral.now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'referrer_id'])
    .executeTakeFirst();
