import { sizing } from '@vitrine/state/testing';
import { expect, test } from 'vitest';
import { convertSize } from './convert-size.ts';

test.each([
  ['women-clothing', 'FR', '38', 'IT', '42'],
  ['women-clothing', 'FR', '38', 'CN', '165/88A'],
  ['women-clothing', 'IT', '42', 'FR', '38'],
  ['women-clothing', 'UK', '8', 'US', '4'],
  ['women-clothing', 'EU', '34', 'FR', '36'],
  ['women-clothing', '', 'M', 'UK', '10'],
  ['women-clothing', 'FR', '38', 'FR', '38'],
  ['men-clothing', 'IT', '50', 'UK', '40'],
  ['men-clothing', '', 'XL', 'CN', '180/100A'],
  ['women-shoes', 'EU', '38.5', 'US', '8.5'],
  ['men-shoes', 'EU', '42', 'CN', '260'],
  ['women-clothing', 'FR', '99', 'IT', undefined],
  ['women-clothing', 'CM', '38', 'IT', undefined],
  ['women-shoes', '', 'OS', 'IT', undefined],
] as const)('on the chart %s, %s %s is %s %s', (chart, scale, size, system, expected) => {
  expect(convertSize(sizing(chart), { scale, size }, system)).toBe(expected);
});

test('a size that another system does not have is not converted', () => {
  const sizes = { systems: sizing('women-shoes').systems, rows: [['240', '38', '']] };
  expect(convertSize(sizes, { scale: 'EU', size: '38' }, 'FR')).toBeUndefined();
});
