import { isRecord } from '@vitrine/kit';

/** Sorts the keys of all objects and leaves out what JSON has not. */
export function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, field]) => [key, sortKeys(field)]));
}

/** The same text for contents that differ only in the order of their keys. */
export const toCanonicalText = (value: unknown): string => JSON.stringify(sortKeys(value)) ?? '';

/** The fields at the top in which two contents differ. */
export function listChangedFields(before: object, after: object): string[] {
  const one = new Map(Object.entries(before));
  const other = new Map(Object.entries(after));
  const names = [...new Set([...one.keys(), ...other.keys()])].sort();
  return names.filter(
    (name) => toCanonicalText(one.get(name)) !== toCanonicalText(other.get(name)),
  );
}
