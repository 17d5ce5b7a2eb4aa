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
  wishlist: string;
  /** {label} of a link, with {n} waiting there. */
  withCount: string;
  otherLanguage: string;
  otherLanguageShort: string;
  country: string;
  /** Asked of shoppers who have not decided what the shop may remember. */
  consent: Record<
    'title' | 'sentence' | 'agree' | 'decline' | 'agreed' | 'declined' | 'failed',
    string
  >;
  popup: Record<'look' | 'close', string>;
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
    country: '配送至中国大陆 · CNY ¥',
    consent: {
      title: '为您记住看过的',
      sentence: '允许后，看过的单品会保存下来，并据此为您推荐。可随时在隐私中心更改。',
      agree: '允许',
      decline: '暂不',
      agreed: '已开启，可在隐私中心更改',
      declined: '好的，不会记录',
      failed: '未能保存您的选择，下次再问您',
    },
    popup: { look: '去看看', close: '先不看' },
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
    country: 'Delivering to mainland China · CNY ¥',
    consent: {
      title: 'Shall we remember?',
      sentence:
        'We would keep the pieces you look at, and suggest others like them. You can change this in the privacy centre at any time.',
      agree: 'Yes, please',
      decline: 'Not now',
      agreed: 'Switched on. The privacy centre switches it off.',
      declined: 'As you wish, nothing is kept',
      failed: 'Your answer could not be saved, so we will ask again',
    },
    popup: { look: 'Take a look', close: 'Not now' },
  },
};
