import type { SizeChart, Sizing } from '@vitrine/contract';

const SYSTEMS = ['CN', 'EU', 'FR', 'IT', 'UK', 'US'];
const NAMES = ['中国', '欧洲', '法国', '意大利', '英国', '美国'];

const ROWS: Readonly<Record<SizeChart, readonly string[]>> = {
  'women-clothing': [
    '150/76A 30 32 36 4 0 XXS',
    '155/80A 32 34 38 6 2 XS',
    '160/84A 34 36 40 8 4 S',
    '165/88A 36 38 42 10 6 M',
    '170/92A 38 40 44 12 8 L',
    '175/96A 40 42 46 14 10 XL',
    '180/100A 42 44 48 16 12 XXL',
  ],
  'men-clothing': [
    '165/84A 44 44 44 34 34 XS',
    '170/88A 46 46 46 36 36 S',
    '175/92A 48 48 48 38 38 M',
    '175/96A 50 50 50 40 40 L',
    '180/100A 52 52 52 42 42 XL',
  ],
  'women-shoes': ['240 38 39 38 5 8', '243 38.5 39.5 38.5 5.5 8.5'],
  'men-shoes': ['255 41 42 41 7 8', '260 42 43 42 8 9'],
};

/** How a product fits, with the equal sizes of a chart. */
export const sizing = (chart: SizeChart, overrides: Partial<Sizing> = {}): Sizing => ({
  chart,
  runs: 'true',
  note: 'True to size.',
  systems: SYSTEMS.map((code, place) => ({ code, name: NAMES[place] ?? code })),
  rows: ROWS[chart].map((row) => row.split(' ')),
  ...overrides,
});
