/** An entry as some version of the shop stored it: nothing about its fields is known yet. */
export interface StoredEntry {
  id: string;
  code: string;
  fields: Record<string, unknown>;
}

/** Turns the entries of one version into those of the next. */
export type Migration = (entries: StoredEntry[]) => StoredEntry[];

/**
 * Every change of shape, oldest first: the first one takes version 1 to version 2. Append; never
 * edit or remove, as stored pages of every age remain.
 */
export const migrations: readonly Migration[] = [];

/** The version that pages are stored in from now on. */
export const pageVersion = (steps: readonly Migration[] = migrations): number => steps.length + 1;

/** A page of another version was stored by a later release than this one. */
export const isKnownVersion = (
  version: number,
  steps: readonly Migration[] = migrations,
): boolean => Number.isInteger(version) && version >= 1 && version <= pageVersion(steps);

/**
 * Brings stored entries up to date. Those of an unknown version stay as they are: what a release
 * does not know is known by its schemas alone, entry by entry.
 */
export function upgrade(
  entries: StoredEntry[],
  version: number,
  steps: readonly Migration[] = migrations,
): StoredEntry[] {
  if (!isKnownVersion(version, steps)) return entries;
  return steps.slice(version - 1).reduce((current, step) => step(current), entries);
}
