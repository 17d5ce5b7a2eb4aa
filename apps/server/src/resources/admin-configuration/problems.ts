import { defineProblems } from '../../http/problems.ts';

export const configurationProblem = defineProblems({
  'too-many': {
    code: 'conflict',
    zh: '应用与环境最多 {max} 个',
    en: 'There are at most {max} apps and environments',
  },
});
