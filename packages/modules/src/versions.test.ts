import { describe, expect, test } from 'vitest';
import {
  isKnownVersion,
  type Migration,
  pageVersion,
  type StoredEntry,
  upgrade,
} from './versions.ts';

const entries: StoredEntry[] = [{ id: '1', code: 'slide', fields: { count: 4 } }];

const renames: Migration = (all) =>
  all.map((entry) => (entry.code === 'slide' ? { ...entry, code: 'slideProducts' } : entry));
const renamesField: Migration = (all) =>
  all.map(({ fields: { count, ...rest }, ...entry }) => ({
    ...entry,
    fields: { ...rest, quantity: count },
  }));
const steps = [renames, renamesField];

describe('upgrade', () => {
  test('runs every step that a page has not seen, in order', () => {
    expect(upgrade(entries, 1, steps)).toEqual([
      { id: '1', code: 'slideProducts', fields: { quantity: 4 } },
    ]);
    expect(upgrade(entries, 2, steps)).toEqual([
      { id: '1', code: 'slide', fields: { quantity: 4 } },
    ]);
  });

  test('leaves a page of today alone', () => {
    expect(upgrade(entries, pageVersion(steps), steps)).toEqual(entries);
    expect(upgrade(entries, pageVersion())).toEqual(entries);
  });

  test.each([[0], [4], [1.5], [Number.NaN]])('leaves version %s alone, as unknown', (version) => {
    expect(isKnownVersion(version, steps)).toBe(false);
    expect(upgrade(entries, version, steps)).toEqual(entries);
  });

  test('knows every version up to today', () => {
    expect([1, 2, 3].map((version) => isKnownVersion(version, steps))).toEqual([true, true, true]);
  });
});
