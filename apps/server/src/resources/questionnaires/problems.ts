import { defineProblems } from '../../http/problems.ts';

export const questionnaireProblem = defineProblems({
  'already-answered': {
    code: 'conflict',
    zh: '您已提交过这份问卷',
    en: 'You have answered this already',
  },
});
