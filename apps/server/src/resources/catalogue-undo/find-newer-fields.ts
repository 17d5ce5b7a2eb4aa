/** A change of the same row that came after the one to put back. */
export interface NewerChange {
  readonly id: string;
  readonly undoes: string | null;
  readonly fields: readonly string[];
}

/**
 * Names the fields that newer changes have touched. A newer change and the undo of it cancel each other out, from
 * the newest on, so an undo that was itself put back counts for nothing.
 */
export function findNewerFields(newestFirst: readonly NewerChange[]): ReadonlySet<string> {
  const known = new Set(newestFirst.map(({ id }) => id));
  const cancelled = new Set<string>();
  const touched = new Set<string>();
  for (const { id, undoes, fields } of newestFirst) {
    if (cancelled.has(id)) continue;
    if (undoes !== null && known.has(undoes)) cancelled.add(undoes);
    else for (const name of fields) touched.add(name);
  }
  return touched;
}
