import type { Benefit, StylistContact, Tiers } from '@vitrine/contract';
import { formatMessage, type Language, toChinaIsoDate } from '@vitrine/kit';
import type { HeldBenefit, MemberRecord, TierBenefitRecord, TierRecord } from './queries.ts';
import { findNextTier, findTierEnd, type Spend, sumWithin } from './rules.ts';

/** The tiers of the shop, from the lowest, and the benefits that each adds. */
export interface MembershipPlan {
  readonly tiers: readonly TierRecord[];
  readonly benefits: readonly TierBenefitRecord[];
}

const describeBenefit = (
  { code, name, description, terms }: Omit<HeldBenefit, 'kind'>,
  language: Language,
) => ({
  code,
  name: name[language],
  description: formatMessage(
    description[language],
    terms.hours === undefined ? {} : { hours: terms.hours },
  ),
});

/**
 * Lists a shopper's benefits: the tier itself, which content can be targeted at, the benefits of the
 * tier and the personal ones.
 */
export function mapBenefitsToResponse(
  tier: TierRecord | undefined,
  held: readonly HeldBenefit[],
  personal: readonly { code: string; expires_at: Date | null }[],
  language: Language,
): Benefit[] {
  const ends = new Map(personal.map(({ code, expires_at }) => [code, expires_at]));
  const describe = (benefit: HeldBenefit): Benefit => ({
    ...describeBenefit(benefit, language),
    expiresAt: ends.get(benefit.code)?.toISOString() ?? null,
  });
  return [
    ...(tier
      ? [{ code: tier.code, name: tier.name[language], description: '', expiresAt: null }]
      : []),
    ...held.filter(({ code }) => !ends.has(code)).map(describe),
    ...held.filter(({ code }) => ends.has(code)).map(describe),
  ];
}

/** The stylist whom a benefit names, or null. */
export function mapStylistToResponse(
  held: readonly HeldBenefit[],
  language: Language,
): StylistContact | null {
  const terms = held.find(({ kind }) => kind === 'stylist')?.terms;
  if (!terms?.name) return null;
  return { name: terms.name[language], introduction: terms.introduction?.[language] ?? '' };
}

/** The tier that the shopper had before their spending left the window. */
const mapFormerTier = ({ former_tier, tier_changed_at }: MemberRecord) =>
  former_tier !== null && tier_changed_at !== null
    ? { code: former_tier, endedAt: tier_changed_at.toISOString() }
    : null;

interface Membership {
  readonly member: MemberRecord;
  readonly spends: readonly Spend[];
  readonly now: number;
}

export function mapTiersToResponse(
  { tiers, benefits }: MembershipPlan,
  { member, spends, now }: Membership,
  language: Language,
): Tiers {
  const current = tiers.find(({ code }) => code === member.tier);
  const end = current ? findTierEnd(current, spends, now) : null;
  const next = findNextTier(tiers, spends, now);
  const windowDays =
    tiers.find(({ code }) => code === next?.code)?.windowDays ?? current?.windowDays;
  return {
    current: member.tier,
    joinedAt: member.tier_joined_at?.toISOString() ?? null,
    spent: sumWithin(spends, windowDays ?? 0, now),
    next,
    former: mapFormerTier(member),
    keptUntil: end === null ? null : toChinaIsoDate(end),
    tiers: tiers.map(({ code, name, from, windowDays: days }) => ({
      code,
      name: name[language],
      from,
      windowDays: days,
      benefits: benefits
        .filter(({ tier }) => tier === code)
        .map((benefit) => describeBenefit(benefit, language)),
    })),
  };
}
