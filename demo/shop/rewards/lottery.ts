import { localised } from '@vitrine/kit';
import { chinaMidnight } from '../content/pages/dates.ts';

export const LOTTERY = 'autumn-lots';

export const lotteryRows = (now: number) => [
  {
    id: LOTTERY,
    name: localised('秋日抽签', 'Draw a lot'),
    description: localised('一日一签，签签有礼。', 'One lot a day, and something in each.'),
    terms: [
      localised(
        '每天零点（北京时间）多一次机会，当天有效。',
        'At midnight in Beijing there is one more draw, good for that day.',
      ),
      localised('签到、浏览与分享可多得几次。', 'Clocking in, reading and sharing earn more.'),
      localised(
        '每支签的概率列在下面；抽完的签由下一档补上。',
        'The odds of each lot are given below. When one is gone, the next takes its place.',
      ),
    ],
    starts_at: chinaMidnight(now, -10),
    ends_at: chinaMidnight(now, 40),
    free_per_day: 1,
  },
];

const coupon = (id: string, zh: string, en: string, aboutZh: string, aboutEn: string) => ({
  id,
  kind: 'coupon',
  name: localised(zh, en),
  description: localised(aboutZh, aboutEn),
  package_id: id,
  lottery_id: null,
  tickets: null,
});
const gift = (id: string, zh: string, en: string, aboutZh: string, aboutEn: string) => ({
  ...coupon(id, zh, en, aboutZh, aboutEn),
  kind: 'gift',
  package_id: null,
});

export const rewardDefinitionRows = () => [
  coupon('reward-100', '礼券 ¥100', '¥100 off', '满 ¥1,000 可用', 'On orders of ¥1,000 or more'),
  coupon('reward-300', '礼券 ¥300', '¥300 off', '满 ¥3,000 可用', 'On orders of ¥3,000 or more'),
  coupon('reward-500', '礼券 ¥500', '¥500 off', '满 ¥5,000 可用', 'On orders of ¥5,000 or more'),
  coupon(
    'reward-1000',
    '礼券 ¥1,000',
    '¥1,000 off',
    '满 ¥8,000 可用',
    'On orders of ¥8,000 or more',
  ),
  coupon(
    'birthday-500',
    '生日礼券 ¥500',
    'A birthday coupon of ¥500',
    '生日当月的一份心意，三十天内可用',
    'With our wishes; good for thirty days',
  ),
  coupon('reward-delivery', '免邮券', 'Delivery on us', '标准配送', 'Standard delivery'),
  gift(
    'care-kit',
    '衣物护理包',
    'A garment care kit',
    '随下一单寄出',
    'Travels with your next order',
  ),
  gift(
    'fitting',
    '私人试衣',
    'A private fitting',
    '上海、北京、成都，一小时',
    'An hour in Shanghai, Beijing or Chengdu',
  ),
  {
    ...gift('one-draw', '抽签 1 次', 'One draw', '秋日抽签', 'Of the autumn lots'),
    kind: 'tickets',
    lottery_id: LOTTERY,
    tickets: 1,
  },
];

/** Best first: when a prize runs out the next one replaces it, and the last never runs out. */
export const lotteryPrizeRows = () =>
  [
    { reward: 'fitting', odds: 500, stock: 6 },
    { reward: 'reward-1000', odds: 4_500, stock: 60 },
    { reward: 'care-kit', odds: 20_000, stock: 300 },
    { reward: 'reward-300', odds: 125_000, stock: 4_000 },
    { reward: 'reward-100', odds: 350_000, stock: null },
    { reward: 'reward-delivery', odds: 500_000, stock: null },
  ].map(({ reward, odds, stock }, position) => ({
    id: `${LOTTERY}-${position + 1}`,
    lottery_id: LOTTERY,
    reward_id: reward,
    odds,
    stock,
    position,
  }));
