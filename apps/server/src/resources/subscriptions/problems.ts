import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'no-destination': {
    code: 'conflict',
    zh: '请先完善联系方式',
    en: 'We do not know where to send it yet',
  },
  'not-yours': {
    code: 'conflict',
    zh: '请登录后再取消订阅',
    en: 'Please sign in to end a subscription',
  },
});
