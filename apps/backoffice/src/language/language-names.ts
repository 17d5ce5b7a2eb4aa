import { defineMessages } from '@vitrine/kit';

export const languageNames = defineMessages({
  'zh-CN': ['中文', 'Chinese'],
  'en-US': ['英文', 'English'],
});
