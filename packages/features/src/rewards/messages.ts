import type { Reward } from '@vitrine/contract';
import type { Messages } from '@vitrine/kit';

interface RewardMessages {
  statuses: Record<Reward['status'], string>;
  use: string;
  /** `{day}`: the day it came. */
  received: string;
}

export const messages: Messages<RewardMessages> = {
  'zh-CN': {
    statuses: { claimable: '待领取', granted: '已到账', 'to-ship': '待寄出', shipped: '已寄出' },
    use: '去使用',
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
};
