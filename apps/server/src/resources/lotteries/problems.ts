import { defineProblems } from '../../http/problems.ts';

export const lotteryProblem = defineProblems({
  'not-running': {
    code: 'conflict',
    zh: '活动未开始或已结束',
    en: 'This has not begun, or is over',
  },
  'no-tickets': {
    code: 'conflict',
    zh: '没有可用的抽签次数',
    en: 'There are no draws left for you',
  },
});
