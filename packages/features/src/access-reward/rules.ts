import type { Tiers } from '@vitrine/contract';
import { clamp } from '@vitrine/kit';

type Tier = Tiers['tiers'][number];

/** The tier a shopper has; undefined before they join. */
export const currentTier = ({ current, tiers }: Tiers): Tier | undefined =>
  tiers.find(({ code }) => code === current);

/** How far it is from the tier one has earned to the next, from 0 to 1. */
export function progressToNext({ spent, next, tiers }: Tiers): number {
  if (!next) return 1;
  const to = spent + next.missing;
  const from = Math.max(0, ...tiers.filter((tier) => tier.from <= spent).map((tier) => tier.from));
  return to > from ? clamp((spent - from) / (to - from), 0, 1) : 0;
}

/** Whether a tier's benefits are enjoyed already: each holds those of the tiers before it. */
export function isHeld({ current, tiers }: Tiers, code: string): boolean {
  const rank = tiers.findIndex((tier) => tier.code === current);
  return tiers.findIndex((tier) => tier.code === code) <= rank;
}
