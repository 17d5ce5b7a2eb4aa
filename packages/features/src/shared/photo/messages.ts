import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': { open: '查看大图', close: '关闭' },
  'en-US': { open: 'Show the picture large', close: 'Close' },
});
