import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'no-destination': {
    code: 'conflict',
    zh: '请先完善联系方式',
    en: 'We do not know where to send it yet',
  },
  'orders-always': {
    code: 'conflict',
    zh: '订单消息只能在 App 推送中关闭',
    en: 'Messages about orders can only be turned off for pushes of the app',
  },
  'not-yours': {
    code: 'conflict',
    zh: '请登录后再取消订阅',
    en: 'Please sign in to end a subscription',
  },
});
