import { importMappingInput } from '@vitrine/contract/admin';
import { expect, it } from 'vitest';
import { proposeMapping } from './propose-mapping.ts';

const toColumns = (header: readonly string[], samples: string[] = []) =>
  header.map((name) => ({ name, samples }));
const propose = (...header: string[]) =>
  Object.fromEntries(
    proposeMapping(toColumns(header)).map(({ column, from }) => [column, from.join('+')]),
  );

it.each([
  [
    [
      '款号',
      '颜色',
      '商品名称',
      '品牌',
      '类目',
      '尺码',
      '售价（元）',
      '库存',
      'SKU编码',
      '图片1',
      '图片2',
      '备注',
    ],
    {
      ...{
        product: '款号+颜色',
        style: '款号',
        colour: '颜色',
        name_zh: '商品名称',
        brand: '品牌',
      },
      ...{ category: '类目', size: '尺码', price: '售价（元）', quantity: '库存', sku: 'SKU编码' },
      images: '图片1+图片2',
    },
  ],
  [
    ['Item ID', 'Title', 'Retail Price', 'Stock', 'EAN', 'Image_URL'],
    {
      ...{ product: 'Item ID', style: 'Item ID', name_zh: 'Title', price: 'Retail Price' },
      ...{ quantity: 'Stock', sku: 'EAN', images: 'Image_URL' },
    },
  ],
  [
    ['ISBN', 'Title', 'Price', 'Unit price'],
    { product: 'ISBN', style: 'ISBN', sku: 'ISBN', name_zh: 'Title', price: 'Price' },
  ],
  [
    [
      '书号（ISBN）',
      '书名',
      '出版社',
      '分类',
      '装帧',
      '定价（元）',
      '售价（元）',
      '库存',
      '封面图',
    ],
    {
      ...{ product: '书号（ISBN）', style: '书号（ISBN）', sku: '书号（ISBN）', name_zh: '书名' },
      ...{ brand: '出版社', category: '分类', original_price: '定价（元）', price: '售价（元）' },
      ...{ quantity: '库存', images: '封面图', size: '装帧', option_name: '' },
    },
  ],
  [['foo', 'bar'], {}],
])('finds out what columns with usual names are: %j', (header, expected) => {
  expect(propose(...header)).toEqual(expected);
});

it('keeps the name of what shoppers choose by', () => {
  const columns = proposeMapping(toColumns(['货号', '品名', '圈口（号）', '售价']));
  expect(columns.filter(({ column }) => column === 'size' || column === 'option_name')).toEqual([
    expect.objectContaining({ column: 'size', from: ['圈口（号）'], otherwise: '' }),
    expect.objectContaining({ column: 'option_name', from: [], otherwise: '圈口' }),
  ]);
});

it('proposes what can be saved', () => {
  const columns = proposeMapping(
    toColumns(['款号', '颜色', '颜色名', '标题', '价格', '单价', '尺码']),
  );
  expect(importMappingInput.safeParse({ name: 'x', columns }).error).toBeUndefined();
});

it.each([
  ['类目', '女装/大衣', '/'],
  ['类目', '女装 > 大衣', null],
  ['图片', 'https://a.test/1.jpg,https://a.test/2.jpg', ','],
  ['图片', 'https://a.test/1.jpg', null],
  ['材质', '羊绒、真丝', '、'],
  ['商品名称', '大衣/长款', null],
])('finds out what separates the values of %s: %s', (name, sample, separator) => {
  const [found] = proposeMapping(toColumns([name], [sample]));
  expect(found?.separator).toBe(separator);
});
