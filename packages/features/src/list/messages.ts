import type { Messages } from '@vitrine/kit';

export interface ListMessages {
  everything: string;
  search: string;
  genders: Record<'women' | 'men' | 'kids', string>;
  quick: Record<'newSeason' | 'newIn' | 'exclusive' | 'sameDay' | 'reduced', string>;
  sorts: Record<'default' | 'newest' | 'price-asc' | 'price-desc' | 'discount', string>;
  facets: Record<
    | 'Categories'
    | 'Brands'
    | 'Sizes'
    | 'Colors'
    | 'Discount'
    | 'Attributes'
    | 'SameDayDelivery'
    | 'Price',
    string
  >;
  home: string;
  sort: string;
  filter: string;
  filters: string;
  chosen: string;
  clear: string;
  clearAll: string;
  remove: string;
  none: string;
  to: string;
  from: string;
  upTo: string;
  minimum: string;
  maximum: string;
  showAll: string;
  showLess: string;
  /** Of a category. */
  below: string;
  pieces: string;
  see: string;
  progress: string;
  more: string;
  loadingMore: string;
  moreFailed: string;
  again: string;
  empty: string;
  emptyHint: string;
  noResult: string;
  noResultHint: string;
  maybe: string;
  missing: string;
  missingHint: string;
  goHome: string;
  description: string;
}

export const messages: Messages<ListMessages> = {
  'zh-CN': {
    everything: '全部单品',
    search: '搜索“{keyword}”',
    genders: { women: '女士', men: '男士', kids: '童装' },
    quick: {
      newSeason: '当季新品',
      newIn: '本周上架',
      exclusive: '独家发售',
      sameDay: '当日送达',
      reduced: '特惠',
    },
    sorts: {
      default: '默认排序',
      newest: '最新上架',
      'price-asc': '价格由低到高',
      'price-desc': '价格由高到低',
      discount: '折扣由大到小',
    },
    facets: {
      Categories: '类别',
      Brands: '品牌',
      Sizes: '尺码',
      Colors: '颜色',
      Discount: '折扣',
      Attributes: '材质与细节',
      SameDayDelivery: '当日送达',
      Price: '价格',
    },
    home: '首页',
    sort: '排序',
    filter: '筛选',
    filters: '筛选条件',
    chosen: '已选条件',
    clear: '清除',
    clearAll: '清除全部',
    remove: '移除 {name}',
    none: '暂无',
    to: '至',
    from: '{price} 起',
    upTo: '{price} 以内',
    minimum: '最低价',
    maximum: '最高价',
    showAll: '全部 {n} 个',
    showLess: '收起',
    below: '{name}之下',
    pieces: '{n} 件',
    see: '查看 {n} 件',
    progress: '已浏览 {n} / {total} 件',
    more: '加载更多',
    loadingMore: '加载中',
    moreFailed: '没有取到后面的单品，请再试一次',
    again: '再试一次',
    empty: '没有符合这些条件的单品',
    emptyHint: '放宽一两个条件，再看看。',
    noResult: '没有找到“{keyword}”',
    noResultHint: '换一个更短的词，或从这些开始。',
    maybe: '也许合意',
    missing: '这一页已经不在了',
    missingHint: '它可能已下架，或地址有误。',
    goHome: '回到首页',
    description: '{title}，共 {n} 件，价格已含进口税费。',
  },
  'en-US': {
    everything: 'Everything',
    search: '"{keyword}"',
    genders: { women: 'Women', men: 'Men', kids: 'Kids' },
    quick: {
      newSeason: 'New season',
      newIn: 'New this week',
      exclusive: 'Exclusive',
      sameDay: 'Same-day delivery',
      reduced: 'Reduced',
    },
    sorts: {
      default: 'Our order',
      newest: 'Newest first',
      'price-asc': 'Price, low to high',
      'price-desc': 'Price, high to low',
      discount: 'Largest reduction',
    },
    facets: {
      Categories: 'Category',
      Brands: 'Brand',
      Sizes: 'Size',
      Colors: 'Colour',
      Discount: 'Reduction',
      Attributes: 'Material and detail',
      SameDayDelivery: 'Same-day delivery',
      Price: 'Price',
    },
    home: 'Home',
    sort: 'Sort',
    filter: 'Filter',
    filters: 'Filters',
    chosen: 'Chosen filters',
    clear: 'Clear',
    clearAll: 'Clear all',
    remove: 'Remove {name}',
    none: 'None',
    to: 'to',
    from: 'From {price}',
    upTo: 'Up to {price}',
    minimum: 'Lowest price',
    maximum: 'Highest price',
    showAll: 'All {n}',
    showLess: 'Show fewer',
    below: 'Within {name}',
    pieces: '{n} {n|piece|pieces}',
    see: 'See {n} {n|piece|pieces}',
    progress: '{n} of {total} pieces seen',
    more: 'Load more',
    loadingMore: 'Loading',
    moreFailed: 'The next pieces did not arrive',
    again: 'Try again',
    empty: 'Nothing fits all of these',
    emptyHint: 'Let go of a filter or two and look again.',
    noResult: 'Nothing found for "{keyword}"',
    noResultHint: 'Try a shorter word, or begin with one of these.',
    maybe: 'You may like',
    missing: 'This page is no longer here',
    missingHint: 'It may have been taken down, or the address is mistyped.',
    goHome: 'Back to home',
    description: '{title}: {n} {n|piece|pieces}, import duties included.',
  },
};
