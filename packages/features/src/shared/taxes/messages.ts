import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  show: ['查看税费明细', 'See duties and taxes'],
  hide: ['收起税费明细', 'Hide duties and taxes'],
  loading: ['正在查看', 'One moment'],
  none: [
    '该地区的税费已含在价格中，暂无分项',
    'Taxes are included in the prices; there is no breakdown for this place',
  ],
  failed: ['暂时无法显示，请稍后再试', 'This cannot be shown right now; please try again later'],
  goods: ['商品（不含税）', 'Goods, without taxes'],
  /** {name}: a category; {percent}: the rate. */
  duty: ['{name}关税 {percent}%', 'Duty on {name}, {percent}%'],
  vat: ['{name}增值税 {percent}%', 'VAT on {name}, {percent}%'],
  shipping: ['配送费', 'Delivery'],
  note: [
    '以上均已含在合计中，不再另付。',
    'All of it is included in the total. There is nothing more to pay.',
  ],
});
