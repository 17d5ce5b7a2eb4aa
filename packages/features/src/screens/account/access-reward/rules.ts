import type { Tiers } from '@vitrine/contract';
import { clamp } from '@vitrine/kit';

/** The progress from the shopper's tier to the next one, from 0 to 1. */
export function calculateProgress({ spent, next, tiers }: Tiers): number {
  if (!next) return 1;
  const goal = spent + next.missing;
  const start = Math.max(0, ...tiers.filter((tier) => tier.from <= spent).map((tier) => tier.from));
  return goal > start ? clamp((spent - start) / (goal - start), 0, 1) : 0;
}

/** Whether the shopper has the benefits of a tier: each tier includes those before it. */
export function isTierReached({ current, tiers }: Tiers, code: string): boolean {
  const rank = tiers.findIndex((tier) => tier.code === current);
  return tiers.findIndex((tier) => tier.code === code) <= rank;
}

/** Whether the shopper was given a benefit of a tier above their own, which no tier of theirs has. */
export const isGivenAhead = (
  tiers: Tiers,
  tier: string,
  benefit: string,
  ownBenefits: readonly string[],
): boolean =>
  ownBenefits.includes(benefit) &&
  !isTierReached(tiers, tier) &&
  !tiers.tiers.some(
    ({ code, benefits }) =>
      isTierReached(tiers, code) && benefits.some((each) => each.code === benefit),
  );
