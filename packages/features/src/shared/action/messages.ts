import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    failed: '没能完成，请检查网络后再试',
    sessionEnded: '登录已过期，请重新登录',
  },
  'en-US': {
    failed: 'That did not work. Check your connection and try again.',
    sessionEnded: 'Your session has ended. Please sign in again.',
  },
});
