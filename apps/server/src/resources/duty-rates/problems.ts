import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'category-unknown': {
    code: 'not-found',
    zh: '没有该类目',
    en: 'There is no such category',
  },
  'duty-rate-overlap': {
    code: 'conflict',
    zh: '与该类目在此国家或地区的另一税率日期重叠',
    en: 'Another rate of this category and country counts on some of these days',
  },
  'duty-rate-ends-first': {
    code: 'bad-input',
    zh: '最后一天不能早于第一天',
    en: 'The last day cannot be before the first one',
  },
  'duty-rate-in-orders': {
    code: 'conflict',
    zh: '这些日子已有订单，其税率不能改变；请选择之后的日子，或新增一条税率',
    en: 'Orders of these days keep their rate. Choose later days, or add another rate',
  },
});
