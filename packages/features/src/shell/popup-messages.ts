import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': { look: '去看看', close: '先不看' },
  'en-US': { look: 'Take a look', close: 'Not now' },
});
