/** An entry as any version of the shop stored it; its fields are not validated yet. */
export interface RawEntry {
  id: string;
  code: string;
  fields: Record<string, unknown>;
}

/** Converts the entries of one version into those of the next. */
export type EntryMigration = (entries: RawEntry[]) => RawEntry[];

/**
 * All migrations, oldest first: the first one converts version 1 to version 2. Append only; never
 * edit or remove one, because stored pages of every version remain.
 */
export const entryMigrations: readonly EntryMigration[] = [];

/** The version in which pages are stored now. */
export const currentPageVersion = (steps: readonly EntryMigration[] = entryMigrations): number =>
  steps.length + 1;

/** False for a page that was stored by a later release than this one. */
export const isKnownVersion = (
  version: number,
  steps: readonly EntryMigration[] = entryMigrations,
): boolean => Number.isInteger(version) && version >= 1 && version <= currentPageVersion(steps);

/**
 * Migrates stored entries to the current version. Entries of an unknown version are returned
 * unchanged; their schemas then validate them one by one.
 */
export function migrateEntries(
  entries: RawEntry[],
  version: number,
  steps: readonly EntryMigration[] = entryMigrations,
): RawEntry[] {
  if (!isKnownVersion(version, steps)) return entries;
  return steps.slice(version - 1).reduce((current, step) => step(current), entries);
}
