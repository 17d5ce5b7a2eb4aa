import type { PictureItem } from '../fields/picture.ts';

type Pictured = Pick<PictureItem, 'image'>;

/** An item whose picture has no source would be a hole where it stands: it is dropped. */
export const withSource = <T extends Pictured>(items: readonly T[]): T[] =>
  items.filter(({ image }) => Boolean(image?.source));

/** The ratio to draw pictures in; none when each has its own. */
export const shapeOf = (ratio: string): string | undefined => (ratio === 'own' ? undefined : ratio);

/** A group of four may stand as a mosaic; any other number cannot. */
export const MOSAIC_PICTURES = 4;

export const isMosaic = (style: number, group: readonly unknown[]): boolean =>
  style > 1 && group.length === MOSAIC_PICTURES;

/** More than this many beside each other are too small to look at, even on a wide screen. */
const MOST_COLUMNS = 6;

/** Columns on a wide screen: as many as leave no hole in the last row, else as on a narrow one. */
export const wideColumns = (columns: number, count: number): number =>
  [columns * 2, columns + 1].find((wide) => wide <= MOST_COLUMNS && count % wide === 0) ?? columns;
