import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': { subscribe: '订阅提醒', subscribed: '已订阅' },
  'en-US': { subscribe: 'Remind me', subscribed: 'Subscribed' },
});
