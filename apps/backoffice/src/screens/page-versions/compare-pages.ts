import { isRecord, type Localised } from '@vitrine/kit';
import type { ModuleField } from '../studio/describe-module.ts';

export interface ComparedEntry {
  readonly id: string;
  readonly code: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface ComparedPage {
  readonly title: string;
  readonly entries: readonly ComparedEntry[];
}

/** A field with the labels of the groups that it is in; a number is the place in a list. */
export type FieldPath = readonly (Localised | number)[];

interface ModuleChange {
  readonly entryId: string;
  readonly code: string;
  /** The place in the older version of what was removed, in the newer one of everything else. */
  readonly place: number;
}

export type PageChange =
  | { readonly kind: 'title'; readonly before: string; readonly after: string }
  | ({ readonly kind: 'added' | 'removed' | 'moved' } & ModuleChange)
  | ({
      readonly kind: 'field';
      readonly path: FieldPath;
      readonly before: unknown;
      readonly after: unknown;
    } & ModuleChange);

/** An empty field and a field that is missing are the same for shoppers. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

interface FieldChange {
  readonly path: FieldPath;
  readonly before: unknown;
  readonly after: unknown;
}

const nameField = (name: string): Localised => ({ 'zh-CN': name, 'en-US': name });

/** A field that was not stored has its default. */
const withDefault = (value: unknown, field: ModuleField | undefined): unknown =>
  value === undefined ? field?.initial : value;

function compareValues(
  before: unknown,
  after: unknown,
  field: ModuleField | undefined,
  path: FieldPath,
): FieldChange[] {
  if (isEmpty(before) && isEmpty(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, index) =>
      compareValues(before[index], after[index], field?.children[0], [...path, index + 1]),
    ).flat();
  }
  if (isRecord(before) && isRecord(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => {
      const child = field?.children.find((each) => each.name === name);
      const inner = [...path, child?.label ?? nameField(name)];
      const values = [withDefault(before[name], child), withDefault(after[name], child)];
      return compareValues(values[0], values[1], child, inner);
    });
  }
  return before === after ? [] : [{ path, before, after }];
}

/** The longest run of entries that kept their order; the others were moved. */
function findUnmoved(places: readonly number[]): ReadonlySet<number> {
  const runs: number[][] = [];
  for (const place of places) {
    const before = runs.filter((run) => (run.at(-1) ?? -1) < place);
    const longest = before.reduce<number[]>(
      (best, run) => (run.length > best.length ? run : best),
      [],
    );
    runs.push([...longest, place]);
  }
  return new Set(runs.reduce<number[]>((best, run) => (run.length > best.length ? run : best), []));
}

const locate = (entries: readonly ComparedEntry[]) =>
  new Map(entries.map((entry, index) => [`${entry.id} ${entry.code}`, { entry, index }]));

/** Lists what differs between two versions of a page, in the order of the newer one; removed modules come last. */
export function comparePages(
  before: ComparedPage,
  after: ComparedPage,
  modules: Readonly<Record<string, ModuleField>>,
): PageChange[] {
  const former = locate(before.entries);
  const current = locate(after.entries);
  const kept = [...current].flatMap(([key, { index }]) => {
    const old = former.get(key);
    return old ? [{ index, from: old.index }] : [];
  });
  const unmoved = findUnmoved(kept.map(({ from }) => from));
  const changes: PageChange[] =
    before.title === after.title
      ? []
      : [{ kind: 'title', before: before.title, after: after.title }];
  for (const [key, { entry, index }] of current) {
    const old = former.get(key);
    const module = { entryId: entry.id, code: entry.code, place: index + 1 };
    if (!old) {
      changes.push({ kind: 'added', ...module });
      continue;
    }
    if (!unmoved.has(old.index)) changes.push({ kind: 'moved', ...module });
    const fields = Object.hasOwn(modules, entry.code) ? modules[entry.code] : undefined;
    for (const change of compareValues(old.entry.fields, entry.fields, fields, []))
      changes.push({ kind: 'field', ...module, ...change });
  }
  for (const [key, { entry, index }] of former)
    if (!current.has(key))
      changes.push({ kind: 'removed', entryId: entry.id, code: entry.code, place: index + 1 });
  return changes;
}
