import type { Messages } from '@vitrine/kit';
import type { TicketLayout, TicketStatus } from './ticket-coupon.ts';

export interface TicketMessages {
  /** What the button says where its layout has no words of its own for it. */
  actions: Readonly<Record<TicketStatus, string>>;
  layouts: Readonly<Partial<Record<TicketLayout, Partial<Record<TicketStatus, string>>>>>;
  used: string;
  /** What is stamped on a ticket that somebody has, and on one that has been spent. */
  stamp: string;
  usedStamp: string;
  /** After the figure: {tenths} of the price remain, or {off} percent of it go. */
  percent: string;
  percentUnit: string;
  freeDelivery: string;
  freeDeliveryUnit: string;
  /** {price} */
  over: string;
  anyAmount: string;
  /** {time} */
  opens: string;
  /** {day} */
  until: string;
  ended: string;
}

export const messages: Messages<TicketMessages> = {
  'zh-CN': {
    actions: {
      available: '敬请期待',
      claimable: '立即领取',
      claimed: '立即使用',
      expired: '已结束',
    },
    layouts: {
      double: { available: '未开始', claimable: '立即抢', claimed: '去使用' },
      wallet: { claimable: '一键领取' },
    },
    used: '已使用',
    stamp: '已领',
    usedStamp: '已用',
    percent: '{tenths}',
    percentUnit: '折',
    freeDelivery: '免邮',
    freeDeliveryUnit: '',
    over: '满 {price}',
    anyAmount: '不限金额',
    opens: '{time} 开始',
    until: '至 {day}',
    ended: '已于 {day} 结束',
  },
  'en-US': {
    actions: {
      available: 'Coming soon',
      claimable: 'Claim it',
      claimed: 'Use it',
      expired: 'Ended',
    },
    layouts: {
      double: { available: 'Not yet', claimable: 'Claim', claimed: 'Use' },
      wallet: { claimable: 'Claim all' },
    },
    used: 'Used',
    stamp: 'Yours',
    usedStamp: 'Used',
    percent: '{off}',
    percentUnit: '% off',
    freeDelivery: 'Free',
    freeDeliveryUnit: 'delivery',
    over: 'Over {price}',
    anyAmount: 'Any amount',
    opens: 'From {time}',
    until: 'Until {day}',
    ended: 'Ended {day}',
  },
};
