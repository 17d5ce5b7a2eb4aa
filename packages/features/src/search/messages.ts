import type { Messages } from '@vitrine/kit';

interface SearchMessages {
  search: string;
  placeholder: string;
  cancel: string;
  wipe: string;
  gender: string;
  genders: Record<'women' | 'men' | 'kids', string>;
  recent: string;
  clearRecent: string;
  hot: string;
  /** What the shop has put together. */
  edits: string;
  pieces: string;
  types: Record<'keyword' | 'brand' | 'category' | 'product', string>;
  all: string;
  /** {n} */
  suggested: string;
  noneSuggested: string;
}

export const messages: Messages<SearchMessages> = {
  'zh-CN': {
    search: '搜索',
    placeholder: '搜索品牌、单品或货号',
    cancel: '取消',
    wipe: '清空',
    gender: '搜索范围',
    genders: { women: '女士', men: '男士', kids: '童装' },
    recent: '最近搜索',
    clearRecent: '清空最近搜索',
    hot: '大家在找',
    edits: '选集',
    pieces: '{n} 件',
    types: { keyword: '搜索建议', brand: '品牌', category: '类别', product: '单品' },
    all: '搜索“{keyword}”',
    suggested: '{n} 条建议',
    noneSuggested: '没有相近的建议，可以直接搜索',
  },
  'en-US': {
    search: 'Search',
    placeholder: 'Brand, piece or style number',
    cancel: 'Cancel',
    wipe: 'Clear',
    gender: 'Search in',
    genders: { women: 'Women', men: 'Men', kids: 'Kids' },
    recent: 'Recent searches',
    clearRecent: 'Clear recent searches',
    hot: 'Popular searches',
    edits: 'Edits',
    pieces: '{n} {n|piece|pieces}',
    types: { keyword: 'Suggestions', brand: 'Brands', category: 'Categories', product: 'Pieces' },
    all: 'Search for "{keyword}"',
    suggested: '{n} {n|suggestion|suggestions}',
    noneSuggested: 'No suggestions, but you can still search for it.',
  },
};
