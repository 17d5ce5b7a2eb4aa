import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  genders: {
    women: ['女士', 'Women'],
    men: ['男士', 'Men'],
    kids: ['童装', 'Kids'],
  },
  gender: ['性别', 'Gender'],
  newest: ['新到', 'New in'],
  categories: ['分类', 'Categories'],
  brands: ['品牌', 'Brands'],
  /** Of a shop whose products are of one gender. */
  title: ['首页', 'Home'],
  titles: {
    women: ['女士', 'Women'],
    men: ['男士', 'Men'],
    kids: ['童装', 'Kids'],
  },
});
