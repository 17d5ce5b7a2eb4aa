import { describe, expect, test } from 'vitest';
import {
  currentPageVersion,
  type EntryMigration,
  isKnownVersion,
  migrateEntries,
  type RawEntry,
} from './versions.ts';

const entries: RawEntry[] = [{ id: '1', code: 'slide', fields: { count: 4 } }];

const renameCode: EntryMigration = (all) =>
  all.map((entry) => (entry.code === 'slide' ? { ...entry, code: 'slideProducts' } : entry));
const renameField: EntryMigration = (all) =>
  all.map(({ fields: { count, ...rest }, ...entry }) => ({
    ...entry,
    fields: { ...rest, quantity: count },
  }));
const steps = [renameCode, renameField];

describe('migrateEntries', () => {
  test('runs all migrations since the version of the page, in order', () => {
    expect(migrateEntries(entries, 1, steps)).toEqual([
      { id: '1', code: 'slideProducts', fields: { quantity: 4 } },
    ]);
    expect(migrateEntries(entries, 2, steps)).toEqual([
      { id: '1', code: 'slide', fields: { quantity: 4 } },
    ]);
  });

  test('leaves a page of the current version unchanged', () => {
    expect(migrateEntries(entries, currentPageVersion(steps), steps)).toEqual(entries);
    expect(migrateEntries(entries, currentPageVersion())).toEqual(entries);
  });

  test.each([[0], [4], [1.5], [Number.NaN]])(
    'leaves a page of the unknown version %s unchanged',
    (version) => {
      expect(isKnownVersion(version, steps)).toBe(false);
      expect(migrateEntries(entries, version, steps)).toEqual(entries);
    },
  );

  test('knows every version up to the current one', () => {
    expect([1, 2, 3].map((version) => isKnownVersion(version, steps))).toEqual([true, true, true]);
  });
});
