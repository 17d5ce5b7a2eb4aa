import { defineMessages } from '@vitrine/kit';

export const collisionMessages = defineMessages({
  'zh-CN': {
    pages: '该页面在此时段已有其他安排',
    pagesHint: '对象相同，同一时间只展示其中一个。请确认这样的安排',
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
      'Its target is the same, and only one of them is shown at a time. Make sure this is meant',
    sales: 'Another sale has some of these products at this time',
    window: '{from} until {to}',
    forEver: 'open end',
    shared: 'products in common: {count}',
    failed: 'Collisions could not be checked',
    again: 'Check again',
  },
});
