/** The most columns in which size buttons stay wide enough, by the length of their labels. */
export const MAX_COLUMNS = { short: 5, wide: 6, long: 4 } as const;
const MIN_COLUMNS = 3;

/** Chooses the columns that leave the fewest gaps, and no last row with a single size. */
export function countColumns(count: number, most: number): number {
  let best = MIN_COLUMNS;
  let fewestGaps = Number.POSITIVE_INFINITY;
  for (let columns = most; columns >= MIN_COLUMNS; columns--) {
    const inLastRow = count % columns;
    const gaps = inLastRow === 0 ? 0 : columns - inLastRow;
    if (inLastRow === 1 && count > 1) continue;
    if (gaps >= fewestGaps) continue;
    fewestGaps = gaps;
    best = columns;
  }
  return best;
}
