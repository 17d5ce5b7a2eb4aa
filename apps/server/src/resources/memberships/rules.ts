import { type BenefitCode, TIERS } from './tiers.ts';

/** How long a purchase counts. */
export const TIER_WINDOW_MS = 365 * 86_400_000;

const FIRST = TIERS[0]?.code ?? 'member';

/** The highest tier that is reached by spending so much. */
export const tierFor = (spent: number): string =>
  TIERS.findLast(({ from }) => spent >= from)?.code ?? FIRST;

/** The next tier and what is missing to it; null at the highest. */
export function nextTier(spent: number): { code: string; missing: number } | null {
  const next = TIERS.find(({ from }) => from > spent);
  return next ? { code: next.code, missing: next.from - spent } : null;
}

/** What a tier gives, with what those before it give. */
export function benefitsOfTier(code: string | null): readonly BenefitCode[] {
  const rank = TIERS.findIndex((tier) => tier.code === code);
  return TIERS.slice(0, rank + 1).flatMap(({ benefits }) => benefits);
}
