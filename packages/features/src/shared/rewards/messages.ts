import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    statuses: { claimable: '待领取', granted: '已到账', 'to-ship': '待寄出', shipped: '已寄出' },
    use: '去使用',
    /** {day} of receipt. */
    received: '{day} 获得',
  },
  'en-US': {
    statuses: {
      claimable: 'To claim',
      granted: 'Yours',
      'to-ship': 'To be sent',
      shipped: 'Sent',
    },
    use: 'Use it',
    received: 'Received {day}',
  },
});
