import { DAY_MS } from '@vitrine/kit';

export type ReferralProblemReason = 'referral-own' | 'referral-not-new';

interface FriendAccount {
  id: string;
  createdAt: Date;
  /** The erased account of a person who came back. */
  firstAccountId: string | null;
}

/** How long an account counts as new. */
export const NEW_SHOPPER_MS = 7 * DAY_MS;

/**
 * The reason why an account cannot accept a referral. Ids rise with time, so a friend must have a higher
 * id than the referrer. This keeps two shoppers from referring each other.
 */
export function getReferralProblem(
  referrerId: string,
  friend: FriendAccount,
  now: number,
): ReferralProblemReason | undefined {
  if (referrerId === friend.id) return 'referral-own';
  const isNew = friend.firstAccountId === null && now - friend.createdAt.getTime() < NEW_SHOPPER_MS;
  return isNew && BigInt(friend.id) > BigInt(referrerId) ? undefined : 'referral-not-new';
}
