import { defineMessages } from '@vitrine/kit';

export const customsMessages = defineMessages({
  title: ['报关资料', 'Customs'],
  hsCode: ['HS 编码', 'HS code'],
  hsCodeHint: ['6、8、10 或 13 位数字', '6, 8, 10 or 13 digits'],
  wrongHsCode: ['请填写 6、8、10 或 13 位数字', 'Enter 6, 8, 10 or 13 digits'],
  originCountry: ['原产国', 'Country of origin'],
  netWeight: ['单件净重（克）', 'Net weight of one (grams)'],
  ofCategory: ['留空则采用所属类目的资料', 'Leave a field empty to use what the category has'],
  ofParent: [
    '商品和下级类目没有填写时采用；留空则采用上级类目的资料',
    'For products and categories below with nothing of their own. Leave a field empty to use what the category above has',
  ],
});
