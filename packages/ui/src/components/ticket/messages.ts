import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    /** Button labels by status, unless the layout overrides them. */
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
    /** Stamps of a claimed and of a used ticket. */
    stamp: '已领',
    usedStamp: '已用',
    /** {tenths} of the price that remain, or {off} in percent; `percentUnit` follows the number. */
    percent: '{tenths}',
    percentUnit: '折',
    freeDelivery: '免邮',
    freeDeliveryUnit: '',
    /** {price} */
    over: '满 {price}',
    anyAmount: '不限金额',
    /** {time} */
    opens: '{time} 开始',
    /** {day} */
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
});

export type TicketMessages = (typeof messages)['zh-CN'];
