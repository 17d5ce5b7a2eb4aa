import type { Messages } from '@vitrine/kit';

export interface ProductMessages {
  home: string;
  headDescription: string;
  taxIncluded: string;
  size: string;
  sizeGuide: string;
  oneLeft: string;
  soldOut: string;
  soldOutAll: string;
  offline: string;
  offlineHint: string;
  share: string;
  linkCopied: string;
  shareByMenu: string;
  about: string;
  measurements: string;
  measuredFlat: string;
  model: string;
  modelWears: string;
  composition: string;
  care: string;
  madeIn: string;
  colour: string;
  styleId: string;
  merchant: string;
  founded: string;
  similar: string;
  gallery: string;
  picture: string;
  missing: string;
  missingHint: string;
  goHome: string;
  chooseSize: string;
  chosenSize: string;
  chooseSizeTitle: string;
  add: string;
  added: string;
  seeBag: string;
  notAdded: string;
  claimCoupon: string;
  haveCoupon: string;
  tags: Record<'NewSeason' | 'Exclusive', string>;
  lowStock: string;
  between: string;
  unit: string;
}

export const messages: Messages<ProductMessages> = {
  'zh-CN': {
    home: '首页',
    headDescription: '{brand} {name}。{description}',
    taxIncluded: '已含进口税费，配送费另计',
    size: '尺码',
    sizeGuide: '尺码与测量',
    oneLeft: '仅剩 1 件',
    soldOut: '已售罄',
    soldOutAll: '各尺码均已售罄',
    offline: '这一件已下架',
    offlineHint: '看看与它相似的单品。',
    share: '分享',
    linkCopied: '链接已复制',
    shareByMenu: '请用右上角菜单分享',
    about: '关于这一件',
    measurements: '尺码与测量',
    measuredFlat: '单位：{unit}，平铺测量',
    model: '试穿模特',
    modelWears: '穿着 {scale} {size}',
    composition: '成分与洗护',
    care: '洗护',
    madeIn: '产地',
    colour: '颜色',
    styleId: '货号',
    merchant: '发货买手店',
    founded: '{city}，创立于 {year} 年',
    similar: '相似单品',
    gallery: '图片',
    picture: '{name}，第 {n} 张',
    missing: '没有这一件',
    missingHint: '它可能已下架，或地址有误。',
    goHome: '回到首页',
    chooseSize: '请选择尺码',
    chosenSize: '已选 {size}',
    chooseSizeTitle: '选择尺码',
    add: '加入购物袋',
    added: '已加入购物袋',
    seeBag: '去看看',
    notAdded: '没能加入，请稍后再试',
    claimCoupon: '领券',
    haveCoupon: '可用礼券',
    tags: { NewSeason: '当季新品', Exclusive: '独家发售' },
    lowStock: '库存紧张',
    between: '、',
    unit: '厘米',
  },
  'en-US': {
    home: 'Home',
    headDescription: '{name} by {brand}. {description}',
    taxIncluded: 'Import duties included, delivery extra',
    size: 'Size',
    sizeGuide: 'Size and fit',
    oneLeft: 'One left',
    soldOut: 'Sold out',
    soldOutAll: 'Every size has sold',
    offline: 'This piece is no longer on sale',
    offlineHint: 'Here are some that resemble it.',
    share: 'Share',
    linkCopied: 'Link copied',
    shareByMenu: 'Share it from the menu at the top right',
    about: 'About this piece',
    measurements: 'Size and fit',
    measuredFlat: 'In {unit}, measured flat',
    model: 'Worn by',
    modelWears: 'Wears {scale} {size}',
    composition: 'Composition and care',
    care: 'Care',
    madeIn: 'Made in',
    colour: 'Colour',
    styleId: 'Style',
    merchant: 'Sent by',
    founded: '{city}, since {year}',
    similar: 'Similar pieces',
    gallery: 'Pictures',
    picture: '{name}, view {n}',
    missing: 'There is no such piece',
    missingHint: 'It may have been taken down, or the address is mistyped.',
    goHome: 'Back to home',
    chooseSize: 'Choose a size',
    chosenSize: 'Chosen: {size}',
    chooseSizeTitle: 'Choose a size',
    add: 'Add to bag',
    added: 'Added to your bag',
    seeBag: 'See bag',
    notAdded: 'That could not be added; please try again',
    claimCoupon: 'Coupon to claim',
    haveCoupon: 'Your coupon',
    tags: { NewSeason: 'New season', Exclusive: 'Exclusive' },
    lowStock: 'Few left',
    between: ' · ',
    unit: 'centimetres',
  },
};
