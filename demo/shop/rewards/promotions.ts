import { localised } from '@vitrine/kit';
import type { StoredScope } from '../../../apps/server/src/database/schema.ts';
import type { Offer } from '../../../apps/server/src/pricing/promotion-discount.ts';
import { chinaMidnight } from '../content/pages/dates.ts';
import { SETS } from '../sets/set-ids.ts';

export const PROMOTIONS = {
  autumn: 'autumn-letter',
  spring: 'spring-early',
  wallet: 'spring-wallet',
  welcome: 'welcome',
  rewards: 'rewards',
} as const;

const yuan = (amount: number) => amount * 100;
export const moneyOff = (amount: number, minimum = 0): Offer => ({
  type: 'money-off',
  discountValue: yuan(amount),
  minValue: yuan(minimum),
});
const percentOff = (discountPercentage: number, minimum = 0): Offer => ({
  type: 'percent-off',
  discountPercentage,
  minValue: yuan(minimum),
});
const FREE_SHIPPING: Offer = {
  type: 'percent-off-shipping',
  discountPercentage: 100,
  minValue: 0,
};

const TERMS = [
  localised(
    '每位客人每款限领一张，一单用一张。',
    'One of each coupon for everybody, and one coupon an order.',
  ),
  localised(
    '已享特惠的单品也可以用。',
    'Pieces that are already reduced may be paid with it as well.',
  ),
  localised(
    '订单取消后，未过期的礼券会回到您的账户。',
    'When an order is cancelled, a coupon that has not run out comes back to you.',
  ),
];

export const promotionRows = (now: number) =>
  [
    { id: PROMOTIONS.autumn, name: localised('秋日来信', 'The autumn letter') },
    { id: PROMOTIONS.spring, name: localised('早春礼券', 'Early spring coupons') },
    { id: PROMOTIONS.wallet, name: localised('早春券包', 'The early spring wallet') },
    { id: PROMOTIONS.welcome, name: localised('新客礼遇', 'A welcome') },
    { id: PROMOTIONS.rewards, name: localised('心意', 'With our thanks') },
  ].map((promotion) => ({
    ...promotion,
    description: localised('领取后在结算时使用。', 'Claim it here, use it at checkout.'),
    terms: TERMS,
    starts_at: chinaMidnight(now, -20),
    ends_at: chinaMidnight(now, 60),
  }));

interface PackagePlan {
  id: string;
  promotion: string;
  zh: string;
  en: string;
  aboutZh: string;
  aboutEn: string;
  offers: Offer[];
  scope?: StoredScope;
  /** Days from the day of seeding. */
  from?: number;
  until?: number;
  ends?: number;
  limits?: Partial<ReturnType<typeof defaultLimits>>;
}

const defaultLimits = () => ({
  valid_days: null as number | null,
  is_listed: true,
  quantity: null as number | null,
  per_shopper: 1,
  claim_window: null as 'day' | 'week' | null,
  per_window: null as number | null,
  per_shopper_window: null as number | null,
});

/** Given as a reward only: not listed for claiming, and a shopper may win it several times. */
const REWARD_ONLY = { is_listed: false, per_shopper: 1, valid_days: 30 };
const SPRING_SCOPE: StoredScope = { setIds: [SETS.spring, SETS.springSteps] };

