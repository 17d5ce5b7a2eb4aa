import { defineMessages } from '@vitrine/kit';

export const coloursMessages = defineMessages({
  title: ['颜色', 'Colours'],
  create: ['新建颜色', 'New colour'],
  hex: ['色值', 'Colour value'],
  hexHint: ['商品页和筛选中色块的颜色', 'The colour of its swatch on product pages and in filters'],
  hexWrong: ['请填写如 #1a2b3c 的色值', 'Write a colour such as #1a2b3c'],
  pick: ['选取颜色', 'Pick a colour'],
});
