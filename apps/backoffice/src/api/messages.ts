import { defineMessages } from '@vitrine/kit';

export const problemMessages = defineMessages({
  'zh-CN': {
    network: '网络连接失败，请检查网络后重试',
    unknown: '出现问题，请稍后重试',
    stale: '内容已被他人修改，请重新载入后再改',
    failed: '无法载入',
    retry: '重试',
    invalid: '请修改标出的内容',
  },
  'en-US': {
    network: 'No connection. Please check the network and try again',
    unknown: 'Something went wrong. Please try again later',
    stale: 'Someone else has changed this. Please reload it and change it again',
    failed: 'This could not be loaded',
    retry: 'Try again',
    invalid: 'Please correct the marked fields',
  },
});
