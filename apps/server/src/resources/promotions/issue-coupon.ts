import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { getValidity, type PackageTerms } from './rules.ts';

/** Leaves out letters and digits that look alike, because shoppers read codes aloud. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUP_LENGTH = 4;

const generateGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** A random code that cannot be guessed, in groups that are easy to read aloud. */
export const generateCode = (groups: number): string =>
  Array.from({ length: groups }, generateGroup).join('-');

const COUPON_GROUPS = 3;

interface CouponRecipient {
  shopperId: string;
  rewardId?: string;
  now: number;
}

/** Issues a coupon of a reward package. The caller has checked that the shopper may have it. */
export const issueCoupon = (
  trx: Transaction<Database>,
  terms: PackageTerms,
  { shopperId, rewardId, now }: CouponRecipient,
) => {
  const { from, to } = getValidity(terms, now);
  return trx
    .insertInto('coupons')
    .values({
      code: generateCode(COUPON_GROUPS),
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
