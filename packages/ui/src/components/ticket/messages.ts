import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  /** Button labels by status, unless the layout overrides them. */
  actions: {
    available: ['敬请期待', 'Coming soon'],
    claimable: ['立即领取', 'Claim it'],
    claimed: ['立即使用', 'Use it'],
    expired: ['已结束', 'Ended'],
  },
  layouts: {
    double: {
      available: ['未开始', 'Not yet'],
      claimable: ['立即抢', 'Claim'],
      claimed: ['去使用', 'Use'],
    },
    wallet: {
      claimable: ['一键领取', 'Claim all'],
    },
  },
  used: ['已使用', 'Used'],
  /** Stamps of a claimed and of a used ticket. */
  stamp: ['已领', 'Yours'],
  usedStamp: ['已用', 'Used'],
  /** {tenths} of the price that remain, or {off} in percent; `percentUnit` follows the number. */
  percent: ['{tenths}', '{off}'],
  percentUnit: ['折', '% off'],
  freeDelivery: ['免邮', 'Free'],
  freeDeliveryUnit: ['', 'delivery'],
  /** {price} */
  over: ['满 {price}', 'Over {price}'],
  anyAmount: ['不限金额', 'Any amount'],
  /** {time} */
  opens: ['{time} 开始', 'From {time}'],
  /** {day} */
  until: ['至 {day}', 'Until {day}'],
  ended: ['已于 {day} 结束', 'Ended {day}'],
});

export type TicketMessages = (typeof messages)['zh-CN'];
