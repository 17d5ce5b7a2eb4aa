import { defineProblems } from '../../http/problems.ts';

export const taskProblem = defineProblems({
  'read-longer': {
    code: 'conflict',
    zh: '请至少浏览 {seconds} 秒',
    en: 'Please read for at least {seconds} seconds',
  },
});
