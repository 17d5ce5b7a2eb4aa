import type { Messages } from '@vitrine/kit';

interface ShareWords {
  byMenu: string;
  close: string;
}

/** Said in the messaging app only. */
export const shareWords: Messages<ShareWords> = {
  'zh-CN': { byMenu: '点右上角 ··· 发给朋友', close: '不再提示' },
  'en-US': {
    byMenu: 'Share from the ··· menu above',
    close: 'Do not show again',
  },
};
