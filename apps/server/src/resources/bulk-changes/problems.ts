import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'bulk-prices-forbidden': {
    code: 'forbidden',
    zh: '您的账户只能批量修改库存',
    en: 'Your account can change stock in bulk, but no prices',
  },
  'bulk-reference-unknown': {
    code: 'not-found',
    zh: '未找到该品牌、分类或手动集合',
    en: 'There is no such brand, category or set by hand',
  },
  'bulk-too-many': {
    code: 'conflict',
    zh: '所选超过 {limit} 行，请缩小范围',
    en: 'More than {limit} rows are selected; please choose fewer',
  },
});
