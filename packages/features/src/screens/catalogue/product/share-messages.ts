import { defineMessages } from '@vitrine/kit';

/** Shown only in the messaging app. */
export const shareMessages = defineMessages({
  'zh-CN': { byMenu: '点右上角 ··· 发给朋友', close: '不再提示' },
  'en-US': {
    byMenu: 'Share from the ··· menu above',
    close: 'Do not show again',
  },
});
