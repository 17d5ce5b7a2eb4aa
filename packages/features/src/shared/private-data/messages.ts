import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  offline: ['没有网络连接', 'You are offline'],
  offlineHint: ['请检查网络后重新加载', 'Check your connection and try again.'],
  missing: ['没有找到', 'Not found'],
  missingHint: [
    '它可能已经不在了，或属于另一个账户',
    'It may be gone, or belong to another account.',
  ],
  home: ['回到首页', 'Back to home'],
});
