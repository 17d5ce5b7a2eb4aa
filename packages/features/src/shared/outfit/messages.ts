import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['购买整套', 'The whole look'],
  include: ['选入 {name}', 'Include {name}'],
  sizesOf: ['{name} 的尺码', 'Sizes of {name}'],
  chooseSize: ['请选择尺码', 'Choose a size'],
  soldOut: ['已售罄', 'Sold out'],
  notify: ['到货通知', 'Tell me when it is back'],
  total: ['{n} 件合计', '{n} in all'],
  add: ['加入购物袋', 'Add to bag'],
  nothing: ['请至少选一件', 'Choose at least one'],
  added: ['整套已加入购物袋', 'The look is in your bag'],
  failed: ['没能加入，请稍后再试', 'That could not be added; please try again'],
  notLoaded: ['没能读取这一套，请稍后再试', 'The look could not be loaded; please try again'],
});
