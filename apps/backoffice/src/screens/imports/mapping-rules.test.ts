import type { ImportColumnName, MappedColumn } from '@vitrine/contract/admin';
import { expect, test } from 'vitest';
import {
  addValue,
  changeColumn,
  findNeeded,
  hasKey,
  parseWords,
  setTargets,
} from './mapping-rules.ts';

const take = (column: ImportColumnName, ...from: string[]): MappedColumn => ({
  column,
  from,
  separator: null,
  otherwise: '',
  words: [],
});
const columns = [take('product', '款号', '颜色'), take('colour', '颜色'), take('price', '售价')];

const show = (all: readonly MappedColumn[]) =>
  all.map(({ column, from }) => [column, ...from].join(' '));

test.each<[string, string, ImportColumnName[], string[]]>([
  [
    'is added to a column that joins several',
    '季节',
    ['product'],
    ['product 款号 颜色 季节', 'colour 颜色', 'price 售价'],
  ],
  [
    'takes the place in a column that has one',
    '吊牌价',
    ['price'],
    ['product 款号 颜色', 'colour 颜色', 'price 吊牌价'],
  ],
  ['leaves what it is not', '颜色', ['colour'], ['product 款号', 'colour 颜色', 'price 售价']],
  ['is not read any more', '售价', [], ['product 款号 颜色', 'colour 颜色']],
  [
    'can be two things',
    '售价',
    ['price', 'original_price'],
    ['product 款号 颜色', 'colour 颜色', 'price 售价', 'original_price 售价'],
  ],
])('a column of the file %s', (_, name, targets, expected) => {
  expect(show(setTargets(columns, name, targets))).toEqual(expected);
});

test('a column keeps its value for empty cells when its last source goes', () => {
  const valued = changeColumn([take('status', '状态')], 'status', { otherwise: 'draft' });
  expect(setTargets(valued, '状态', [])).toEqual([{ ...take('status'), otherwise: 'draft' }]);
  expect(changeColumn(valued, 'status', undefined)).toEqual([]);
});

test('a mapping without a number of the product or a SKU finds nothing', () => {
  expect([columns, [take('sku', 'a')], [take('size', 'a')], []].map(hasKey)).toEqual([
    ...[true, true, false, false],
  ]);
  expect(findNeeded(addValue(columns, 'sku'))).toEqual(['style', 'name_zh']);
});

test.each([
  ['', { words: [] }],
  [
    '上架 = published\n\n下架＝hidden',
    {
      words: [
        { is: '上架', means: 'published' },
        { is: '下架', means: 'hidden' },
      ],
    },
  ],
  ['a = b = c', { words: [{ is: 'a', means: 'b = c' }] }],
  ['a = b\nc', { wrongLine: 2 }],
  ['= b', { wrongLine: 1 }],
])('reads the values of lines: %j', (text, expected) => {
  expect(parseWords(text)).toEqual(expected);
});
