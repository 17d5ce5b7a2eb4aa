/** Letter sizes from the smallest. They mean the same on every scale, so they carry none. */
const LETTERS = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

/** What a piece without sizes is stored with. */
export const ONE_SIZE = 'OS';

export interface SizeOnScale {
  size: string;
  scale: string;
}

const isPlain = (size: string): boolean => size === ONE_SIZE || LETTERS.includes(size);

/** A size as the filter knows it: M, OS, FR-38. A French 38 and a 38 of shoes are different sizes. */
export const sizeKey = ({ size, scale }: SizeOnScale): string =>
  isPlain(size) || scale === '' ? size : `${scale}-${size}`;

/** Letters first, then each scale with its numbers ascending; one size comes last. */
export function compareSizes(left: SizeOnScale, right: SizeOnScale): number {
  return (
    groupOf(left) - groupOf(right) ||
    LETTERS.indexOf(left.size) - LETTERS.indexOf(right.size) ||
    compareText(left.scale, right.scale) ||
    numberOf(left.size) - numberOf(right.size) ||
    compareText(left.size, right.size)
  );
}

function groupOf({ size }: SizeOnScale): number {
  if (size === ONE_SIZE) return 2;
  return LETTERS.includes(size) ? 0 : 1;
}

const numberOf = (size: string): number => {
  const number = Number.parseFloat(size);
  return Number.isNaN(number) ? Number.MAX_SAFE_INTEGER : number;
};

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
