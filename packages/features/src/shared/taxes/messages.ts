import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    show: '查看税费明细',
    hide: '收起税费明细',
    loading: '正在查看',
    none: '该地区的税费已含在价格中，暂无分项',
    failed: '暂时无法显示，请稍后再试',
    goods: '商品（不含税）',
    /** {name}: a category; {percent}: the rate. */
    duty: '{name}关税 {percent}%',
    vat: '{name}增值税 {percent}%',
    shipping: '配送费',
    note: '以上均已含在合计中，不再另付。',
  },
  'en-US': {
    show: 'See duties and taxes',
    hide: 'Hide duties and taxes',
    loading: 'One moment',
    none: 'Taxes are included in the prices; there is no breakdown for this place',
    failed: 'This cannot be shown right now; please try again later',
    goods: 'Goods, without taxes',
    duty: 'Duty on {name}, {percent}%',
    vat: 'VAT on {name}, {percent}%',
    shipping: 'Delivery',
    note: 'All of it is included in the total. There is nothing more to pay.',
  },
});
