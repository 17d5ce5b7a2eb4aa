import type { Messages } from '@vitrine/kit';

export const messages: Messages<{ listings: string }> = {
  'zh-CN': { listings: '继续选购' },
  'en-US': { listings: 'More to browse' },
};
