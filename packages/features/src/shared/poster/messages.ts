import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
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
});
