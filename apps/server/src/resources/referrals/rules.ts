import { DAY_MS } from '@vitrine/kit';

export type ReferralRefusal = 'referral-own' | 'referral-not-new';

interface Account {
  id: string;
  createdAt: Date;
}

/** How long a shopper counts as new. */
export const NEW_FOR_MS = 7 * DAY_MS;

/**
 * Why somebody cannot be a referred friend. Ids rise with time: a friend must have come after whoever
 * invited them, so that two shoppers cannot invite each other.
 */
export function referralRefusal(
  referrerId: string,
  friend: Account,
  now: number,
): ReferralRefusal | undefined {
  if (referrerId === friend.id) return 'referral-own';
  const isNew = now - friend.createdAt.getTime() < NEW_FOR_MS;
  return isNew && BigInt(friend.id) > BigInt(referrerId) ? undefined : 'referral-not-new';
}
