import type { Messages } from '@vitrine/kit';

export const messages: Messages<{ failed: string }> = {
  'zh-CN': { failed: '没能完成，请检查网络后再试' },
  'en-US': { failed: 'That did not work. Check your connection and try again.' },
};
