/** Up to this number of products, text is shown beside the pictures on desktop. */
const MAX_SHORT_RANKING = 3;

export const isShortRanking = (count: number): boolean => count <= MAX_SHORT_RANKING;

/** Possible column counts on desktop for longer rankings; the first one is preferred. */
const COLUMN_OPTIONS = [5, 4] as const;

const countEmptyCells = (count: number, columns: number): number =>
  (columns - (count % columns)) % columns;

/** Columns on desktop: the count that leaves the fewest empty cells in the last row. */
export const getRankingColumns = (count: number): number =>
  isShortRanking(count)
    ? count
    : COLUMN_OPTIONS.reduce(
        (best, columns) =>
          countEmptyCells(count, columns) < countEmptyCells(count, best) ? columns : best,
        5,
      );
