import { type Localised, localised } from '@vitrine/kit';
import type { Measurements } from '../rows.ts';
import type { DesignOptions, DrawnProduct } from './drawn-products.ts';
import type { Kind } from './kinds.ts';
import { isShoe, type SizeRun } from './sizes.ts';

/** One column: its value at the smallest size of the full run, and the step between sizes. */
interface Column {
  name: Localised;
  first: number;
  step: number;
}

const column = (zh: string, en: string, first: number, step = 0): Column => ({
  name: localised(zh, en),
  first,
  step,
});

const shoulder = (first: number, step: number) => column('肩宽', 'Shoulder', first, step);
const chest = (first: number, step: number) => column('胸围', 'Chest', first, step);
const waist = (first: number, step: number) => column('腰围', 'Waist', first, step);
const hip = (first: number, step: number) => column('臀围', 'Hip', first, step);
const length = (first: number, step: number) => column('衣长', 'Length', first, step);
const sleeve = (first: number, step: number) => column('袖长', 'Sleeve', first, step);

const LENGTHS: Readonly<Record<string, number>> = { long: 118, knee: 102, hip: 74, short: 64 };
/** A short trench coat reaches down to the thigh. */
const TRENCH_LENGTHS = { ...LENGTHS, short: 86 };
const SKIRT_LENGTHS: Readonly<Record<string, number>> = {
  long: 92,
  midi: 76,
  knee: 62,
  short: 44,
  mini: 36,
};
const DRESS_LENGTHS: Readonly<Record<string, number>> = { midi: 118, knee: 100, mini: 84 };

const lengthFor = (
  table: Readonly<Record<string, number>>,
  options: DesignOptions,
  fallback: number,
) => table[String(options.length)] ?? fallback;

const womenOuter = (options: DesignOptions, usual: number, lengths = LENGTHS) => [
  shoulder(38.5, 1),
  chest(96, 4),
  length(lengthFor(lengths, options, usual), 1),
  sleeve(58.5, 0.5),
];
const menOuter = (options: DesignOptions, usual: number) => [
  shoulder(43, 1),
  chest(100, 4),
  length(lengthFor(LENGTHS, options, usual), 1),
  sleeve(62, 0.5),
];

type Columns = (options: DesignOptions) => Column[];

const trousersColumns: Columns = ({ leg, cropped }) => [
  waist(64, 4),
  hip(92, 4),
  column('裤长', 'Length', cropped ? 88 : leg === 'wide' ? 108 : 104, 1),
  column('裤脚', 'Hem', leg === 'wide' ? 54 : 38, 1),
];

const WOMEN: Partial<Record<Kind, Columns>> = {
  trench: (options) => womenOuter(options, 102, TRENCH_LENGTHS),
  coat: (options) => womenOuter(options, 112),
  blazer: (options) => womenOuter(options, 72),
  puffer: (options) => womenOuter(options, 64),
  denimJacket: (options) => womenOuter(options, 58),
  knit: () => [shoulder(40, 1), chest(92, 5), length(58, 1), sleeve(57, 0.5)],
  cardigan: () => [shoulder(38, 1), chest(90, 5), length(52, 1), sleeve(56, 0.5)],
  shirt: () => [shoulder(38, 1), chest(94, 4), length(68, 1), sleeve(59, 0.5)],
  dress: (options) => [
    chest(80, 4),
    waist(68, 4),
    column('裙长', 'Length', lengthFor(DRESS_LENGTHS, options, 110), 1),
  ],
  gown: () => [chest(80, 4), waist(62, 4), column('裙长', 'Length', 146, 1)],
  skirt: (options) => [
    waist(62, 4),
    hip(90, 4),
    column('裙长', 'Length', lengthFor(SKIRT_LENGTHS, options, 70), 0.5),
  ],
  trousers: trousersColumns,
};

const MEN: Partial<Record<Kind, Columns>> = {
  coat: (options) => menOuter(options, 112),
  carCoat: (options) => menOuter(options, 98),
  suitJacket: (options) => menOuter(options, 74),
  bomber: (options) => menOuter(options, 66),
  puffer: (options) => menOuter(options, 68),
  denimJacket: (options) => menOuter(options, 64),
  knit: () => [shoulder(44, 1.5), chest(104, 5), length(66, 1.5), sleeve(64, 1)],
  cardigan: () => [shoulder(44, 1.5), chest(106, 5), length(68, 1.5), sleeve(64, 1)],
  sweatshirt: () => [shoulder(46, 1.5), chest(108, 5), length(66, 1.5), sleeve(61, 1)],
  polo: () => [shoulder(43, 1.5), chest(102, 5), length(68, 1.5), sleeve(23, 0.5)],
  shirt: () => [column('领围', 'Collar', 38, 1), chest(104, 4), length(76, 1), sleeve(63, 0.5)],
  trousers: () => [
    waist(76, 4),
    hip(98, 4),
    column('裤长', 'Length', 104, 1),
    column('裤脚', 'Hem', 36, 0.5),
  ],
};

