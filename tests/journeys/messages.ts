/** Texts of the shop that journeys look for, in both languages. */
export const messages = {
  zh: {
    prefix: '',
    lang: 'zh-CN',
    productCount: /^(\d+) 件$/,
    filter: /^筛选/,
    showProducts: /^查看 \d+ 件$/,
    more: '加载更多',
    taxIncluded: '已含进口税费，配送费另计',
    similar: '相似商品',
    missing: '没有找到这个页面',
    failed: '加载失败或数据异常',
    retry: '重新加载',
  },
  en: {
    prefix: '/en',
    lang: 'en-US',
    productCount: /^(\d+) items$/,
    filter: /^Filter/,
    showProducts: /^See \d+ items$/,
    more: 'Load more',
    taxIncluded: 'Import tax included, delivery extra',
    similar: 'Similar items',
    missing: 'There is nothing here',
    failed: 'This page could not be loaded',
    retry: 'Try again',
  },
} as const;
