import { DAY_MS } from '@vitrine/kit';

/** What a tier requires: this spending, in minor units, within so many days. */
export interface TierTerms {
  readonly code: string;
  readonly from: number;
  readonly windowDays: number;
}

/** A purchase, or a refund with a negative amount. */
export interface Spend {
  readonly amount: number;
  readonly spentAt: number;
}

/** The spending within the days that end now. Refunds cannot make it negative. */
export function sumWithin(spends: readonly Spend[], windowDays: number, now: number): number {
  const since = now - windowDays * DAY_MS;
  const counted = spends.filter(({ spentAt }) => spentAt > since);
  return Math.max(
    0,
    counted.reduce((sum, { amount }) => sum + amount, 0),
  );
}

/** The first tier that this spending does not earn, and the amount missing to it; null at the highest. */
export function findNextTier(
  tiers: readonly TierTerms[],
  spends: readonly Spend[],
  now: number,
): { code: string; missing: number } | null {
  for (const { code, from, windowDays } of tiers) {
    const missing = from - sumWithin(spends, windowDays, now);
    if (missing > 0) return { code, missing };
  }
  return null;
}

/** When so much spending has left the window that the tier is lost; null for a tier that needs none. */
export function findTierEnd(
  { from, windowDays }: TierTerms,
  spends: readonly Spend[],
  now: number,
): number | null {
  const ends = spends
    .map(({ spentAt }) => spentAt + windowDays * DAY_MS)
    .filter((end) => end > now)
    .sort((left, right) => left - right);
  return ends.find((end) => sumWithin(spends, windowDays, end) < from) ?? null;
}
