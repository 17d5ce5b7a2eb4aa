import { isDeepStrictEqual } from 'node:util';
import type { CatalogueFields } from '../../database/schema/catalogue-changes.ts';

/** The fields as they are read back from the database. */
const toStored = (fields: object): CatalogueFields => JSON.parse(JSON.stringify(fields));

/** Names the fields of `given` that have another value in `current`. */
export function listDifferingFields(current: object, given: object): string[] {
  const [stored, wanted] = [toStored(current), toStored(given)];
  return Object.keys(wanted).filter((name) => !isDeepStrictEqual(stored[name], wanted[name]));
}

/** The fields with these names. */
export const pickFields = (fields: object, names: readonly string[]): CatalogueFields =>
  Object.fromEntries(Object.entries(toStored(fields)).filter(([name]) => names.includes(name)));

interface ChangedFields {
  readonly before: CatalogueFields | null;
  readonly after: CatalogueFields | null;
}

/** The fields that a change made different; undefined when it made none. A row without `before` was added. */
export function compareFields(
  before: object | undefined,
  after: object | undefined,
): ChangedFields | undefined {
  if (!before || !after)
    return { before: before ? toStored(before) : null, after: after ? toStored(after) : null };
  const names = listDifferingFields(before, after);
  if (names.length === 0) return undefined;
  return { before: pickFields(before, names), after: pickFields(after, names) };
}
