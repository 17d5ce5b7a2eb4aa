import type { Localised } from '@vitrine/kit';

export type BenefitCode =
  | 'early-access'
  | 'birthday-gift'
  | 'free-express'
  | 'private-sale'
  | 'personal-stylist'
  | 'welcome';

interface Words {
  name: Localised;
  description: Localised;
}

const words = (zh: [string, string], en: [string, string]): Words => ({
  name: { 'zh-CN': zh[0], 'en-US': en[0] },
  description: { 'zh-CN': zh[1], 'en-US': en[1] },
});

export const BENEFITS: Readonly<Record<BenefitCode, Words>> = {
  welcome: words(
    ['新客礼遇', '首次购物的一份心意'],
    ['Welcome', 'A small thank-you on your first order'],
  ),
  'birthday-gift': words(
    ['生日礼遇', '生日当月的一份礼物'],
    ['Birthday gift', 'A present in the month of your birthday'],
  ),
  'early-access': words(
    ['新品先享', '新季系列提前 24 小时选购'],
    ['Early access', 'New collections a day before everyone else'],
  ),
  'free-express': words(
    ['免费特快', '特快配送不收运费'],
    ['Free express', 'Express delivery at no charge'],
  ),
  'private-sale': words(
    ['私享特卖', '受邀参加季末私享特卖'],
    ['Private sale', 'An invitation to the private sale at the end of a season'],
  ),
  'personal-stylist': words(
    ['专属搭配师', '一位熟悉您的搭配师'],
    ['Personal stylist', 'A stylist who knows your wardrobe'],
  ),
};

interface TierDefinition {
  readonly code: string;
  readonly name: Localised;
  /** What is spent in twelve months, in fen. */
  readonly from: number;
  readonly benefits: readonly BenefitCode[];
}

/** From the first to the highest; each holds the benefits of those before it as well. */
export const TIERS: readonly TierDefinition[] = [
  {
    code: 'member',
    name: { 'zh-CN': '会员', 'en-US': 'Member' },
    from: 0,
    benefits: ['welcome', 'birthday-gift'],
  },
  {
    code: 'gold',
    name: { 'zh-CN': '金卡会员', 'en-US': 'Gold' },
    from: 3_000_000,
    benefits: ['early-access', 'free-express'],
  },
  {
    code: 'platinum',
    name: { 'zh-CN': '铂金会员', 'en-US': 'Platinum' },
    from: 15_000_000,
    benefits: ['private-sale', 'personal-stylist'],
  },
];
