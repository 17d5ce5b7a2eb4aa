import type { Messages } from '@vitrine/kit';

interface BagMessages {
  title: string;
  empty: string;
  hint: string;
  goHome: string;
  goCategories: string;
  delivery: string;
  deliveryFree: string;
  /** {name} of a boutique, {amount} still missing. */
  missingForFree: string;
  flatRate: string;
  quantityOf: string;
  sizeOf: string;
  changeSize: string;
  change: string;
  remove: string;
  removed: string;
  undo: string;
  together: string;
  notices: Record<'fewer-left' | 'last-piece' | 'price-up' | 'price-down', string>;
  unavailable: string;
  pieces: string;
  clear: string;
  gone: string;
  soldOut: string;
  similar: string;
  leftOfSize: string;
  noneLeft: string;
  prices: string;
  subTotal: string;
  shipping: string;
  free: string;
  taxes: string;
  included: string;
  total: string;
  totalTaxed: string;
  checkout: string;
  nothingToOrder: string;
  loginFirst: string;
  note: string;
  /** Said of what crosses a border where customs ask for whom. */
  customs: string;
  failed: string;
}

export const messages: Messages<BagMessages> = {
  'zh-CN': {
    title: '购物袋',
    empty: '袋中空空',
    hint: '留着位置，等一件合意的。',
    goHome: '去逛逛',
    goCategories: '按分类看',
    delivery: '配送费 {fee}',
    deliveryFree: '免配送费',
    missingForFree: '{name} 再选 {amount}，即免该店配送费',
    flatRate: '各店合并计收一份配送费，比分别计收更省',
    quantityOf: '“{name}”的数量',
    sizeOf: '更换“{name}”的尺码，现为 {size}',
    changeSize: '更换尺码',
    change: '更换',
    remove: '移除 {name}',
    removed: '已移除',
    undo: '撤销',
    together: '{n} 件共 {amount}',
    notices: {
      'fewer-left': '仅剩 {left} 件，请调整数量',
      'last-piece': '仅剩 1 件',
      'price-up': '比加入时高 {amount}',
      'price-down': '比加入时低 {amount}',
    },
    unavailable: '暂不可购',
    pieces: '{n} 件',
    clear: '清除',
    gone: '{size} 已下架',
    soldOut: '{size} 已售罄',
    similar: '看这一件',
    leftOfSize: '仅剩 {left} 件',
    noneLeft: '已售罄',
    prices: '价格明细',
    subTotal: '商品小计',
    shipping: '配送费',
    free: '免费',
    taxes: '进口税费',
    included: '已含',
    total: '合计',
    totalTaxed: '合计，已含税',
    checkout: '去结算 · {n} 件',
    nothingToOrder: '暂无可结算的商品',
    loginFirst: '结算前请先登录，袋中单品会为您保留。',
    note: '礼券与优惠码在结算时使用。单品由不同买手店分别发货，可能分批送达。',
    customs: '清关需收件人身份信息。',
    failed: '没能保存，请检查网络后再试',
  },
  'en-US': {
    title: 'Bag',
    empty: 'Your bag is empty',
    hint: 'There is room for something you will keep.',
    goHome: 'Look around',
    goCategories: 'Shop by category',
    delivery: 'Delivery {fee}',
    deliveryFree: 'Free delivery',
    missingForFree: '{amount} more from {name} and its delivery is free',
    flatRate: 'One delivery fee for all boutiques, which is less than one each',
    quantityOf: ' of "{name}"',
    sizeOf: 'Change the size of "{name}", now {size}',
    changeSize: 'Change size',
    change: 'Change',
    remove: 'Remove {name}',
    removed: 'Removed',
    undo: 'Undo',
    together: '{n} pieces, {amount}',
    notices: {
      'fewer-left': 'Only {left} left; please lower the quantity',
      'last-piece': 'One left',
      'price-up': '{amount} more than when you added it',
      'price-down': '{amount} less than when you added it',
    },
    unavailable: 'Not available now',
    pieces: '{n}',
    clear: 'Clear',
    gone: '{size} is no longer sold',
    soldOut: '{size} has sold out',
    similar: 'See the piece',
    leftOfSize: '{left} left',
    noneLeft: 'Sold out',
    prices: 'Summary',
    subTotal: 'Subtotal',
    shipping: 'Delivery',
    free: 'Free',
    taxes: 'Import duties',
    included: 'Included',
    total: 'Total',
    totalTaxed: 'Total, duties included',
    checkout: 'Check out · {n}',
    nothingToOrder: 'Nothing to check out yet',
    loginFirst: 'You will be asked to sign in first; everything stays in your bag.',
    note: 'Coupons and promo codes are used at checkout. Boutiques send on their own, so pieces may arrive apart. ',
    customs: 'Customs need an ID of the recipient.',
    failed: 'That could not be saved; please check your connection',
  },
};
