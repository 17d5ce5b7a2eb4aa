import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type PackageTerms, validityOf } from './rules.ts';

/** Without letters and digits that look alike: shoppers read codes to each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUP = 4;

const group = () =>
  Array.from({ length: GROUP }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** A code nobody can guess, in groups that are easy to read out. */
export const newCode = (groups: number): string => Array.from({ length: groups }, group).join('-');

const COUPON_GROUPS = 3;

interface Receipt {
  shopperId: string;
  rewardId?: string;
  now: number;
}

/** Puts a reward package into a shopper's hands. Whether they may have it was asked before. */
export const giveCoupon = (
  trx: Transaction<Database>,
  terms: PackageTerms,
  { shopperId, rewardId, now }: Receipt,
) => {
  const { from, to } = validityOf(terms, now);
  return trx
    .insertInto('coupons')
    .values({
      code: newCode(COUPON_GROUPS),
      shopper_id: shopperId,
      package_id: terms.id,
      received_at: new Date(now),
      valid_from: from,
      valid_to: to,
      reward_id: rewardId ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
