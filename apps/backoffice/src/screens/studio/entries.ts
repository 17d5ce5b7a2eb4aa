import type { ComponentData, Data } from '@puckeditor/core';
import { isRecord, type Localised } from '@vitrine/kit';
import {
  findEntryFaults,
  LINKED_BLOCK,
  linkedBlockSchema,
  parseEntry,
  type RawEntry,
  schemas,
} from '@vitrine/modules/schemas';
import { describeModule, type ModuleField } from './describe-module.ts';

type Values = Readonly<Record<string, unknown>>;

/** The fields of every module by its code, and of the entry that stands for a linked block. */
export const MODULE_FIELDS: Readonly<Record<string, ModuleField>> = Object.fromEntries(
  Object.entries({ ...schemas, [LINKED_BLOCK]: linkedBlockSchema }).map(([code, schema]) => [
    code,
    describeModule(schema),
  ]),
);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (isRecord(value) && Object.keys(value).length === 0);

/**
 * Leaves out what an editor left empty: an optional group of empty fields would be refused for its first one.
 * Values of fields that the schema lacks are kept.
 */
export function pruneValue(field: ModuleField, value: unknown): unknown {
  const [item] = field.children;
  if (Array.isArray(value)) return item ? value.map((one) => pruneValue(item, one)) : value;
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).flatMap(([name, inner]) => {
    const child = field.children.find((each) => each.name === name);
    const pruned = child ? pruneValue(child, inner) : inner;
    return isEmpty(pruned) ? [] : [[name, pruned] as const];
  });
  return Object.fromEntries(kept);
}

const findField = (code: string): ModuleField | undefined =>
  Object.hasOwn(MODULE_FIELDS, code) ? MODULE_FIELDS[code] : undefined;

export function toEntry(code: string, { id, ...props }: Values): RawEntry {
  const field = findField(code);
  return {
    id: String(id),
    code,
    fields: (field ? pruneValue(field, props) : props) as RawEntry['fields'],
  };
}

export interface PageContent {
  title: string;
  entries: RawEntry[];
}

/** What is stored of the editor's data. */
export const toContent = ({ content, root }: Data): PageContent => ({
  title: String(root.props?.title ?? ''),
  entries: content.map(({ type, props }) => toEntry(type, props)),
});

/** A module in the editor: its fields, and the defaults of those that it lacks. */
export const createModule = (code: string, id: string, fields: Values = {}): ComponentData => ({
  type: code,
  props: { ...structuredClone(findField(code)?.initial as Values | undefined), ...fields, id },
});

/** The editor's data of a stored page, with the defaults of every module. */
export const toData = ({ title, entries }: PageContent): Data => ({
  root: { props: { title } },
  content: entries.map(({ id, code, fields }) => createModule(code, id, fields)),
});

export const readEntry = (code: string, props: Values) => parseEntry(toEntry(code, props));

type Faults = ReturnType<typeof findEntryFaults>;

/** The editor keeps the fields of a module that is not changed, so that only the changed one is checked again. */
const checked = new WeakMap<Values, Faults>();

/** What a module in the editor lacks. */
export function findModuleFaults(code: string, props: Values): Faults {
  const known = checked.get(props);
  if (known) return known;
  const faults = findEntryFaults(toEntry(code, props));
  checked.set(props, faults);
  return faults;
}

export interface ContentProblem {
  index: number;
  code: string;
  field: string;
  message: Localised;
}

/** What has to be corrected before the page can be published. */
export const findProblems = (modules: readonly ComponentData[]): ContentProblem[] =>
  modules.flatMap(({ type, props }, index) =>
    findModuleFaults(type, props).map((fault) => ({ index, code: type, ...fault })),
  );
