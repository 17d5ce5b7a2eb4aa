import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'product-unknown': {
    code: 'not-found',
    zh: '所选商品中有不存在的商品',
    en: 'One of the products does not exist',
  },
  'sale-unknown': {
    code: 'not-found',
    zh: '没有该特卖',
    en: 'There is no such sale',
  },
  'benefit-not-early': {
    code: 'bad-input',
    zh: '请选择“提前选购”类的权益',
    en: 'Choose a benefit of early access',
  },
  'opens-in-the-past': {
    code: 'bad-input',
    zh: '开放时间须晚于现在',
    en: 'It has to open later than now',
  },
  'opens-after-sale': {
    code: 'bad-input',
    zh: '开放时间须早于特卖结束',
    en: 'It has to open before the sale ends',
  },
  'window-overlap': {
    code: 'conflict',
    zh: '已有其他提前开放包含：{names}',
    en: 'Another early opening has these already: {names}',
  },
  'window-open': {
    code: 'conflict',
    zh: '已对所有人开放，不能再修改',
    en: 'It is open to everyone already, so it cannot be changed',
  },
});
