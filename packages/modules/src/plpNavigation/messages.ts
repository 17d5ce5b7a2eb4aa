import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': { listings: '继续选购' },
  'en-US': { listings: 'More to browse' },
});
