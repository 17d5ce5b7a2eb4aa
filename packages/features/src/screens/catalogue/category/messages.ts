import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  tabs: {
    women: ['女士', 'Women'],
    men: ['男士', 'Men'],
    kids: ['童装', 'Kids'],
    brands: ['品牌', 'Brands'],
  },
  tab: ['分类', 'Shop'],
  titles: {
    women: ['女士分类', 'Shop women'],
    men: ['男士分类', 'Shop men'],
    kids: ['童装分类', 'Shop kids'],
  },
  brandsTitle: ['品牌 A–Z', 'Brands A–Z'],
  top: ['一级分类', 'Categories'],
  allOf: ['全部{name}', 'All {name}'],
  findBrand: ['查找品牌', 'Find a brand'],
  noBrand: ['没有这个品牌', 'No such brand here'],
  noBrandHint: ['换一个写法，或换一类看看。', 'Try another spelling, or look among the others.'],
  index: ['字母索引', 'Letters'],
  byLetter: ['按首字母', 'By letter'],
  everyLetter: ['全部', 'All'],
  amongAll: ['在全部品牌中查找', 'Look among all brands'],
  productCount: ['{n} 件', '{n} {n|item|items}'],
});
