import { type Localised, localised } from '@vitrine/kit';
import type { BenefitTerms } from '../../../apps/server/src/database/schema.ts';

interface Tier {
  code: string;
  name: Localised;
  /** The spending that the tier requires, in minor units. */
  from_amount: number;
}

interface TierBenefit {
  tier_code: string;
  benefit_code: string;
  terms: BenefitTerms;
  position: number;
}

/** The tiers of the demo shop's members. */
export const membershipTierRows = (): Tier[] => [
  { code: 'member', name: localised('会员', 'Member'), from_amount: 0 },
  { code: 'gold', name: localised('金卡会员', 'Gold'), from_amount: 3_000_000 },
  { code: 'platinum', name: localised('铂金会员', 'Platinum'), from_amount: 15_000_000 },
];

/** What members get at each tier: usual benefits, and the shop's own gift and stylist. */
export const tierBenefitRows = (): TierBenefit[] => [
  { tier_code: 'gold', benefit_code: 'early-access', terms: { hours: 24 }, position: 1 },
  { tier_code: 'gold', benefit_code: 'free-express', terms: { types: ['express'] }, position: 2 },
  { tier_code: 'platinum', benefit_code: 'private-sale', terms: { hours: 72 }, position: 1 },
  { tier_code: 'member', benefit_code: 'welcome', terms: {}, position: 1 },
  {
    tier_code: 'member',
    benefit_code: 'birthday-gift',
    terms: { rewardId: 'birthday-500' },
    position: 2,
  },
  { tier_code: 'platinum', benefit_code: 'early-access', terms: { hours: 48 }, position: 2 },
  {
    tier_code: 'platinum',
    benefit_code: 'personal-stylist',
    terms: {
      name: localised('沈南', 'Shen Nan'),
      introduction: localised(
        '在上海武康路的店里十一年，记得您偏爱的长度与颜色',
        'Eleven years in our rooms on Wukang Road; she remembers the lengths and colours you like',
      ),
    },
    position: 3,
  },
];
