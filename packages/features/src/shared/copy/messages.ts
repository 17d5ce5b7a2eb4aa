import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': { copy: '复制', failed: '没能复制，请手动选取' },
  'en-US': { copy: 'Copy', failed: 'It could not be copied; please select it by hand' },
});
