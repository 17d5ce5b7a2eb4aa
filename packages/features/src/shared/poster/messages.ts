import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  share: ['分享', 'Share'],
  send: ['发送给好友', 'Send to a friend'],
  code: ['小程序码', 'Mini-program code'],
  hint: ['长按小程序码，可保存或转发', 'Press and hold the code to save it or send it on'],
});
