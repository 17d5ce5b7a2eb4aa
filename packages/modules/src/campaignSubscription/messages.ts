import { pairMessages } from '@vitrine/kit';

export const messages = pairMessages({
  subscribe: ['订阅提醒', 'Remind me'],
  subscribed: ['已订阅', 'Subscribed'],
});
