/** The longest run of ids that stayed in order; everything else was moved. */
function findUnmoved(before: readonly string[], after: readonly string[]): Set<string> {
  const placeBefore = new Map(before.map((id, place) => [id, place]));
  const kept = after.filter((id) => placeBefore.has(id));
  const place = (id: string) => placeBefore.get(id) ?? 0;
  /** At each length, the run that ends earliest, as places in `kept`. */
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, id] of kept.entries()) {
    const found = ends.findIndex((end) => place(kept[end] ?? '') >= place(id));
    const length = found < 0 ? ends.length : found;
    previous[index] = ends[length - 1] ?? -1;
    ends[length] = index;
  }
  const unmoved = new Set<string>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1)
    unmoved.add(kept[index] ?? '');
  return unmoved;
}

/** The ids that were there before and have another place now. */
export function findMoved(before: readonly string[], after: readonly string[]): Set<string> {
  const unmoved = findUnmoved(before, after);
  const known = new Set(before);
  return new Set(after.filter((id) => known.has(id) && !unmoved.has(id)));
}

/** Puts some ids of `from` into `order`, each behind the one that it follows in `from`. */
function place(order: readonly string[], ids: ReadonlySet<string>, from: readonly string[]) {
  const placed = order.filter((id) => !ids.has(id));
  from.forEach((id, index) => {
    if (!ids.has(id)) return;
    const before = from.slice(0, index).findLast((one) => placed.includes(one));
    placed.splice(before === undefined ? 0 : placed.indexOf(before) + 1, 0, id);
  });
  return placed;
}

interface Orders {
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/**
 * The order of both: theirs, with what I added and moved at my places. It collides when both have moved the same
 * module to different places.
 */
export function mergeOrder({ base, mine, theirs }: Orders) {
  const known = new Set(base);
  const moved = findMoved(base, mine);
  const movedByThem = findMoved(base, theirs);
  const own = new Set(mine.filter((id) => moved.has(id) || !known.has(id)));
  const merged = place(theirs, own, mine);
  const common = (order: readonly string[], other: readonly string[]) => {
    const ids = new Set(other);
    return order.filter((id) => known.has(id) && ids.has(id)).join('\n');
  };
  const collides =
    [...moved].some((id) => movedByThem.has(id)) && common(mine, theirs) !== common(theirs, mine);
  return { merged, collides };
}
