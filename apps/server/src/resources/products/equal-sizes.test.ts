import type { SizeChart } from '@vitrine/contract';
import { expect, test } from 'vitest';
import type { SizeSystemRow } from '../../catalogue/rows.ts';
import { listEqualSizes } from './equal-sizes.ts';

const system = (code: string, ...charts: SizeChart[]): [string, SizeSystemRow] => [
  code,
  { code, charts, name: { 'zh-CN': `${code} 码`, 'en-US': code } },
];
const sizes = {
  sizeSystems: new Map([
    system('CN', 'women-clothing', 'men-shoes'),
    system('FR', 'women-clothing'),
    system('JP'),
  ]),
  sizeCharts: new Map([
    [
      'women-clothing',
      { code: 'women-clothing' as const, rows: [{ CN: '165/88A', letter: 'M' }, { FR: '40' }] },
    ],
  ]),
};

test('a chart has the systems that name it, in their order and in one language', () => {
  expect(listEqualSizes(sizes, 'women-clothing', 'en-US')).toEqual({
    systems: [
      { code: 'CN', name: 'CN' },
      { code: 'FR', name: 'FR' },
    ],
    rows: [
      ['165/88A', '', 'M'],
      ['', '40'],
    ],
  });
});

test('a chart without sizes has no rows', () => {
  expect(listEqualSizes(sizes, 'men-shoes', 'zh-CN')).toEqual({
    systems: [{ code: 'CN', name: 'CN 码' }],
    rows: [],
  });
});
