import type { SizeChart } from '@vitrine/contract';
import { SIZE_CHARTS, SIZE_SYSTEMS, type SizeRow, type SizeSystem } from './size-charts.ts';

/** A size as its maker writes it. Letters have no size system. */
export interface OwnSize {
  size: string;
  scale: string;
}

export const isSizeSystem = (text: string | null): text is SizeSystem =>
  SIZE_SYSTEMS.some((system) => system === text);

/** Finds a size of a product in its chart. */
export function findSizeRow(chart: SizeChart, { size, scale }: OwnSize): SizeRow | undefined {
  const column = scale === '' ? 'letter' : scale;
  if (column !== 'letter' && !isSizeSystem(column)) return undefined;
  return SIZE_CHARTS[chart].find((row) => row[column] === size);
}

/** A size in another system; undefined for one that the chart does not have. */
export const convertSize = (
  chart: SizeChart,
  size: OwnSize,
  system: SizeSystem,
): string | undefined => findSizeRow(chart, size)?.[system];
