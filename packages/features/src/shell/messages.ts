import type { Messages, ShippingCountryCode } from '@vitrine/kit';

export interface ShellMessages {
  genders: Record<'women' | 'men' | 'kids', string>;
  gender: string;
  tabs: Record<'home' | 'category' | 'bag' | 'me', string>;
  news: string;
  menu: string;
  back: string;
  search: string;
  searchBar: string;
  wishlist: string;
  /** {label} of a link, with {n} waiting there. */
  withCount: string;
  otherLanguage: string;
  otherLanguageShort: string;
  /** Where parcels go, and what is paid with. */
  deliveringTo: Record<ShippingCountryCode, string>;
}

export const messages: Messages<ShellMessages> = {
  'zh-CN': {
    genders: { women: '女士', men: '男士', kids: '童装' },
    gender: '性别',
    tabs: { home: '首页', category: '分类', bag: '购物袋', me: '我的' },
    news: '本店消息',
    menu: '商品目录',
    back: '返回',
    search: '搜索',
    searchBar: '搜索品牌、单品或货号',
    wishlist: '收藏',
    withCount: '{label}，{n} 件',
    otherLanguage: 'Read in English',
    otherLanguageShort: 'English',
    deliveringTo: { CN: '配送至中国内地 · CNY ¥', HK: '配送至中国香港 · CNY ¥' },
  },
  'en-US': {
    genders: { women: 'Women', men: 'Men', kids: 'Kids' },
    gender: 'Gender',
    tabs: { home: 'Home', category: 'Shop', bag: 'Bag', me: 'Me' },
    news: 'Shop news',
    menu: 'Catalogue',
    back: 'Back',
    search: 'Search',
    searchBar: 'Brand, piece or style number',
    wishlist: 'Wishlist',
    withCount: '{label}, {n}',
    otherLanguage: '切换到中文',
    otherLanguageShort: '中文',
    deliveringTo: {
      CN: 'Delivering to mainland China · CNY ¥',
      HK: 'Delivering to Hong Kong SAR · CNY ¥',
    },
  },
};
