import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['会员礼遇', 'Membership'],
  none: ['暂未开设会员计划', 'There is no membership yet'],
  eyebrow: ['Membership', 'Membership'],
  guest: ['还不是会员', 'Not yet a member'],
  guestHint: [
    '加入不收费，已有的消费一并算上。',
    'Joining costs nothing, and what you have spent so far counts.',
  ],
  join: ['成为会员', 'Become a member'],
  joined: ['欢迎，{name}', 'Welcome to {name}'],
  since: ['{day} 加入', 'Since {day}'],
  /** {window}: the time for which spending counts. */
  spent: ['{window}消费 {amount}', 'Spent in {window}: {amount}'],
  missing: ['再消费 {amount}，成为{name}', '{amount} more to reach {name}'],
  highest: ['您已在最高一级，谢谢', 'You have reached our highest tier. Thank you.'],
  /** {day}: when purchases leave the window. */
  keptUntil: ['若无新的消费，本级保留至 {day}', 'Yours until {day} without further purchases'],
  /** {name}: the tier before; {day}: when it ended. */
  former: [
    '较早的消费已超出计算期，{name}于 {day} 到期',
    '{name} ended on {day}: earlier purchases no longer count',
  ],
  progress: ['升级进度', 'Progress to the next tier'],
  tiers: ['各级礼遇', 'What each tier brings'],
  from: ['{window}消费满 {amount}', 'From {amount} in {window}'],
  fromFirst: ['加入即享', 'From the day you join'],
  yours: ['当前', 'Your tier'],
  locked: ['未达到', 'Not yet'],
  /** At a benefit of a tier that the shopper has not reached, but was given the benefit. */
  given: ['已为您开通', 'Already yours'],
  window: [
    '退款会从消费中减去。每一级都含前面各级的礼遇。',
    'Refunds are taken off what you spent. Each tier includes those before it.',
  ],
  coupons: ['我的礼券', 'Your coupons'],
});
