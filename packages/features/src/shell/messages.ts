import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  genders: {
    women: ['女士', 'Women'],
    men: ['男士', 'Men'],
    kids: ['童装', 'Kids'],
  },
  gender: ['性别', 'Gender'],
  tabs: {
    home: ['首页', 'Home'],
    category: ['分类', 'Shop'],
    bag: ['购物袋', 'Bag'],
    me: ['我的', 'Me'],
  },
  promotion: ['本店消息', 'Shop news'],
  /** Begins with the visible text, by which voice control finds the button. */
  nextPromotion: ['{n}/{total}，下一条消息', '{n}/{total}, next message'],
  menu: ['商品目录', 'Catalogue'],
  back: ['返回', 'Back'],
  backToBag: ['回到购物袋', 'Back to the bag'],
  /** {name} of the category. */
  allOf: ['全部{name}', 'All {name}'],
  search: ['搜索', 'Search'],
  searchBar: ['搜索品牌、商品或货号', 'Brand, item or style number'],
  wishlist: ['收藏', 'Wishlist'],
  /** {label} of a link, {n} items. */
  withCount: ['{label}，{n} 件', '{label}, {n}'],
  otherLanguage: ['Read in English', '切换到中文'],
  otherLanguageShort: ['English', '中文'],
  /** The delivery country and the currency. */
  deliveringTo: {
    CN: ['配送至中国内地 · CNY ¥', 'Delivering to mainland China · CNY ¥'],
    HK: ['配送至中国香港 · CNY ¥', 'Delivering to Hong Kong SAR · CNY ¥'],
  },
});
