import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  failed: ['没能完成，请检查网络后再试', 'That did not work. Check your connection and try again.'],
  sessionEnded: ['登录已过期，请重新登录', 'Your session has ended. Please sign in again.'],
});
