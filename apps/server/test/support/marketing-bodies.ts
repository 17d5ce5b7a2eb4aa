import type { MarketingType, marketingInput } from '@vitrine/contract/admin';
import type { z } from 'zod';

const text = (zh: string, en: string) => ({ 'zh-CN': zh, 'en-US': en });
const NAME = text('春日', 'Spring');

/** Around the time of the operator harness. */
export const PERIOD = {
  startsAt: '2026-11-20T00:00:00.000Z',
  endsAt: '2026-12-20T00:00:00.000Z',
};
const VALIDITY = { validFrom: PERIOD.startsAt, validTo: PERIOD.endsAt };
const PLAY = { name: NAME, path: '/content/spring', ...PERIOD };
const OFFER = {
  promotionId: 'spring',
  name: NAME,
  offers: [{ type: 'money-off' as const, discountValue: 5_000, minValue: 50_000 }],
  ...VALIDITY,
};

/** A valid body of every type, in an order in which they can be created one after the other. */
export const marketingBodies = {
  promotion: { type: 'promotion', id: 'spring', name: NAME, description: NAME, ...PERIOD },
  'reward-package': {
    ...OFFER,
    type: 'reward-package',
    id: 'fifty-off',
    subscriptionId: 'fifty-off',
    description: NAME,
    claimsFrom: PERIOD.startsAt,
    claimsTo: PERIOD.endsAt,
    quantity: 100,
  },
  'promo-code': { ...OFFER, type: 'promo-code', id: 'SPRING26' },
  reward: {
    type: 'reward',
    id: 'coupon',
    kind: 'coupon',
    name: NAME,
    description: NAME,
    packageId: 'fifty-off',
  },
  lottery: {
    type: 'lottery',
    id: 'lots',
    name: NAME,
    description: NAME,
    ...PERIOD,
    prizes: [
      { id: 'lots-1', rewardId: 'coupon', odds: 400_000, quantity: 10 },
      { id: 'lots-2', rewardId: 'coupon', odds: 600_000 },
    ],
  },
  activity: { ...PLAY, type: 'activity', id: 'daily', kind: 'clock-in', rewardId: 'coupon' },
  'task-group': {
    type: 'task-group',
    id: 'week',
    name: NAME,
    renews: 'weekly',
    clockInId: 'daily',
    ...PERIOD,
  },
  questionnaire: {
    type: 'questionnaire',
    id: 'taste',
    title: NAME,
    introduction: NAME,
    startsAt: PERIOD.startsAt,
    questions: [
      {
        id: 'colour',
        kind: 'multiple',
        text: NAME,
        isRequired: true,
        limit: 2,
        options: [
          { id: 'red', text: text('红', 'Red') },
          { id: 'blue', text: text('蓝', 'Blue') },
        ],
      },
      { id: 'stars', kind: 'scale', text: NAME, isRequired: false, limit: 5 },
      { id: 'words', kind: 'text', text: NAME, isRequired: false, limit: 200 },
    ],
  },
  task: {
    type: 'task',
    id: 'answer',
    groupId: 'week',
    kind: 'questionnaire',
    name: NAME,
    description: NAME,
    questionnaireId: 'taste',
    goal: 1,
    rewardId: 'coupon',
  },
  campaign: {
    ...PLAY,
    type: 'campaign',
    id: 'spring-letter',
    description: NAME,
    boostRewardId: 'coupon',
  },
  'referral-program': {
    type: 'referral-program',
    id: 'friends',
    path: '/referral',
    ...PERIOD,
    friendRewardId: 'coupon',
  },
  'spending-tier': { type: 'spending-tier', id: 'low', amount: 100_000, rewardId: 'coupon' },
  benefit: { type: 'benefit', id: 'parking', kind: 'note', name: NAME, description: NAME },
  tier: {
    type: 'tier',
    id: 'diamond',
    name: NAME,
    fromAmount: 90_000_000,
    benefits: [{ benefitId: 'parking', terms: { hours: 2 }, position: 1 }],
  },
} as const satisfies Record<MarketingType, z.input<typeof marketingInput>>;
