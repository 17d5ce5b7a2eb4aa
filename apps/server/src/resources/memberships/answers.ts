import type { Benefit, Tiers } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { benefitsOfTier, nextTier } from './rules.ts';
import { BENEFITS, type BenefitCode, TIERS } from './tiers.ts';

const isBenefit = (code: string): code is BenefitCode => Object.hasOwn(BENEFITS, code);

function described(code: string, language: Language) {
  const words = isBenefit(code) ? BENEFITS[code] : undefined;
  const name = words?.name ?? TIERS.find((tier) => tier.code === code)?.name;
  return {
    code,
    name: name?.[language] ?? code,
    description: words?.description[language] ?? '',
  };
}

interface Member {
  tier: string | null;
  tier_joined_at: Date | null;
}

/**
 * What a shopper enjoys: the tier itself, by which content may be meant for them, what comes with it,
 * and what was given in person.
 */
export function benefitsOf(
  { tier }: Member,
  given: readonly { code: string; expires_at: Date | null }[],
  language: Language,
): Benefit[] {
  const own = given.map(({ code, expires_at }) => ({
    ...described(code, language),
    expiresAt: expires_at?.toISOString() ?? null,
  }));
  const codes = [...(tier ? [tier] : []), ...benefitsOfTier(tier)];
  const ofTier = codes
    .filter((code) => !own.some((benefit) => benefit.code === code))
    .map((code) => ({ ...described(code, language), expiresAt: null }));
  return [...ofTier, ...own];
}

export const tiersAnswer = (member: Member, spent: number, language: Language): Tiers => ({
  current: member.tier,
  joinedAt: member.tier_joined_at?.toISOString() ?? null,
  spent,
  next: nextTier(spent),
  tiers: TIERS.map(({ code, name, from, benefits }) => ({
    code,
    name: name[language],
    from,
    benefits: benefits.map((benefit) => described(benefit, language)),
  })),
});
