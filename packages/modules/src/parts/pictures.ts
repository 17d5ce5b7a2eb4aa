import type { PictureItem } from '../fields/picture.ts';

type WithImage = Pick<PictureItem, 'image'>;

/** Removes the items whose picture has no source, because they would leave a gap. */
export const filterWithImage = <T extends WithImage>(items: readonly T[]): T[] =>
  items.filter(({ image }) => Boolean(image?.source));

/** The ratio for all pictures, or undefined when each keeps its own. */
export const resolveRatio = (ratio: string): string | undefined =>
  ratio === 'own' ? undefined : ratio;

/** Only a group of exactly four pictures can be shown as a mosaic. */
export const MOSAIC_SIZE = 4;

export const isMosaic = (style: number, group: readonly unknown[]): boolean =>
  style > 1 && group.length === MOSAIC_SIZE;

/** With more columns the pictures are too small, even on desktop. */
const MAX_COLUMNS = 6;

/** Columns on desktop: a number that fills the last row, else the same as on mobile. */
export const getWideColumns = (columns: number, count: number): number =>
  [columns * 2, columns + 1].find((wide) => wide <= MAX_COLUMNS && count % wide === 0) ?? columns;
