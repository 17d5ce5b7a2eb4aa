/** So few places that each has room beside its picture on a wide screen. */
const SHORT = 3;

export const isShort = (places: number): boolean => places <= SHORT;

/** Columns on a wide screen when there are more: the first of these wins where none is better. */
const COLUMNS = [5, 4] as const;

const holes = (places: number, inLine: number): number => (inLine - (places % inLine)) % inLine;

/** Columns on a wide screen: those that leave the fewest holes in the last line. */
export const columns = (places: number): number =>
  isShort(places)
    ? places
    : COLUMNS.reduce(
        (best, inLine) => (holes(places, inLine) < holes(places, best) ? inLine : best),
        5,
      );
