import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    title: '购买整套',
    include: '选入 {name}',
    sizesOf: '{name} 的尺码',
    chooseSize: '请选择尺码',
    soldOut: '已售罄',
    notify: '到货通知',
    total: '{n} 件合计',
    add: '加入购物袋',
    nothing: '请至少选一件',
    added: '整套已加入购物袋',
    failed: '没能加入，请稍后再试',
    notLoaded: '没能读取这一套，请稍后再试',
  },
  'en-US': {
    title: 'The whole look',
    include: 'Include {name}',
    sizesOf: 'Sizes of {name}',
    chooseSize: 'Choose a size',
    soldOut: 'Sold out',
    notify: 'Tell me when it is back',
    total: '{n} in all',
    add: 'Add to bag',
    nothing: 'Choose at least one',
    added: 'The look is in your bag',
    failed: 'That could not be added; please try again',
    notLoaded: 'The look could not be loaded; please try again',
  },
});
