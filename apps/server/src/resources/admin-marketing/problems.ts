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
  'lowest-tier': {
    code: 'conflict',
    zh: '起始等级须最后删除，请先删除更高的等级',
    en: 'The tier that members begin at is deleted last, after the higher ones',
  },
  'set-by-rule': {
    code: 'conflict',
    zh: '优惠只能适用于手选商品的集合，不能适用于按规则生成的集合',
    en: 'A promotion covers sets of chosen products only, and one of the sets is found by rule',
  },
  'set-missing': {
    code: 'conflict',
    zh: '适用范围中有不存在的集合',
    en: 'One of the sets that the promotion covers does not exist',
  },
  'category-missing': {
    code: 'conflict',
    zh: '适用范围中有不存在的分类',
    en: 'One of the categories that the promotion covers does not exist',
  },
  'not-a-template': {
    code: 'conflict',
    zh: '只能从模板生成优惠码',
    en: 'Codes can only be generated from a template',
  },
});
