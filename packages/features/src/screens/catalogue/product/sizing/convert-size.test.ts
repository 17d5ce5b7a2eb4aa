import { expect, test } from 'vitest';
import { convertSize } from './convert-size.ts';
import { SIZE_CHARTS, SIZE_SYSTEMS } from './size-charts.ts';

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
  expect(convertSize(chart, { scale, size }, system)).toBe(expected);
});

test.each(Object.entries(SIZE_CHARTS))(
  'the chart %s has every system, each size once',
  (_, rows) => {
    for (const system of SIZE_SYSTEMS) {
      const sizes = rows.map((row) => row[system]);
      expect(sizes).not.toContain(undefined);
      expect(new Set(sizes).size).toBe(rows.length);
    }
  },
);
