import { defineProblems } from '../../http/problems.ts';

export const quickReplyProblem = defineProblems({
  'too-many': {
    code: 'conflict',
    zh: '快捷回复最多 {max} 条，请先删除不用的',
    en: 'There are at most {max} quick replies; please delete some first',
  },
});
