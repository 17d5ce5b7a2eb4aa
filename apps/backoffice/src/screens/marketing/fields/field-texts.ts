import type { Localised } from '@vitrine/kit';
import { GONE_PRIZES } from './gone-prizes.ts';

/** How a field is edited where its kind does not say it. */
export type Widget = 'money' | 'share' | 'shop-path';

export interface FieldText {
  readonly label: Localised;
  readonly hint?: Localised;
  readonly widget?: Widget;
}

const field = (
  zh: string,
  en: string,
  hint?: readonly [string, string],
  widget?: Widget,
): FieldText => ({
  label: { 'zh-CN': zh, 'en-US': en },
  ...(hint ? { hint: { 'zh-CN': hint[0], 'en-US': hint[1] } } : {}),
  ...(widget ? { widget } : {}),
});

const IN_CHINA = ['北京时间', 'China time'] as const;
const NO_LIMIT = ['留空表示不限', 'Empty: no limit'] as const;
const FOR_EACH_TIME = ['每完成一次发放', 'Given for each time'] as const;

/** Texts of fields by name, or by the end of their path where a name means two things. */
export const FIELD_TEXTS: Readonly<Record<string, FieldText>> = {
  id: field('编号', 'Id', [
    '字母、数字、- 或 _；保存后不可修改',
    'Letters, digits, - or _; it cannot be changed later',
  ]),
  'promo-code.id': field('优惠码', 'Code', [
    '3–32 位大写字母、数字或 -；保存后不可修改',
    '3 to 32 capital letters, digits or -; it cannot be changed later',
  ]),
  'prizes.id': field('奖品编号', 'Id of the prize'),
  'questions.id': field('题目编号', 'Id of the question'),
  'options.id': field('选项编号', 'Id of the option'),
  name: field('名称', 'Name'),
  title: field('标题', 'Title'),
  kind: field('类型', 'Kind'),
  description: field('说明', 'Description'),
  introduction: field('介绍', 'Introduction'),
  terms: field('条款', 'Terms'),
  'benefits.terms': field('该等级的权益内容', 'What it is worth at this tier'),
  startsAt: field('开始时间', 'Starts at', IN_CHINA),
  endsAt: field('结束时间', 'Ends at', IN_CHINA),
  validFrom: field('有效期起', 'Valid from', IN_CHINA),
  validTo: field('有效期止', 'Valid until', IN_CHINA),
  claimsFrom: field('领取开始', 'Claims from', IN_CHINA),
  claimsTo: field('领取结束', 'Claims until', IN_CHINA),
  validDays: field('领取后有效天数', 'Days of validity', [
    '留空则按有效期',
    'Empty: as the period says',
  ]),
  promotionId: field('所属促销活动', 'Promotion'),
  subscriptionId: field('领取标识', 'Claim id', [
    '页面模块用它领取该券',
    'Modules of pages claim the coupon by it',
  ]),
  currency: field('币种', 'Currency', ['如 CNY', 'Such as CNY']),
  offers: field('优惠', 'Offers'),
  'offers.type': field('优惠方式', 'Kind of offer'),
  discountValue: field('减免金额', 'Amount off', undefined, 'money'),
  discountPercentage: field('折扣百分比', 'Per cent off', ['10 即减 10%', '10 takes off 10%']),
  minValue: field('最低消费', 'Minimum spending', undefined, 'money'),
  scope: field('适用商品', 'Products', [
    '符合任意一项即可；全部留空表示所有商品',
    'Those of any list; all lists empty: every product',
  ]),
  productIds: field('商品编号', 'Product ids'),
  brandIds: field('品牌编号', 'Brand ids'),
  setIds: field('商品集编号', 'Set ids'),
  categoryIds: field('类目编号', 'Category ids'),
  quantity: field('总数量', 'Quantity in all', NO_LIMIT),
  'prizes.quantity': field('奖品总数', 'Quantity in all', [
    '含已发出的；留空表示不限',
    'With those already given; empty: no limit',
  ]),
  perShopper: field('每人限用', 'Per shopper'),
  isListed: field('在领券处展示', 'Listed', [
    '关闭后只作为奖励发放',
    'Off: it is only given as a reward',
  ]),
  claimWindow: field('领取周期', 'Renewed claims', ['留空表示不按周期', 'Empty: never renewed']),
  perWindow: field('每周期总量', 'Quantity per period', NO_LIMIT),
  perShopperWindow: field('每人每周期', 'Per shopper and period', NO_LIMIT),
  position: field('排序', 'Position', ['小的在前', 'The lowest comes first']),
  'banner.position': field('位置', 'Place', [
    '如 top、bag、checkout；popup 为弹窗',
    'Such as top, bag or checkout; popup is a window',
  ]),
  sort: field('排序', 'Order', ['小的在前', 'The lowest comes first']),
  isTemplate: field('仅作模板', 'Template only', [
    '顾客不能直接使用，只能使用批量生成的代码',
    'Shoppers use the generated codes, and not this one',
  ]),
  freePerDay: field('每日免费次数', 'Free draws per day'),
  prizes: field('奖品', 'Prizes', GONE_PRIZES),
  odds: field('概率', 'Odds', undefined, 'share'),
  rewardId: field('奖励', 'Reward'),
  'activity.rewardId': field('奖励', 'Reward', FOR_EACH_TIME),
  goalRewardId: field('达成目标的奖励', 'Reward for the goal'),
  boostRewardId: field('助力奖励', 'Reward for help'),
  friendRewardId: field('新顾客的奖励', 'Reward of the friend'),
  referrerRewardId: field('邀请人的奖励', 'Reward of the shopper'),
  imageKey: field('图片', 'Image', ['已上传图片的键', 'The key of an uploaded image']),
  packageId: field('优惠券', 'Coupon'),
  lotteryId: field('抽奖', 'Lottery'),
  tickets: field('抽奖次数', 'Draws'),
  path: field(
    '页面路径',
    'Page',
    ['店铺内路径，如 /content/spring', 'A path of the shop, such as /content/spring'],
    'shop-path',
  ),
  link: field('链接', 'Link', [
    '店铺内路径或 https 地址',
    'A path of the shop, or an https address',
  ]),
  goal: field('目标次数', 'Goal'),
  minSeconds: field('最少停留秒数', 'Seconds to stay'),
  boostsPerDay: field('每人每日助力次数', 'Help per day'),
  boostsNeeded: field('所需助力', 'Help needed'),
  renews: field('重置', 'Renewed'),
  clockInId: field('打卡互动', 'Clock-in'),
  groupId: field('任务组', 'Task group'),
  activityId: field('互动', 'Activity'),
  questionnaireId: field('问卷', 'Questionnaire'),
  rewardsOn: field('发奖时机', 'Rewarded on'),
  maxRewards: field('奖励上限', 'Rewards at most', NO_LIMIT),
  amount: field('消费金额', 'Spending', undefined, 'money'),
  fromAmount: field('起始消费', 'From spending', undefined, 'money'),
  windowDays: field('计算天数', 'Days that count', [
    '统计最近多少天的消费',
    'Orders of this many days count',
  ]),
  benefits: field('权益', 'Benefits'),
  benefitId: field('权益', 'Benefit'),
  types: field('配送方式', 'Types of delivery', ['用于包邮', 'For free shipping']),
  hours: field('提前小时数', 'Hours early', ['用于提前购', 'For early access']),
  questions: field('题目', 'Questions'),
  text: field('文案', 'Text'),
  isRequired: field('必答', 'Must be answered'),
  options: field('选项', 'Options'),
  limit: field('上限', 'Limit', [
    '多选：最多几项；量表：最大值；文字：字数',
    'Choices at most, the highest value of a scale, or characters of a text',
  ]),
  gender: field('面向', 'For', ['留空表示所有人', 'Empty: everyone']),
};
