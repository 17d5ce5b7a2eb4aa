import { readFile } from 'node:fs/promises';
import { IMPORT_COLUMN_NAMES } from '@vitrine/contract/admin';
import { describe, expect, it } from 'vitest';
import { openStoredSource } from '../import-source.ts';
import { type ImportReading, openImport } from '../open-import.ts';
import { pickCategory, toImportRows } from './foreign-product.ts';
import { detectFormat, FORMATS } from './formats.ts';
import { toPlainText } from './plain-text.ts';
import { toGrams } from './source-row.ts';

const FILES = new URL('../../../../test/import-files/', import.meta.url);

async function readRows(name: string, reading: Partial<ImportReading> = {}) {
  const bytes = await readFile(new URL(`${name}.csv`, FILES));
  const file = await openImport(openStoredSource(name, bytes), { isStockOnly: false, ...reading });
  const rows = [];
  for await (const { line, cells } of file.readRows(undefined)) rows.push({ line, ...cells });
  return { file, rows };
}

describe('an export of Shopify', () => {
  it('has a product for each colour, with the images of all its rows', async () => {
    const { file, rows } = await readRows('shopify');
    expect(file).toMatchObject({ format: 'shopify', decimal: 'point', rows: 4 });
    const image = (name: string) => `https://cdn.example.com/coat-${name}.jpg`;
    expect(rows).toEqual([
      {
        ...{ line: 2, product: 'wool-coat-camel', family: 'wool-coat', style: 'wool-coat' },
        ...{ brand: 'Atelier Nord', category: 'Women > Coats', colour: 'Camel' },
        ...{ name_zh: 'Wool coat', tags: 'wool|winter', net_weight: '1450' },
        description_zh: 'Double-faced wool & cashmere.\n· Horn buttons',
        ...{
          status: 'published',
          images: `${image('camel')}|${image('front')}|${image('detail')}`,
        },
        ...{ sku: 'COAT-CA-36', size: '36', price: '4200.00', original_price: '5200.00' },
        quantity: '3',
      },
      {
        ...{ line: 3, product: 'wool-coat-camel', sku: 'COAT-CA-38', size: '38' },
        ...{ price: '4200.00', quantity: '0' },
      },
      expect.objectContaining({
        ...{ line: 4, product: 'wool-coat-night-blue', colour: 'Night blue' },
        ...{ sku: 'wool-coat-night-blue-36', size: '36', price: '4300.00' },
        images: `${image('blue')}|${image('front')}|${image('detail')}`,
      }),
      {
        ...{ line: 6, product: 'silver-ring', brand: 'Atelier Nord', style: 'RING-1' },
        ...{ category: 'Women > Rings', name_zh: 'Silver ring', status: 'draft' },
        ...{ sku: 'RING-1', price: '980.00', quantity: '7' },
      },
    ]);
    expect(file.nameColumn('brand')).toBe('Vendor');
  });
});

describe('a product of another trade', () => {
  const variant = { line: 1, sku: 'A-1', price: '10', options: [] };
  const option = (name: string, value: string) => ({ options: [{ name, value }] });
  it.each([
    [
      'chosen by something that is no size',
      option('圈口', '13'),
      { size: '13', option_name: '圈口' },
    ],
    ['chosen by a size', option('尺码', '13'), { size: '13' }],
    ['with nothing to choose', option('Title', 'Default Title'), { style: 'A-1' }],
    ['that is a book', { barcode: '978-7-5366-9293-0' }, { style: '978-7-5366-9293-0' }],
    ['whose barcode is no ISBN', { barcode: '6901234567892' }, { style: 'A-1' }],
  ])('%s', (_, changes, expected) => {
    const product = { id: 'ring', title: 'Ring', variants: [{ ...variant, ...changes }] };
    const [row] = toImportRows(product, 1);
    expect(row?.cells).toMatchObject(expected);
    expect(row?.cells.option_name).toBe('option_name' in expected ? '圈口' : undefined);
  });
});

describe('an export of WooCommerce', () => {
  it('has variations that come after other products, and sale prices', async () => {
    const { file, rows } = await readRows('woocommerce');
    expect(file.format).toBe('woocommerce');
    expect(rows).toMatchObject([
      {
        ...{ product: 'SHIRT-ivory', brand: 'Maison Lac', category: 'Women > Clothing > Shirts' },
        ...{ description_zh: 'Washed silk.\nMade in Como.', net_weight: '300', colour: 'Ivory' },
        images: 'https://shop.example.com/shirt-1.jpg|https://shop.example.com/shirt-2.jpg',
        ...{ sku: 'SHIRT-S', size: 'S', price: '900.00', original_price: '1200.00', quantity: '2' },
      },
      { product: 'SHIRT-ivory', sku: 'SHIRT-M', size: 'M', price: '1200.00', quantity: '4' },
      {
        product: 'SCARF-ivory',
        sku: 'SCARF',
        colour: 'Ivory',
        tags: 'Silk|Cashmere',
        price: '150.00',
        original_price: '200.00',
        status: 'draft',
      },
    ]);
    expect(rows[2]).not.toHaveProperty('size');
  });
});

