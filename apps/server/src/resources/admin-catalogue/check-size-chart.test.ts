import { expect, test } from 'vitest';
import { checkSizeChart, dropEmptyCells, type SizeRow } from './check-size-chart.ts';

const check = (rows: SizeRow[], chart: 'women-clothing' | 'men-shoes' = 'women-clothing') =>
  checkSizeChart({ chart, systems: ['CN', 'FR'], rows }, 'en-US');

test.each<[string, SizeRow[], string, string]>([
  ['without the base size', [{ FR: '38' }], 'body.rows.0.CN', 'needs the Chinese size'],
  [
    'with a base size of no body',
    [{ CN: '38' }],
    'body.rows.0.CN',
    'must be height/chest, such as 165/88A',
  ],
  [
    'with a size that stands twice',
    [
      { CN: '160/84A', FR: '36' },
      { CN: '165/88A', FR: '36' },
    ],
    'body.rows.1.FR',
    'is in row 1 already',
  ],
  [
    'with a letter that stands twice',
    [
      { CN: '160/84A', letter: 'S' },
      { CN: '165/88A', letter: 'S' },
    ],
    'body.rows.1.letter',
    'is in row 1 already',
  ],
  [
    'with a system of another chart',
    [{ CN: '160/84A', UK: '8' }],
    'body.rows.0.UK',
    'is no size system of this chart',
  ],
])('a chart %s names the cell', (_, rows, path, message) => {
  expect(check(rows)).toEqual([{ path, message }]);
});

test('the same number in two systems is no repetition', () => {
  expect(check([{ CN: '160/84A', FR: '36' }, { CN: '165/88A' }])).toEqual([]);
});

test('shoes are sized in millimetres and have no letters', () => {
  expect(check([{ CN: '250', FR: '41' }], 'men-shoes')).toEqual([]);
  expect(check([{ CN: '250', letter: 'M' }], 'men-shoes')).toHaveLength(1);
});

test('an empty row needs nothing', () => {
  expect(check([{ CN: '', FR: '' }, {}])).toEqual([]);
});

test('empty cells and rows are left out', () => {
  expect(dropEmptyCells([{ CN: '250', FR: '' }, { CN: '' }])).toEqual([{ CN: '250' }]);
});
