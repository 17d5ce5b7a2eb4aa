/** How long a slide stays when nothing else is said. */
export const AUTOPLAY_MS = 4000;

/**
 * A loop is drawn as: a copy of the last slide, the slides, a copy of the first.
 * A place counts from the left of that row; an index is the slide that stands there.
 */
export interface Row {
  count: number;
  loops: boolean;
}

const lead = ({ loops }: Row): number => (loops ? 1 : 0);

/** The place in the window; NaN-proof for a row that has no width yet. */
export const placeAt = (scrollLeft: number, width: number): number =>
  width > 0 ? Math.round(scrollLeft / width) : 0;

export const indexAt = (place: number, row: Row): number =>
  row.count > 0 ? (place - lead(row) + row.count) % row.count : 0;

export const placeOf = (index: number, row: Row): number => index + lead(row);

/** Where a row at rest on a copy must jump to; undefined when it rests on a slide. */
export function homeOfCopy(place: number, row: Row): number | undefined {
  if (!row.loops) return undefined;
  if (place === 0) return row.count;
  return place === row.count + 1 ? 1 : undefined;
}

/** One step from a place; without a loop the ends are ends. */
export function step(place: number, by: 1 | -1, row: Row): number {
  const last = row.loops ? row.count + 1 : row.count - 1;
  return Math.min(last, Math.max(0, place + by));
}
