import { localised } from '@vitrine/kit';
import type { BenefitTerms } from '../../../apps/server/src/database/schema.ts';

interface TierBenefit {
  tier_code: string;
  benefit_code: string;
  terms: BenefitTerms;
  position: number;
}

/** What the demo shop adds to the benefits that every shop has: its own gift and its own stylist. */
export const tierBenefitRows = (): TierBenefit[] => [
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
