import { expect, test } from 'vitest';
import { listColumns, pasteCells, type SizeSystem, writeCell } from './chart-rows.ts';

const system = (code: string, charts: SizeSystem['charts']): SizeSystem => ({
  code,
  charts,
  name: { 'zh-CN': code, 'en-US': code },
  position: 0,
  products: 0,
  version: 1,
});

test('a chart has a column for each of its systems, and clothing one of letters', () => {
  const systems = [
    system('CN', ['women-clothing', 'men-shoes']),
    system('FR', ['women-clothing']),
    system('CM', []),
  ];
  expect(listColumns('women-clothing', systems)).toEqual(['CN', 'FR', 'letter']);
  expect(listColumns('men-shoes', systems)).toEqual(['CN']);
});

test('a paste fills cells to the right and below, and adds rows', () => {
  const rows = [{ CN: '250', EU: '41' }];
  const paste = { text: '41\t42\t9\n42\t43\n', row: 0, columns: ['EU', 'FR'] };
  expect(pasteCells(rows, paste)).toEqual([
    { CN: '250', EU: '41', FR: '42' },
    { EU: '42', FR: '43' },
  ]);
});

test('one pasted word is ordinary text', () => {
  expect(pasteCells([], { text: '41', row: 0, columns: ['EU'] })).toBeUndefined();
});

test('a cell is written in its row only', () => {
  const rows = [{ CN: '250' }, { CN: '255' }];
  expect(writeCell(rows, 1, { column: 'EU', size: '41' })).toEqual([
    { CN: '250' },
    { CN: '255', EU: '41' },
  ]);
});
