import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  see: ['查看这一件', 'See this item'],
  similar: ['相似商品', 'Similar items'],
  /** {name} of the product. */
  gallery: ['{name}的图片', 'Pictures of {name}'],
  /** {name} of the product, {n}: number of the picture. */
  picture: ['{name}，第 {n} 张', '{name}, view {n}'],
  taxIncluded: ['价格已含税', 'Taxes included'],
  gone: ['这一件已下架', 'This item is no longer on sale'],
  backHome: ['回到首页', 'Back to home'],
  productError: [
    '这一件暂时看不了，请稍后再试',
    'This item cannot be shown just now. Please try again in a moment.',
  ],
  newSeason: ['当季新品', 'New season'],
  exclusive: ['独家发售', 'Exclusive'],
  lowStock: ['库存紧张', 'Low stock'],
  soldOut: ['已售罄', 'Sold out'],
});