const plans: readonly PackagePlan[] = [
  {
    id: 'spring-800',
    promotion: PROMOTIONS.spring,
    zh: '早春全场礼券',
    en: 'Early spring, storewide',
    aboutZh: '全场',
    aboutEn: 'Everything in the shop',
    offers: [moneyOff(800, 8_000)],
  },
  {
    id: 'spring-bags',
    promotion: PROMOTIONS.spring,
    zh: '早春会员礼',
    en: 'Early spring, for members',
    aboutZh: '早春单品',
    aboutEn: 'Early spring pieces',
    offers: [percentOff(15, 5_000)],
    scope: SPRING_SCOPE,
    limits: { quantity: 2_000 },
  },
  {
    id: 'spring-delivery',
    promotion: PROMOTIONS.spring,
    zh: '配送礼券',
    en: 'Delivery on us',
    aboutZh: '每日 100 张',
    aboutEn: 'A hundred every day',
    offers: [FREE_SHIPPING],
    limits: {
      valid_days: 7,
      per_shopper: 5,
      claim_window: 'day',
      per_window: 100,
      per_shopper_window: 1,
    },
  },
  {
    id: 'spring-steps',
    promotion: PROMOTIONS.spring,
    zh: '早春鞋履礼券',
    en: 'Early spring, on the feet',
    aboutZh: '鞋履专享',
    aboutEn: 'Shoes only',
    offers: [moneyOff(300, 3_000)],
    scope: { setIds: [SETS.springSteps, SETS.onTheFeet] },
    from: 4,
  },
  {
    id: 'spring-first',
    promotion: PROMOTIONS.spring,
    zh: '早春首日礼券',
    en: 'Early spring, the first days',
    aboutZh: '全场',
    aboutEn: 'Everything in the shop',
    offers: [moneyOff(500, 6_000)],
    until: -3,
    ends: -1,
  },
  {
    id: 'spring-wallet',
    promotion: PROMOTIONS.wallet,
    zh: '早春券包',
    en: 'The early spring wallet',
    aboutZh: '一次领齐，一单同享',
    aboutEn: 'Claimed at once, used in one order',
    offers: [moneyOff(200, 2_000), percentOff(5, 4_000), FREE_SHIPPING],
  },
  {
    id: 'welcome-500',
    promotion: PROMOTIONS.welcome,
    zh: '新客礼遇',
    en: 'A welcome',
    aboutZh: '全场',
    aboutEn: 'Everything in the shop',
    offers: [moneyOff(500, 5_000)],
  },
  {
    id: 'autumn-800',
    promotion: PROMOTIONS.autumn,
    zh: '秋日全场礼券',
    en: 'The autumn letter, storewide',
    aboutZh: '全场',
    aboutEn: 'Everything in the shop',
    offers: [moneyOff(800, 8_000)],
  },
  {
    id: 'autumn-celadon',
    promotion: PROMOTIONS.autumn,
    zh: '青瓷会员礼',
    en: 'Celadon',
    aboutZh: '“秋日来信”单品',
    aboutEn: 'Pieces of the autumn letter',
    offers: [percentOff(10, 4_000)],
    scope: { setIds: [SETS.autumnLetter] },
  },
  ...[
    ['reward-100', '礼券 ¥100', '¥100 off', moneyOff(100, 1_000)] as const,
    ['reward-300', '礼券 ¥300', '¥300 off', moneyOff(300, 3_000)] as const,
    ['reward-500', '礼券 ¥500', '¥500 off', moneyOff(500, 5_000)] as const,
    ['reward-1000', '礼券 ¥1,000', '¥1,000 off', moneyOff(1_000, 8_000)] as const,
    ['birthday-500', '生日礼券', 'A birthday coupon', moneyOff(500)] as const,
    ['reward-delivery', '免邮券', 'Delivery on us', FREE_SHIPPING] as const,
  ].map(
    ([id, zh, en, offer]): PackagePlan => ({
      id,
      promotion: PROMOTIONS.rewards,
      zh,
      en,
      aboutZh: '全场',
      aboutEn: 'Everything in the shop',
      offers: [offer],
      limits: REWARD_ONLY,
    }),
  ),
];

export const rewardPackageRows = (now: number) =>
  plans.map(({ from = -10, until = 30, ends = 40, ...plan }, position) => ({
    id: plan.id,
    promotion_id: plan.promotion,
    subscription_id: `${plan.id}-cn`,
    name: localised(plan.zh, plan.en),
    description: localised(plan.aboutZh, plan.aboutEn),
    currency: 'CNY',
    offers: plan.offers,
    scope: plan.scope ?? null,
    claims_from: chinaMidnight(now, Math.min(from, until - 1)),
    claims_to: chinaMidnight(now, until),
    valid_from: chinaMidnight(now, Math.min(from, until - 1)),
    valid_to: chinaMidnight(now, ends),
    position,
    ...defaultLimits(),
    ...plan.limits,
  }));

/** One active code and one expired code. */
export const promoCodeRows = (now: number) =>
  [
    { code: 'ELSEWHERE', offer: moneyOff(200, 2_000), until: 40 },
    { code: 'SUMMER', offer: moneyOff(300, 2_000), until: -1 },
  ].map(({ code, offer, until }) => ({
    code,
    promotion_id: PROMOTIONS.rewards,
    name: localised('见面礼', 'Pleased to meet you'),
    currency: 'CNY',
    offers: [offer],
    scope: null,
    valid_from: chinaMidnight(now, -60),
    valid_to: chinaMidnight(now, until),
    quantity: 5_000,
    per_shopper: 1,
  }));
