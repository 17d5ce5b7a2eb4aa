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

/** Brings stored entries up to date. A version from the future is refused, never guessed at. */
export function upgrade(
  entries: StoredEntry[],
  version: number,
  steps: readonly Migration[] = migrations,
): StoredEntry[] {
  if (!Number.isInteger(version) || version < 1 || version > pageVersion(steps)) {
    throw new RangeError(`pages of version ${version} are unknown`);
  }
  return steps.slice(version - 1).reduce((current, step) => step(current), entries);
}
