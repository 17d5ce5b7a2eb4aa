import { defineMessages } from '@vitrine/kit';

export const customsMessages = defineMessages({
  'zh-CN': {
    title: '报关资料',
    hsCode: 'HS 编码',
    hsCodeHint: '6、8、10 或 13 位数字',
    wrongHsCode: '请填写 6、8、10 或 13 位数字',
    originCountry: '原产国',
    netWeight: '单件净重（克）',
    ofCategory: '留空则采用所属类目的资料',
    ofParent: '商品和下级类目没有填写时采用；留空则采用上级类目的资料',
  },
  'en-US': {
    title: 'Customs',
    hsCode: 'HS code',
    hsCodeHint: '6, 8, 10 or 13 digits',
    wrongHsCode: 'Enter 6, 8, 10 or 13 digits',
    originCountry: 'Country of origin',
    netWeight: 'Net weight of one (grams)',
    ofCategory: 'Leave a field empty to use what the category has',
    ofParent:
      'For products and categories below with nothing of their own. Leave a field empty to use what the category above has',
  },
});
