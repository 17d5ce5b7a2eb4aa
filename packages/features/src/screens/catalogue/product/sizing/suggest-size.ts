import type { SizeChart, Sizing } from '@vitrine/contract';
import { type EqualSizes, findColumn, findSizeRow, type OwnSize } from './convert-size.ts';

/** What a shopper says about themselves. All of it stays on the device. */
export interface Body {
  /** Centimetres and kilograms; undefined when not given or not believable. */
  height?: number | undefined;
  weight?: number | undefined;
  /** The letter of the size that they usually wear. */
  usual?: string | undefined;
}

type ClothingChart = Extract<SizeChart, `${string}-clothing`>;

/** The chest in centimetres grows with both; fitted to the national sizes 160/84A and 175/92A. */
const CHEST: Readonly<Record<ClothingChart, { weight: number; height: number; base: number }>> = {
  'women-clothing': { weight: 0.6, height: 0.12, base: 34.5 },
  'men-clothing': { weight: 0.55, height: 0.1, base: 37 },
};

/** A tall person needs the length of the next size, whatever the chest is. */
const TALLER_BY = 12;

const STEPS: Readonly<Record<Sizing['runs'], number>> = { small: 1, true: 0, large: -1 };

export const isClothingChart = (chart: SizeChart): chart is ClothingChart =>
  chart.endsWith('-clothing');

/** The height and the chest that a Chinese size is made for: 165/88A. */
const parseChineseSize = (size: string): [height: number, chest: number] => {
  const [height = 0, chest = 0] = size.split('/').map(Number.parseFloat);
  return [height, chest];
};

/** The rows of a chart, which say the height and the chest in China's sizes. */
type Chart = EqualSizes & { chart: ClothingChart };

function findIndexByBody(sizing: Chart, height: number, weight: number): number {
  const { base, ...by } = CHEST[sizing.chart];
  const chest = by.weight * weight + by.height * height + base;
  const column = findColumn(sizing, 'CN');
  const rows = sizing.rows.map((row) => parseChineseSize(row[column] ?? ''));
  const distances = rows.map(([, rowChest]) => Math.abs(rowChest - chest));
  const index = distances.indexOf(Math.min(...distances));
  const madeFor = rows[index]?.[0] ?? height;
  return height - madeFor >= TALLER_BY ? index + 1 : index;
}

/** The place in the chart of the size a shopper needs; undefined while too little is known. */
function findNeededIndex(sizing: Chart, { height, weight, usual }: Body) {
  const byHabit = usual
    ? sizing.rows.findIndex((row) => row[findColumn(sizing, '')] === usual)
    : -1;
  const byBody = height && weight ? findIndexByBody(sizing, height, weight) : -1;
  if (byBody < 0) return byHabit < 0 ? undefined : byHabit;
  if (byHabit < 0) return byBody;
  // Habit knows how close someone likes to wear things; far from the body it is a slip.
  return Math.abs(byBody - byHabit) > 1 ? Math.round((byBody + byHabit) / 2) : byHabit;
}

/**
 * Suggests one of a product's sizes. `undefined` while too little is known, `null` when the product is
 * not made in the size that would fit.
 */
export function suggestSize<Size extends OwnSize>(
  sizing: Omit<Sizing, 'note'>,
  sizes: readonly Size[],
  body: Body,
): Size | null | undefined {
  const { chart } = sizing;
  if (!isClothingChart(chart)) return undefined;
  const needed = findNeededIndex({ ...sizing, chart }, body);
  if (needed === undefined) return undefined;
  const row = sizing.rows[needed + STEPS[sizing.runs]];
  return (row && sizes.find((size) => findSizeRow(sizing, size) === row)) ?? null;
}

const HEIGHTS = { min: 140, max: 210 };
const WEIGHTS = { min: 35, max: 150 };

const parseWithin = (text: string, { min, max }: { min: number; max: number }) => {
  const value = Number(text);
  return text.trim() !== '' && value >= min && value <= max ? value : undefined;
};

export const parseHeight = (text: string): number | undefined => parseWithin(text, HEIGHTS);
export const parseWeight = (text: string): number | undefined => parseWithin(text, WEIGHTS);
