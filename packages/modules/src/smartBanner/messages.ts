import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  app: ['应用下载', 'Our app'],
  download: ['下载APP', 'Get the app'],
  close: ['关闭', 'Close'],
});
