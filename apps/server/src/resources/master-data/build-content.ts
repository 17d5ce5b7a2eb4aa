import {
  MASTER_DATA_COLUMNS,
  type MasterDataColumn,
  type MasterDataKind,
  masterDataFields,
  masterDataKeys,
} from '@vitrine/contract/admin';
import type { z } from 'zod';
import type { FileContent } from '../../shop-files/kind.ts';
import { createRowError } from '../imports/row-messages.ts';
import type { JobRowError } from '../operator-jobs/running-job.ts';
import { toSiblingName } from './kinds/categories.ts';
import type { KnownRows } from './known-rows.ts';
import { type ParsedTableRow, toRowError } from './parse-row.ts';

const OPTIONS = 'shippingOptions';
/** The column that is named when a merchant has no shipping option, or two for one place. */
const OPTION_COLUMN = 'shipping_type';

/** What the rows of a table say about one of a kind. */
export interface WantedRow {
  /** Undefined for a new row that gets the next id. */
  readonly key: string | undefined;
  readonly content: FileContent;
}

interface Wanted {
  readonly wanted?: WantedRow;
  readonly errors: readonly JobRowError[];
}

type Fields = Record<string, unknown>;

function setPath(fields: Fields, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) fields[name] = value;
  else {
    const inner = { ...(fields[name] as Fields | undefined) };
    setPath(inner, rest, value);
    fields[name] = inner;
  }
}

/** Writes the values of columns into fields. */
function setValues(
  fields: Fields,
  columns: readonly (readonly [string, MasterDataColumn])[],
  { values }: ParsedTableRow,
): Fields {
  for (const [name, { path }] of columns)
    if (path && values.has(name)) setPath(fields, path, values.get(name));
  return fields;
}

function splitColumns(kind: MasterDataKind) {
  const columns = Object.entries(MASTER_DATA_COLUMNS[kind]);
  return {
    own: columns.filter(([, { isOption }]) => !isOption),
    options: columns.filter(([, { isOption }]) => isOption),
  };
}

const isPrefix = (path: readonly string[], of: readonly PropertyKey[]) =>
  path.every((name, at) => of[at] === name);

/** Reports what the fields of the kind refuse, at the row and the column that say it. */
function locateIssue(
  kind: MasterDataKind,
  issue: z.core.$ZodIssue,
  rows: readonly [ParsedTableRow, ...ParsedTableRow[]],
  optionRows: readonly ParsedTableRow[],
): JobRowError {
  const { own, options } = splitColumns(kind);
  const [first, index, ...inner] = issue.path;
  const isOption = first === OPTIONS;
  const row = (isOption && optionRows[Number(index)]) || rows[0];
  const path = isOption ? inner : issue.path;
  const found = (isOption ? options : own).find(([, column]) => {
    return column.path !== undefined && path.length > 0 && isPrefix(column.path, path);
  });
  // A text that is missing altogether is missed in Chinese.
  const whole = own.find(([, column]) => column.path?.[0] === path[0]);
  const column = found?.[0] ?? (isOption ? OPTION_COLUMN : (whole?.[0] ?? null));
  return toRowError(issue, row.line, column, column === null ? undefined : row.cells[column]);
}

interface Naming {
  readonly key?: string | undefined;
  readonly parentId?: string | null | undefined;
  readonly errors: readonly JobRowError[];
}

/** The category above, which a row names by its id or by names. */
function findParent(row: ParsedTableRow, known: KnownRows): Omit<Naming, 'key'> {
  const text = row.values.get('parent');
  if (typeof text !== 'string') return { parentId: text === null ? null : undefined, errors: [] };
  const parentId = known.findCategory(text);
  return parentId === undefined
    ? { errors: [createRowError('category-unknown', row.line, 'parent', text)] }
    : { parentId, errors: [] };
}

/** Finds which of the known rows a row of the table means. */
function findNamed(kind: MasterDataKind, row: ParsedTableRow, known: KnownRows): Naming {
  const column = Object.hasOwn(MASTER_DATA_COLUMNS[kind], 'code') ? 'code' : 'id';
  const given = row.values.get(column);
  const parent = kind === 'categories' ? findParent(row, known) : { errors: [] };
  if (parent.errors.length > 0) return parent;
  if (given !== undefined || column === 'code') {
    const parsed = masterDataKeys[kind].safeParse(given);
    const errors = parsed.error?.issues.map((issue) =>
      toRowError(issue, row.line, column, row.cells[column]),
    );
    return { ...parent, key: parsed.data, errors: errors ?? [] };
  }
  const names = ['name', 'name_zh', 'name_en'].map((name) => row.values.get(name));
  const keys = names
    .filter((name) => typeof name === 'string')
    .map((name) => (kind === 'categories' ? toSiblingName(parent.parentId ?? null, name) : name))
    .map((name) => known.findKey(name));
  return { ...parent, key: keys.find((key) => key !== undefined), errors: [] };
}

const hasOption = (
  { values }: ParsedTableRow,
  options: ReturnType<typeof splitColumns>['options'],
) => options.some(([name]) => (values.get(name) ?? null) !== null);

/** What one or more rows of a table say about one of a kind, over what the shop has of it. */
export function buildContent(
  kind: MasterDataKind,
  rows: readonly [ParsedTableRow, ...ParsedTableRow[]],
  known: KnownRows,
): Wanted {
  const cellErrors = rows.flatMap(({ errors }) => errors);
  if (cellErrors.length > 0) return { errors: cellErrors };
  const [row] = rows;
  const { key, parentId, errors } = findNamed(kind, row, known);
  if (errors.length > 0) return { errors };
  const { own, options } = splitColumns(kind);
  const fields: Fields = { ...(key === undefined ? undefined : known.get(key)) };
  for (const each of rows) setValues(fields, own, each);
  if (parentId !== undefined) fields.parentId = parentId;
  const parent = typeof parentId === 'string' ? known.get(parentId) : undefined;
  if (parent && !row.values.has('gender')) fields.gender = parent.gender;
  const optionRows = rows.filter((each) => hasOption(each, options));
  if (optionRows.length > 0)
    fields[OPTIONS] = optionRows.map((each) => setValues({}, options, each));
  const parsed = masterDataFields[kind].safeParse(fields);
  if (parsed.success) return { wanted: { key, content: parsed.data }, errors: [] };
  const found = parsed.error.issues.map((issue) => locateIssue(kind, issue, rows, optionRows));
  return { errors: found };
}
