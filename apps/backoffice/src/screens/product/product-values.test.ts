import { expect, test } from 'vitest';
import { NEW_PRODUCT, type ProductValues, toProductBody } from './product-values.ts';

const values: ProductValues = {
  ...NEW_PRODUCT,
  brandId: '1',
  categoryId: '2',
  gender: 'women',
  colourCode: 'navy',
  styleId: 'AB-1',
  externalId: ' E1 ',
  familyId: ' ',
  name: { 'zh-CN': ' 大衣 ', 'en-US': '' },
  description: {},
  madeIn: {},
  tag: null,
  labels: [],
  attributes: [],
  preferredMerchantId: null,
  isSameDay: false,
  rank: 0,
  hsCode: '6202.20',
  originCountry: 'IT',
  netWeight: null,
  measurements: {
    unit: 'cm',
    names: [{ 'zh-CN': '胸围' }],
    rows: [
      { size: 'M', values: ['52.5'] },
      { size: '', values: [''] },
    ],
  },
  chart: 'women-clothing',
  runs: 'small',
  sizeNote: { 'zh-CN': '建议选大一码' },
  compositions: [{ part: { 'zh-CN': '面料' }, material: { 'zh-CN': '羊毛' } }, { part: {} }],
  care: [{ 'zh-CN': '干洗', 'en-US': 'Dry clean' }, {}],
};

test('a form is sent without empty rows and empty texts', () => {
  expect(toProductBody(values, undefined)).toMatchObject({
    externalId: 'E1',
    familyId: null,
    hsCode: '620220',
    originCountry: 'IT',
    netWeight: null,
    name: { 'zh-CN': '大衣', 'en-US': null },
    description: { 'zh-CN': '', 'en-US': null },
    compositions: [
      {
        part: { 'zh-CN': '面料', 'en-US': null },
        material: { 'zh-CN': '羊毛', 'en-US': null },
      },
    ],
    care: [{ 'zh-CN': '干洗', 'en-US': 'Dry clean' }],
    measurements: {
      unit: 'cm',
      names: [{ 'zh-CN': '胸围', 'en-US': null }],
      rows: [{ size: 'M', values: [52.5] }],
    },
    sizing: {
      chart: 'women-clothing',
      runs: 'small',
      note: { 'zh-CN': '建议选大一码', 'en-US': null },
    },
  });
});
