import { ONE_SIZE } from '@vitrine/kit';

/** Letter sizes, the smallest first. They are the same on every scale, so their keys have none. */
const LETTER_SIZES = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

export interface SizeOnScale {
  size: string;
  scale: string;
}

const hasNoScale = (size: string): boolean => size === ONE_SIZE || LETTER_SIZES.includes(size);

/** The filter value of a size, such as M, OS or FR-38. The scale distinguishes a French 38 from a shoe size 38. */
export const toSizeKey = ({ size, scale }: SizeOnScale): string =>
  hasNoScale(size) || scale === '' ? size : `${scale}-${size}`;

/** Orders letter sizes first, then the numbers of each size system in its order, and one-size last. */
export function createSizeOrder(scales: readonly string[]) {
  const places = new Map(scales.map((scale, place) => [scale, place]));
  const getPlace = ({ scale }: SizeOnScale): number => places.get(scale) ?? scales.length;
  return (left: SizeOnScale, right: SizeOnScale): number =>
    getSizeGroup(left) - getSizeGroup(right) ||
    LETTER_SIZES.indexOf(left.size) - LETTER_SIZES.indexOf(right.size) ||
    getPlace(left) - getPlace(right) ||
    compareText(left.scale, right.scale) ||
    parseSizeNumber(left.size) - parseSizeNumber(right.size) ||
    compareText(left.size, right.size);
}

export const isLetterSize = (size: string): boolean => LETTER_SIZES.includes(size);

function getSizeGroup({ size }: SizeOnScale): number {
  if (size === ONE_SIZE) return 2;
  return LETTER_SIZES.includes(size) ? 0 : 1;
}

const parseSizeNumber = (size: string): number => {
  const number = Number.parseFloat(size);
  return Number.isNaN(number) ? Number.MAX_SAFE_INTEGER : number;
};

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
