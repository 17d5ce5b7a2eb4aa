import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  moveFailed: ['页面没能打开', 'The page could not be opened'],
  retry: ['重试', 'Retry'],
});
