import type { MarketingType } from '@vitrine/contract/admin';
import type { Localised } from '@vitrine/kit';

export type ItemType = MarketingType | 'banner';

interface ItemTypeRow {
  readonly type: ItemType;
  readonly title: Localised;
  /** What items of the type are for, in one sentence. */
  readonly hint: Localised;
}

const row = (type: ItemType, title: [string, string], hint: [string, string]): ItemTypeRow => ({
  type,
  title: { 'zh-CN': title[0], 'en-US': title[1] },
  hint: { 'zh-CN': hint[0], 'en-US': hint[1] },
});

/** The types of marketing in the order of the menu. */
export const ITEM_TYPES: readonly ItemTypeRow[] = [
  row(
    'promotion',
    ['促销活动', 'Promotions'],
    ['优惠券和优惠码都属于一个促销活动', 'Coupons and promo codes belong to a promotion'],
  ),
  row(
    'reward-package',
    ['优惠券', 'Coupons'],
    ['顾客领取或作为奖励发放的优惠券', 'Coupons that shoppers claim or receive as a reward'],
  ),
  row(
    'promo-code',
    ['优惠码', 'Promo codes'],
    [
      '结账时输入的代码；模板可批量生成一次性代码',
      'Codes typed at checkout; a template generates codes in bulk',
    ],
  ),
  row(
    'campaign',
    ['主题活动', 'Campaigns'],
    ['报名与好友助力的活动页', 'Pages with enrolment and help of friends'],
  ),
  row(
    'lottery',
    ['抽奖', 'Lotteries'],
    ['按概率发放奖品的抽奖', 'Draws that give prizes by their odds'],
  ),
  row(
    'activity',
    ['互动', 'Activities'],
    ['打卡、分享、助力、浏览', 'Clocking in, sharing, help of friends, reading a page'],
  ),
  row(
    'task-group',
    ['任务组', 'Task groups'],
    ['一起展示并一起重置的任务', 'Tasks that are shown and renewed together'],
  ),
  row('task', ['任务', 'Tasks'], ['完成后获得奖励的任务', 'What a shopper does for a reward']),
  row(
    'reward',
    ['奖励', 'Rewards'],
    ['任务、抽奖、会员所发放的奖励', 'What tasks, lotteries and tiers give'],
  ),
  row(
    'referral-program',
    ['邀请好友', 'Referrals'],
    ['邀请新顾客的双方奖励', 'Rewards for both when a shopper brings a friend'],
  ),
  row(
    'questionnaire',
    ['问卷', 'Questionnaires'],
    ['收集顾客的回答', 'Questions to shoppers and their answers'],
  ),
  row(
    'tier',
    ['会员等级', 'Tiers'],
    [
      '按消费获得的等级及其权益；没有等级时，店铺不显示会员',
      'Levels by spending, with their benefits; without one, the shop shows no membership',
    ],
  ),
  row('benefit', ['会员权益', 'Benefits'], ['等级可以包含的权益', 'What tiers can give']),
  row(
    'spending-tier',
    ['消费奖励', 'Spending rewards'],
    ['一年消费达到金额即获奖励', 'Rewards for the sum of a year’s orders'],
  ),
  row(
    'banner',
    ['横幅与弹窗', 'Banners and popups'],
    ['店铺各位置的横幅；位置 popup 为弹窗', 'Banners by place; the place popup opens a window'],
  ),
];

export const findItemType = (type: string | undefined): ItemTypeRow | undefined =>
  ITEM_TYPES.find((each) => each.type === type);

/** The last part of the URL of a new item. No id begins with a dash. */
export const NEW_ITEM = '-new';

export const itemHref = (type: ItemType, id: string): string => `/marketing/${type}/${id}`;
