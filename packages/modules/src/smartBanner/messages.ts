import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': { app: '应用下载', download: '下载APP', close: '关闭' },
  'en-US': { app: 'Our app', download: 'Get the app', close: 'Close' },
});
