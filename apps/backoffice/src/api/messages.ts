import { defineMessages } from '@vitrine/kit';

export const problemMessages = defineMessages({
  network: [
    '网络连接失败，请检查网络后重试',
    'No connection. Please check the network and try again',
  ],
  unknown: ['出现问题，请稍后重试', 'Something went wrong. Please try again later'],
  stale: [
    '内容已被他人修改，请重新载入后再改',
    'Someone else has changed this. Please reload it and change it again',
  ],
  failed: ['无法载入', 'This could not be loaded'],
  retry: ['重试', 'Try again'],
});
