import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': { moveFailed: '页面没能打开', retry: '重试' },
  'en-US': { moveFailed: 'The page could not be opened', retry: 'Retry' },
});
