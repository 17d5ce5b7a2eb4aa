import { defineProblems } from '../../http/problems.ts';

export const merchantReturnProblem = defineProblems({
  'merchant-return-not-found': {
    code: 'not-found',
    zh: '未找到该退货',
    en: 'There is no such return',
  },
  'return-action-impossible': {
    code: 'conflict',
    zh: '退货当前状态不允许此操作',
    en: 'The return is in another state, in which this cannot be done',
  },
});
