import { defineProblems } from '../../http/problems.ts';

export const marketingProblem = defineProblems({
  'prize-was-given': {
    code: 'conflict',
    zh: '已发出的奖品不能删除，可将概率设为零',
    en: 'A prize that was given cannot be removed; set its odds to zero instead',
  },
  'fewer-than-given': {
    code: 'conflict',
    zh: '奖品总数不能少于已发出的数量',
    en: 'There cannot be fewer of a prize than were given',
  },
  'not-a-template': {
    code: 'conflict',
    zh: '只能从模板生成优惠码',
    en: 'Codes can only be generated from a template',
  },
});
