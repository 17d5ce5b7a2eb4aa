/** Columns on desktop: three if that fills the last row and four does not, else four. */
export const getGridColumns = (count: number): 3 | 4 =>
  count % 4 !== 0 && count % 3 === 0 ? 3 : 4;
