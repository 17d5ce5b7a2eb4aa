import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['购物袋', 'Bag'],
  empty: ['袋中空空', 'Your bag is empty'],
  hint: ['留着位置，等一件合意的。', 'There is room for something you will keep.'],
  goHome: ['去逛逛', 'Look around'],
  goCategories: ['按分类看', 'Shop by category'],
  delivery: ['配送费 {fee}', 'Delivery {fee}'],
  deliveryFree: ['免配送费', 'Free delivery'],
  /** {name}: a boutique; {amount}: still missing. */
  missingForFree: [
    '{name} 再选 {amount}，即免该店配送费',
    '{amount} more from {name} and its delivery is free',
  ],
  /** Where there is only one sender. */
  missingForFreeAtAll: ['再选 {amount}，即免配送费', '{amount} more and delivery is free'],
  flatRate: [
    '合并计收一份配送费，比分别计收更省',
    'One delivery fee for all parcels, which is less than one each',
  ],
  quantityOf: ['“{name}”的数量', ' of "{name}"'],
  sizeOf: ['更换“{name}”的尺码，现为 {size}', 'Change the size of "{name}", now {size}'],
  changeSize: ['更换尺码', 'Change size'],
  change: ['更换', 'Change'],
  remove: ['移除 {name}', 'Remove {name}'],
  removed: ['已移除', 'Removed'],
  undo: ['撤销', 'Undo'],
  quantityTotal: ['{n} 件共 {amount}', '{n} items, {amount}'],
  notices: {
    'fewer-left': ['仅剩 {left} 件，请调整数量', 'Only {left} left; please lower the quantity'],
    'last-piece': ['仅剩 1 件', 'One left'],
    'price-up': ['比加入时高 {amount}', '{amount} more than when you added it'],
    'price-down': ['比加入时低 {amount}', '{amount} less than when you added it'],
  },
  unavailable: ['暂不可购', 'Not available now'],
  itemCount: ['{n} 件', '{n}'],
  clear: ['清除', 'Clear'],
  gone: ['{size} 已下架', '{size} is no longer sold'],
  soldOut: ['{size} 已售罄', '{size} has sold out'],
  /** Of a product that has no sizes. */
  allGone: ['已下架', 'No longer sold'],
  allSoldOut: ['已售罄', 'Sold out'],
  /** {day} of opening. */
  opens: ['{day} 开售', 'On sale from {day}'],
  seeProduct: ['看这一件', 'See the item'],
  leftOfSize: ['仅剩 {left} 件', '{left} left'],
  noneLeft: ['已售罄', 'Sold out'],
  prices: ['价格明细', 'Summary'],
  totalTaxed: {
    imported: ['合计，已含税', 'Total, duties included'],
    domestic: ['合计，已含税', 'Total, taxes included'],
  },
  checkout: ['去结算 · {n} 件', 'Check out · {n}'],
  nothingToOrder: ['暂无可结算的商品', 'Nothing to check out yet'],
  loginFirst: [
    '结算前请先登录，袋中商品会为您保留。',
    'You will be asked to sign in first; everything stays in your bag.',
  ],
  note: ['礼券与优惠码在结算时使用。', 'Coupons and promo codes are used at checkout. '],
  /** Shown for products of several senders. */
  apart: {
    own: ['商品分别发货，可能分批送达。', 'Items are sent separately and may arrive apart. '],
    boutiques: [
      '商品由不同买手店分别发货，可能分批送达。',
      'Boutiques send on their own, so items may arrive apart. ',
    ],
    merchants: [
      '商品由不同商家分别发货，可能分批送达。',
      'Merchants send on their own, so items may arrive apart. ',
    ],
  },
  /** Shown for imported goods that are delivered to mainland China. */
  customs: ['清关需收件人身份信息。', 'Customs need an ID of the recipient.'],
  failed: ['没能保存，请检查网络后再试', 'That could not be saved; please check your connection'],
});
