import type { SizeChart } from '@vitrine/contract';

/** The size systems that a shopper may choose, in the order of the switch. */
export const SIZE_SYSTEMS = ['CN', 'EU', 'FR', 'IT', 'UK', 'US'] as const;

export type SizeSystem = (typeof SIZE_SYSTEMS)[number];

/** One size in every system. Clothing also has a letter. */
export type SizeRow = Readonly<Record<SizeSystem, string>> & { readonly letter?: string };

const COLUMNS = [...SIZE_SYSTEMS, 'letter'] as const;

/** Parses a chart, one size per line, its columns as in `COLUMNS`. */
const parseChart = (lines: string): readonly SizeRow[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.trim().split(/\s+/);
      return Object.fromEntries(
        COLUMNS.flatMap((column, at) => (cells[at] ? [[column, cells[at]]] : [])),
      ) as SizeRow;
    });

/** Every chart, smallest size first. Chinese clothing is sized by height and chest, shoes by millimetres. */
export const SIZE_CHARTS: Readonly<Record<SizeChart, readonly SizeRow[]>> = {
  'women-clothing': parseChart(`
    150/76A  30 32 36 4  0  XXS
    155/80A  32 34 38 6  2  XS
    160/84A  34 36 40 8  4  S
    165/88A  36 38 42 10 6  M
    170/92A  38 40 44 12 8  L
    175/96A  40 42 46 14 10 XL
    180/100A 42 44 48 16 12 XXL
  `),
  'men-clothing': parseChart(`
    165/84A  44 44 44 34 34 XS
    170/88A  46 46 46 36 36 S
    175/92A  48 48 48 38 38 M
    175/96A  50 50 50 40 40 L
    180/100A 52 52 52 42 42 XL
    185/104A 54 54 54 44 44 XXL
    190/108A 56 56 56 46 46 XXXL
  `),
  'women-shoes': parseChart(`
    225 35   36   35   2   5
    230 36   37   36   3   6
    235 37   38   37   4   7
    238 37.5 38.5 37.5 4.5 7.5
    240 38   39   38   5   8
    243 38.5 39.5 38.5 5.5 8.5
    245 39   40   39   6   9
    250 40   41   40   7   10
    255 41   42   41   8   11
  `),
  'men-shoes': parseChart(`
    250 40   41   40   6   7
    255 41   42   41   7   8
    260 42   43   42   8   9
    263 42.5 43.5 42.5 8.5 9.5
    265 43   44   43   9   10
    268 43.5 44.5 43.5 9.5 10.5
    270 44   45   44   10  11
    280 45   46   45   11  12
    285 46   47   46   12  13
  `),
};
