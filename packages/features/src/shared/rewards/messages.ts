import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  statuses: {
    claimable: ['待领取', 'To claim'],
    granted: ['已到账', 'Yours'],
    'to-ship': ['待寄出', 'To be sent'],
    shipped: ['已寄出', 'Sent'],
  },
  use: ['去使用', 'Use it'],
  /** {day} of receipt. */
  received: ['{day} 获得', 'Received {day}'],
});
