import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  subscribe: ['订阅提醒', 'Remind me'],
  subscribed: ['已订阅', 'Subscribed'],
});
