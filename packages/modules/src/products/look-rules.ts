import type { ProductSummary } from '@vitrine/contract';
import { dropsOdd } from '@vitrine/kit';

export type LookLayout = 1 | 2 | 3 | 4 | 5;

/**
 * How many pieces a layout has places for: three in a row; two in a column beside the picture; a row
 * that slides; a list beside the picture; two on either side of it.
 */
const PLACES: Readonly<Record<LookLayout, number>> = { 1: 3, 2: 2, 3: 8, 4: 4, 5: 4 };

const PER_SIDE = 2;

export interface Arrangement {
  cells: readonly ProductSummary[];
  /** What stands on the other side of the picture. */
  others: readonly ProductSummary[];
}

/** Which pieces stand where. Where the picture has two sides, an odd one would leave a hole. */
export function arrange(layout: LookLayout, pieces: readonly ProductSummary[]): Arrangement {
  const shown = pieces.slice(0, PLACES[layout]);
  if (layout !== 5) return { cells: shown, others: [] };
  const paired = shown.length > 1 ? dropsOdd(shown) : shown;
  return { cells: paired.slice(0, PER_SIDE), others: paired.slice(PER_SIDE) };
}

/** What all of it costs. */
export const total = (pieces: readonly ProductSummary[]): number =>
  pieces.reduce((sum, { price }) => sum + price, 0);
