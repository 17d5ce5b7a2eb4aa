import { defineMessages } from '@vitrine/kit';

export const collisionMessages = defineMessages({
  'zh-CN': {
    pages: '该页面在此时段已有其他安排',
    pagesHint: '对象相同，同一时间只展示其中一个；测试期间改动页面会影响测试结果。请确认这样的安排',
    test: 'A/B 测试“{name}”',
    sales: '部分商品在此时段已有其他特卖',
    window: '{from} 至 {to}',
    forEver: '不限',
    shared: '{count} 件相同商品',
    failed: '未能检查时间冲突',
    again: '再次检查',
  },
  'en-US': {
    pages: 'Something else is planned for this page at this time',
    pagesHint:
      'Of the same target only one is shown at a time; what changes during a test blurs its result. Make sure this is meant',
    test: 'A/B test “{name}”',
    sales: 'Another sale has some of these products at this time',
    window: '{from} until {to}',
    forEver: 'open end',
    shared: 'products in common: {count}',
    failed: 'Collisions could not be checked',
    again: 'Check again',
  },
});
