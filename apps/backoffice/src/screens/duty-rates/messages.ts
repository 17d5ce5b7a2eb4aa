import { defineMessages } from '@vitrine/kit';

export const dutyRatesMessages = defineMessages({
  title: ['税率', 'Duty rates'],
  hint: [
    '标价已含进口关税和增值税；税率只说明一笔金额如何构成，不改变任何应付金额。已下的订单保留当天的税率。',
    'Prices include import duty and VAT: a rate only says how an amount is made up, and changes no total. Orders keep the rate of their day.',
  ],
  empty: [
    '还没有税率，因此顾客看不到税费明细。请为各类目新增税率',
    'No rates yet, so shoppers see no breakdown of taxes. Add a rate for each category',
  ],
  search: ['类目或名称', 'Category or name'],
  category: ['类目', 'Category'],
  categoryHint: [
    '下级类目没有自己的税率时，也按此税率',
    'It counts for the categories below that have no rate of their own',
  ],
  country: ['配送国家或地区', 'Country of delivery'],
  name: ['显示给顾客的名称', 'Name that shoppers see'],
  duty: ['进口关税 (%)', 'Import duty (%)'],
  vat: ['增值税 (%)', 'VAT (%)'],
  source: ['依据', 'Source'],
  sourceHint: ['显示给顾客，如“2026 年进出口税则”', 'Shown to shoppers, such as “Tariff of 2026”'],
  validFrom: ['自', 'First day'],
  validTo: ['至', 'Last day'],
  validToHint: [
    '留空：直到该类目的下一税率。日期为北京时间',
    'Empty: until the next rate of the category. Days are those of Beijing',
  ],
  endsFirst: ['不能早于第一天', 'It cannot be before the first day'],
  open: ['不限', 'Open'],
  status: ['状态', 'Status'],
  statuses: {
    coming: ['未开始', 'Coming'],
    running: ['生效中', 'In effect'],
    ended: ['已结束', 'Ended'],
  },
  example: [
    '例：顾客支付 {total}，其中货款 {goods}、关税 {duty}、增值税 {vat}',
    'Example: of {total} that a shopper pays, {goods} are goods, {duty} duty and {vat} VAT',
  ],
  add: ['新增税率', 'New rate'],
  edit: ['编辑', 'Edit'],
  editTitle: ['编辑税率', 'Edit the rate'],
  save: ['保存', 'Save'],
  saved: ['已保存', 'Saved'],
  remove: ['删除', 'Delete'],
  removeTitle: ['删除“{name}”自 {day} 起的税率？', 'Delete the rate of "{name}" from {day}?'],
  removed: ['已删除', 'Deleted'],
});
