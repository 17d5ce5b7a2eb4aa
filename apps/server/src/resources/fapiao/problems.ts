import { defineProblems } from '../../http/problems.ts';

export const fapiaoProblem = defineProblems({
  'fapiao-not-available': {
    code: 'conflict',
    zh: '该订单目前没有可开具发票的款项',
    en: 'There is nothing left of this order to issue a fapiao over',
  },
  'fapiao-closed': {
    code: 'conflict',
    zh: '发票已处理，不能再修改',
    en: 'The fapiao is issued or closed and can no longer be changed',
  },
});
