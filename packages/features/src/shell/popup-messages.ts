import type { Messages } from '@vitrine/kit';

type PopupMessages = Record<'look' | 'close', string>;

export const messages: Messages<PopupMessages> = {
  'zh-CN': { look: '去看看', close: '先不看' },
  'en-US': { look: 'Take a look', close: 'Not now' },
};
