import type { Messages } from '@vitrine/kit';

interface SmartBannerWords {
  app: string;
  download: string;
  close: string;
}

export const messages: Messages<SmartBannerWords> = {
  'zh-CN': { app: '应用下载', download: '下载APP', close: '关闭' },
  'en-US': { app: 'Our app', download: 'Get the app', close: 'Close' },
};
