import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    see: '查看这一件',
    similar: '相似单品',
    /** {name} of the product. */
    gallery: '{name}的图片',
    /** {name} of the product, {n}: number of the picture. */
    picture: '{name}，第 {n} 张',
    taxIncluded: '已含进口税费',
    gone: '这一件已下架',
    backHome: '回到首页',
    productError: '这一件暂时看不了，请稍后再试',
    newSeason: '当季新品',
    exclusive: '独家发售',
    lowStock: '库存紧张',
    soldOut: '已售罄',
  },
  'en-US': {
    see: 'See this piece',
    similar: 'Similar pieces',
    gallery: 'Pictures of {name}',
    picture: '{name}, view {n}',
    taxIncluded: 'Import duties included',
    gone: 'This piece is no longer on sale',
    backHome: 'Back to home',
    productError: 'This piece cannot be shown just now. Please try again in a moment.',
    newSeason: 'New season',
    exclusive: 'Exclusive',
    lowStock: 'Low stock',
    soldOut: 'Sold out',
  },
});