const CHILDREN: Partial<Record<Kind, Columns>> = {
  dress: () => [chest(58, 3), waist(56, 3), column('裙长', 'Length', 52, 5)],
  skirt: () => [waist(48, 2), hip(60, 3), column('裙长', 'Length', 26, 3)],
  trousers: () => [waist(48, 2), hip(62, 3), column('裤长', 'Length', 52, 6)],
  dungarees: () => [waist(60, 2), hip(68, 3), column('全长', 'Length', 76, 8)],
};

const childTop: Columns = () => [shoulder(27, 1.2), chest(64, 3.5), length(40, 3), sleeve(32, 3)];

const ACCESSORIES: Partial<Record<Kind, Columns>> = {
  topHandleBag: ({ handle }) => [
    column('宽', 'Width', 28),
    column('高', 'Height', 21),
    column('厚', 'Depth', 13),
    column('柄高', 'Handle drop', handle === 'tall' ? 18 : 11),
  ],
  crossbodyBag: () => [
    column('宽', 'Width', 23),
    column('高', 'Height', 15.5),
    column('厚', 'Depth', 7),
    column('肩带', 'Strap drop', 54),
  ],
  tote: () => [
    column('宽', 'Width', 38),
    column('高', 'Height', 30),
    column('厚', 'Depth', 16),
    column('柄高', 'Handle drop', 24),
  ],
  briefcase: () => [
    column('宽', 'Width', 39),
    column('高', 'Height', 29),
    column('厚', 'Depth', 9),
  ],
  backpack: ({ size }) =>
    size
      ? [column('宽', 'Width', 24), column('高', 'Height', 30), column('厚', 'Depth', 10)]
      : [column('宽', 'Width', 30), column('高', 'Height', 42), column('厚', 'Depth', 15)],
  scarf: ({ shape, size }) => {
    if (shape === 'square') return [column('长', 'Length', 90), column('宽', 'Width', 90)];
    return size
      ? [column('长', 'Length', 120), column('宽', 'Width', 18)]
      : [column('长', 'Length', 200), column('宽', 'Width', 65)];
  },
  watch: () => [column('表径', 'Case', 3.6), column('表厚', 'Thickness', 0.8)],
  earrings: ({ shape }) => [
    column('长', 'Length', shape === 'drop' ? 4.6 : 2.8),
    column('宽', 'Width', shape === 'drop' ? 1.5 : 2.4),
  ],
  sunglasses: () => [
    column('镜片宽', 'Lens', 5.1),
    column('鼻梁', 'Bridge', 2),
    column('镜腿', 'Temple', 14.5),
  ],
  tie: ({ width }) => [
    column('长', 'Length', 148),
    column('宽', 'Width', width === 'narrow' ? 5 : 8),
  ],
  cap: () => [column('帽围', 'Around', 58), column('帽檐', 'Peak', 7)],
  beanie: ({ bobble }) => [
    column('高', 'Height', bobble ? 19 : 22),
    column('宽', 'Width', bobble ? 18 : 20),
  ],
};

const HEELS: Partial<Record<Kind, (options: DesignOptions) => number>> = {
  pump: ({ heel }) => (heel === 'stiletto' ? 8.5 : 5),
  boot: ({ heel }) => (heel === 'block' ? 6 : 2.5),
  loafer: ({ heel, sole }) => (heel === 'block' ? 5 : sole === 'lug' ? 3.5 : 2),
  laceUp: ({ sole }) => (sole === 'lug' ? 3.5 : 2.5),
  sneaker: ({ sole }) => (sole === 'platform' ? 4 : 3),
};

/** A shoe size is about two thirds of a centimetre. */
const insole = (size: string) => Math.round(((Number(size) * 2) / 3 - 0.7) * 10) / 10;

function shoeMeasurements({ kind, options }: DrawnProduct, sizes: readonly string[]): Measurements {
  const heel = HEELS[kind]?.(options) ?? 2;
  return {
    unit: 'cm',
    names: [localised('内长', 'Insole'), localised('跟高', 'Heel')],
    rows: sizes.map((size) => ({ size, values: [insole(size), heel] })),
  };
}

function columnsFor({ kind, gender, options }: DrawnProduct): Column[] | undefined {
  if (ACCESSORIES[kind]) return ACCESSORIES[kind](options);
  if (gender === 'kids') return (CHILDREN[kind] ?? childTop)(options);
  return (gender === 'women' ? WOMEN : MEN)[kind]?.(options);
}

/** Measured flat in centimetres, one row for each size on sale. */
export function measurementsFor(
  product: DrawnProduct,
  full: SizeRun,
  sizes: readonly string[],
): Measurements | null {
  if (isShoe(product.kind)) return shoeMeasurements(product, sizes);
  if (product.kind === 'belt') {
    return {
      unit: 'cm',
      names: [localised('全长', 'Length'), localised('宽', 'Width')],
      rows: sizes.map((size) => ({
        size,
        values: [Number(size) + 15, product.options.width === 'slim' ? 2 : 3.5],
      })),
    };
  }
  const columns = columnsFor(product);
  if (!columns) return null;
  return {
    unit: 'cm',
    names: columns.map(({ name }) => name),
    rows: sizes.map((size) => {
      const index = full.sizes.indexOf(size);
      return {
        size,
        values: columns.map(({ first, step }) => Math.round((first + step * index) * 2) / 2),
      };
    }),
  };
}
