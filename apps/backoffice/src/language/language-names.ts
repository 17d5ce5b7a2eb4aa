import { defineMessages } from '@vitrine/kit';

export const languageNames = defineMessages({
  'zh-CN': { 'zh-CN': '中文', 'en-US': '英文' },
  'en-US': { 'zh-CN': 'Chinese', 'en-US': 'English' },
});
