import type { Messages } from '@vitrine/kit';

export interface ShellMessages {
  genders: Record<'women' | 'men' | 'kids', string>;
  gender: string;
  tabs: Record<'home' | 'category' | 'bag' | 'me', string>;
  news: string;
  menu: string;
  back: string;
  search: string;
  searchBar: string;
  otherLanguage: string;
  otherLanguageShort: string;
  country: string;
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
    otherLanguage: 'Read in English',
    otherLanguageShort: 'English',
    country: '配送至中国大陆 · CNY ¥',
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
    otherLanguage: '切换到中文',
    otherLanguageShort: '中文',
    country: 'Delivering to mainland China · CNY ¥',
  },
};
