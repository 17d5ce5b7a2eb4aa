import type { Messages } from '@vitrine/kit';

interface AccessRewardMessages {
  title: string;
  kick: string;
  guest: string;
  guestHint: string;
  join: string;
  joined: string;
  since: string;
  spent: string;
  missing: string;
  highest: string;
  progress: string;
  tiers: string;
  from: string;
  fromFirst: string;
  yours: string;
  locked: string;
  window: string;
  coupons: string;
}

export const messages: Messages<AccessRewardMessages> = {
  'zh-CN': {
    title: '会员礼遇',
    kick: 'Membership',
    guest: '还不是会员',
    guestHint: '加入不收费，已有的消费一并算上。',
    join: '成为会员',
    joined: '欢迎，{name}',
    since: '{day} 加入',
    spent: '近十二个月消费 {amount}',
    missing: '再消费 {amount}，成为{name}',
    highest: '您已在最高一级，谢谢',
    progress: '升级进度',
    tiers: '各级礼遇',
    from: '近十二个月消费满 {amount}',
    fromFirst: '加入即享',
    yours: '当前',
    locked: '未达到',
    window: '消费按近十二个月计算，退款会相应减去。每一级都含前面各级的礼遇。',
    coupons: '我的礼券',
  },
  'en-US': {
    title: 'Membership',
    kick: 'Membership',
    guest: 'Not yet a member',
    guestHint: 'Joining costs nothing, and what you have spent so far counts.',
    join: 'Become a member',
    joined: 'Welcome to {name}',
    since: 'Since {day}',
    spent: 'Spent in twelve months: {amount}',
    missing: '{amount} more to reach {name}',
    highest: 'You have reached our highest tier. Thank you.',
    progress: 'Progress to the next tier',
    tiers: 'What each tier brings',
    from: 'From {amount} in twelve months',
    fromFirst: 'From the day you join',
    yours: 'Your tier',
    locked: 'Not yet',
    window: 'Spending counts for twelve months, less refunds. Each tier includes those before it.',
    coupons: 'Your coupons',
  },
};
