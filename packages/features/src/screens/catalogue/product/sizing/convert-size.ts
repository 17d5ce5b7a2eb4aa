import type { Sizing } from '@vitrine/contract';

/** A size as its maker writes it. Letters have no size system. */
export interface OwnSize {
  size: string;
  scale: string;
}

/** What equals what, as the product says it. */
export type EqualSizes = Pick<Sizing, 'systems' | 'rows'>;

/** The place of a size system in each row. Letters stand after the systems. */
export const findColumn = ({ systems }: EqualSizes, scale: string): number =>
  scale === '' ? systems.length : systems.findIndex(({ code }) => code === scale);

/** Finds a size of a product in its chart. */
export function findSizeRow(sizes: EqualSizes, { size, scale }: OwnSize): string[] | undefined {
  const column = findColumn(sizes, scale);
  return sizes.rows.find((row) => row[column] === size);
}

/** A size in another system; undefined for one that the chart does not have. */
export const convertSize = (sizes: EqualSizes, size: OwnSize, system: string): string | undefined =>
  findSizeRow(sizes, size)?.[findColumn(sizes, system)] || undefined;
