import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    genders: { women: '女士', men: '男士', kids: '童装' },
    gender: '性别',
    tabs: { home: '首页', category: '分类', bag: '购物袋', me: '我的' },
    promotion: '本店消息',
    /** Begins with the visible text, by which voice control finds the button. */
    nextPromotion: '{n}/{total}，下一条消息',
    menu: '商品目录',
    back: '返回',
    backToBag: '回到购物袋',
    /** {name} of the category. */
    allOf: '全部{name}',
    search: '搜索',
    searchBar: '搜索品牌、单品或货号',
    wishlist: '收藏',
    /** {label} of a link, {n} items. */
    withCount: '{label}，{n} 件',
    otherLanguage: 'Read in English',
    otherLanguageShort: 'English',
    /** The delivery country and the currency. */
    deliveringTo: { CN: '配送至中国内地 · CNY ¥', HK: '配送至中国香港 · CNY ¥' },
  },
  'en-US': {
    genders: { women: 'Women', men: 'Men', kids: 'Kids' },
    gender: 'Gender',
    tabs: { home: 'Home', category: 'Shop', bag: 'Bag', me: 'Me' },
    promotion: 'Shop news',
    nextPromotion: '{n}/{total}, next message',
    menu: 'Catalogue',
    back: 'Back',
    backToBag: 'Back to the bag',
    allOf: 'All {name}',
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
});
