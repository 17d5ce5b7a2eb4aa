import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'job-ended': {
    code: 'conflict',
    zh: '该任务已结束',
    en: 'This job has already ended',
  },
  'job-permission-needed': {
    code: 'forbidden',
    zh: '您的账户没有此项任务的权限',
    en: 'Your account is not allowed to change this job',
  },
});
