import type { Messages } from '@vitrine/kit';

interface SubscriptionWords {
  subscribe: string;
  subscribed: string;
}

export const messages: Messages<SubscriptionWords> = {
  'zh-CN': { subscribe: '订阅提醒', subscribed: '已订阅' },
  'en-US': { subscribe: 'Remind me', subscribed: 'Subscribed' },
};
