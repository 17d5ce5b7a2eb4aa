import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  search: ['搜索', 'Search'],
  placeholder: ['搜索品牌、商品或货号', 'Brand, item or style number'],
  cancel: ['取消', 'Cancel'],
  clear: ['清空', 'Clear'],
  gender: ['搜索范围', 'Search in'],
  genders: {
    women: ['女士', 'Women'],
    men: ['男士', 'Men'],
    kids: ['童装', 'Kids'],
  },
  recent: ['最近搜索', 'Recent searches'],
  clearRecent: ['清空最近搜索', 'Clear recent searches'],
  hot: ['大家在找', 'Popular searches'],
  /** The product sets of the shop. */
  sets: ['选集', 'Edits'],
  productCount: ['{n} 件', '{n} {n|item|items}'],
  types: {
    page: ['专题', 'Pages'],
    keyword: ['搜索建议', 'Suggestions'],
    brand: ['品牌', 'Brands'],
    category: ['类别', 'Categories'],
    product: ['商品', 'Items'],
  },
  all: ['搜索“{keyword}”', 'Search for "{keyword}"'],
  suggested: ['{n} 条建议', '{n} {n|suggestion|suggestions}'],
  noneSuggested: [
    '没有相近的建议，可以直接搜索',
    'No suggestions, but you can still search for it.',
  ],
});
