import { defineMessages } from '@vitrine/kit';

export const collisionMessages = defineMessages({
  pages: ['该页面在此时段已有其他安排', 'Something else is planned for this page at this time'],
  pagesHint: [
    '对象相同，同一时间只展示其中一个；测试期间改动页面会影响测试结果。请确认这样的安排',
    'Of the same target only one is shown at a time; what changes during a test blurs its result. Make sure this is meant',
  ],
  test: ['A/B 测试“{name}”', 'A/B test “{name}”'],
  sales: ['部分商品在此时段已有其他特卖', 'Another sale has some of these products at this time'],
  window: ['{from} 至 {to}', '{from} until {to}'],
  forEver: ['不限', 'open end'],
  shared: ['{count} 件相同商品', 'products in common: {count}'],
  failed: ['未能检查时间冲突', 'Collisions could not be checked'],
  again: ['再次检查', 'Check again'],
});