describe.each([
  [
    'medusa',
    [
      {
        ...{ product: 'loafer-black', family: 'loafer', category: 'Men > Shoes', colour: 'Black' },
        ...{ brand: 'Calzoleria Riva', hs_code: '6403.59', origin_country: 'it' },
        ...{ sku: 'LOAF-40', size: '40', price: '3200', variant_id: 'variant_1' },
        ...{ images: 'https://m.example.com/loafer.png', status: 'published', net_weight: '900' },
      },
      { product: 'loafer-black', sku: 'LOAF-41', size: '41' },
    ],
  ],
  [
    'saleor',
    [
      {
        ...{ product: 'UHJvZDox-sand', name_zh: 'Linen dress', category: 'women > dresses' },
        ...{ description_zh: 'Garment dyed.\nSide pockets', tags: 'summer', brand: 'casa-lino' },
        images: 'https://s.example.com/dress-1.jpg|https://s.example.com/dress-2.jpg',
        ...{ sku: 'DRESS-S', size: 'S', colour: 'sand', price: '1800.0', quantity: '5' },
        ...{ net_weight: '450', status: 'published' },
      },
      { sku: 'DRESS-M', size: 'M', quantity: '1' },
    ],
  ],
  [
    'spree',
    [
      {
        ...{ product: 'denim-jacket-indigo', brand: 'Indigo & Co', net_weight: '900' },
        ...{ category: 'Men > Clothing > Jackets', tags: 'denim|jacket' },
        images: 'https://p.example.com/jacket.jpg|https://p.example.com/back.jpg',
        ...{ sku: 'JKT-M', size: 'M', price: '1500.0', original_price: '1900.0', quantity: '6' },
      },
      { sku: 'JKT-L', size: 'L', price: '1500.0', quantity: '4' },
    ],
  ],
  [
    'taobao',
    [
      {
        ...{ product: 'WJ-x-d120c00d', name_zh: '羊绒围巾', colour: '烟灰', sku: 'WJ-G' },
        images: 'https://img.example.cn/wj1.jpg|https://img.example.cn/wj2.jpg',
        ...{ price: '1280.00', quantity: '4', net_weight: '200', status: 'published' },
      },
      { colour: '驼色', sku: 'WJ-C', price: '1280.00', quantity: '5' },
    ],
  ],
  [
    'youzan',
    [
      {
        ...{ name_zh: '真丝旗袍', brand: '云裳', category: '女装>旗袍', colour: '墨绿' },
        images: 'https://img.example.cn/qp1.jpg|https://img.example.cn/qp2.jpg',
        ...{ sku: 'QP01-S', size: 'S', price: '2680.00', original_price: '2980.00' },
        ...{ description_zh: '手工盘扣', net_weight: '400', quantity: '3', status: 'published' },
      },
      { sku: 'QP01-M', size: 'M', quantity: '5' },
    ],
  ],
] as const)('an export of %s', (format, expected) => {
  it('is known by its columns, and has its products', async () => {
    const { file, rows } = await readRows(format);
    expect(file.format).toBe(format);
    expect(rows).toMatchObject(expected);
    expect(rows).toHaveLength(expected.length);
  });
});

describe('the format of a file', () => {
  it('is none of the others for a file of the shop', () => {
    expect(detectFormat(IMPORT_COLUMN_NAMES)).toBeUndefined();
  });

  it('that is named must fit the columns', async () => {
    await expect(readRows('spree', { format: 'shopify' })).rejects.toThrow(
      'The file is no export of shopify: it has no column handle',
    );
  });

  it('goes on after the products that are done', async () => {
    const { file } = await readRows('shopify');
    const rows = [];
    for await (const row of file.readRows({ byte: 0, line: 1 })) rows.push(row);
    expect(rows.map(({ cells }) => cells?.sku)).toEqual(['RING-1']);
  });

  it.each(Object.entries(FORMATS))('%s names only columns of the shop', (_, { names }) => {
    for (const name of Object.keys(names)) expect(IMPORT_COLUMN_NAMES).toContain(name);
  });
});

it.each([
  [['Apparel'], 'Apparel'],
  [['Apparel', 'Women > Coats'], 'Women > Coats'],
  [['A > B > C', 'Men > Bags'], 'Men > Bags'],
  [[], ''],
])('of the categories %j takes %s', (paths, picked) => {
  expect(pickCategory(paths)).toBe(picked);
});

it.each([
  ['450 g', 'g', '450'],
  ['0.3', 'kg', '300'],
  ['1', 'lb', '454'],
  ['', 'kg', ''],
  ['0', 'g', ''],
  ['5 stone', 'g', ''],
])('a weight of %s in %s is %s grams', (text, unit, grams) => {
  expect(toGrams(text, unit)).toBe(grams);
});

it.each([
  ['plain < text', 'plain < text'],
  ['<p>One</p><p>Two&nbsp;three</p>', 'One\nTwo three'],
  ['<a href="javascript:x()">Link</a> &lt;b&gt;', 'Link <b>'],
  ['<style>p{}</style><script>x()</script>Text', 'Text'],
])('the text of %s is %s', (html, text) => {
  expect(toPlainText(html)).toBe(text);
});

it('finds the pictures beside an export of Taobao that have no address', async () => {
  const bytes = await readFile(new URL('taobao.csv', FILES));
  const text = bytes.toString('utf16le').replace(/\|http:[^;]*;/, '|;');
  const source = openStoredSource('taobao', Buffer.from(text, 'utf16le'));
  const file = await openImport(source, { isStockOnly: false });
  const rows = [];
  for await (const { cells } of file.readRows(undefined)) rows.push(cells);
  expect(rows[0]?.images).toBe('https://img.example.cn/wj1.jpg|5f1c0e.tbi');
});
