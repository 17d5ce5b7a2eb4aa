import type { MappedColumn } from '@vitrine/contract/admin';
import { expect, it } from 'vitest';
import { createColumnMapper } from './column-mapping.ts';
import { FileProblem } from './file-problem.ts';
import { openStoredSource } from './import-source.ts';
import { openImport } from './open-import.ts';

const column = (values: Partial<MappedColumn> & Pick<MappedColumn, 'column'>): MappedColumn => ({
  from: [],
  separator: null,
  otherwise: '',
  words: [],
  ...values,
});

const mapRow = (names: string[], cells: string[], ...columns: MappedColumn[]) =>
  createColumnMapper({ name: 'ERP', columns }, names).mapCells(cells, 'comma');

it.each<[string, Partial<MappedColumn> & Pick<MappedColumn, 'column'>, string]>([
  ['takes the cell of a column', { column: 'size', from: ['A'] }, 'x/y'],
  ['joins several columns in their order', { column: 'product', from: ['B', 'A'] }, '1.200,50-x/y'],
  ['leaves out empty cells', { column: 'product', from: ['A', 'C'] }, 'x/y'],
  [
    'takes a value where the cells are empty',
    { column: 'status', from: ['C'], otherwise: 'draft' },
    'draft',
  ],
  ['takes a value for every row', { column: 'brand', otherwise: 'Qiu' }, 'Qiu'],
  ['reads lists', { column: 'images', from: ['A'], separator: '/' }, 'x|y'],
  ['reads levels of a category', { column: 'category', from: ['A'], separator: '/' }, 'x > y'],
  ['reads amounts', { column: 'price', from: ['b'] }, '1200.50'],
  ['reads markup of a description', { column: 'description_zh', from: ['D'] }, '一\n二'],
  [
    'translates values, each of a list',
    { column: 'category', from: ['A'], separator: '/', words: [{ is: 'x', means: 'Women' }] },
    'Women > y',
  ],
])('%s', (_, mapped, value) => {
  const names = ['a', 'b', 'c', 'd'];
  const cells = [' x/y ', '1.200,50', '', '<p>一</p><p>二</p>'];
  expect(mapRow(names, cells, column(mapped))).toEqual({ [mapped.column]: value });
});

const columns = [
  column({ column: 'sku', from: ['货号', '颜色'] }),
  column({ column: 'price', from: ['售价'] }),
  column({ column: 'merchant', otherwise: '501' }),
];

it('reads a file whose columns are mapped, and names its own columns', async () => {
  const file = openStoredSource(
    'f',
    Buffer.from('颜色,货号,售价,备注\n驼,A,"12,50",x\n黑,B,"9,00"\n'),
  );
  const opened = await openImport(file, { isStockOnly: false, mapping: { name: 'ERP', columns } });
  const rows = [];
  for await (const { line, cells } of opened.readRows(undefined)) rows.push({ line, ...cells });
  expect(rows).toEqual([
    { line: 2, sku: 'A-驼', price: '12.50', merchant: '501' },
    { line: 3, sku: 'B-黑', price: '9.00', merchant: '501' },
  ]);
  expect(opened).toMatchObject({ rows: 2, format: 'vitrine', decimal: 'comma' });
  expect(['sku', 'price', 'merchant', 'size'].map(opened.nameColumn)).toEqual([
    ...['货号 + 颜色', '售价', 'merchant', 'size'],
  ]);
});

it.each([
  ['颜色,售价\n驼,1\n', '该文件不适用列对照“ERP”：缺少列 货号'],
  ['{"货号":"A"}\n', '列对照仅适用于 CSV 文件'],
])('refuses a file that does not fit: %j', async (text, problem) => {
  const file = openStoredSource('f', Buffer.from(text));
  const error = await openImport(file, {
    isStockOnly: false,
    mapping: { name: 'ERP', columns },
  }).catch((each: unknown) => each);
  expect(error instanceof FileProblem && error.text['zh-CN']).toBe(problem);
});
