import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    offline: '没有网络连接',
    offlineHint: '请检查网络后重新加载',
    missing: '没有找到',
    missingHint: '它可能已经不在了，或属于另一个账户',
    home: '回到首页',
  },
  'en-US': {
    offline: 'You are offline',
    offlineHint: 'Check your connection and try again.',
    missing: 'Not found',
    missingHint: 'It may be gone, or belong to another account.',
    home: 'Back to home',
  },
});
