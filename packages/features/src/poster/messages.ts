import type { Messages } from '@vitrine/kit';

interface PosterMessages {
  share: string;
  send: string;
  code: string;
  hint: string;
}

export const messages: Messages<PosterMessages> = {
  'zh-CN': {
    share: '分享',
    send: '发送给好友',
    code: '小程序码',
    hint: '长按小程序码，可保存或转发',
  },
  'en-US': {
    share: 'Share',
    send: 'Send to a friend',
    code: 'Mini-program code',
    hint: 'Press and hold the code to save it or send it on',
  },
};
