import {
  MASTER_DATA_COLUMNS,
  type MasterDataColumn,
  type MasterDataKind,
} from '@vitrine/contract/admin';
import type { z } from 'zod';
import { formatInputIssue } from '../../http/input-messages.ts';
import { hasUnstorableText } from '../../json/storable-text.ts';
import { createRowError, showValue } from '../imports/row-messages.ts';
import type { JobRowError } from '../operator-jobs/running-job.ts';
import type { TableRow } from './read-table.ts';

/** A row whose cells were read, each by its own column. A cell that changes nothing is missing. */
export interface ParsedTableRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, unknown>>;
  readonly values: ReadonlyMap<string, unknown>;
  readonly errors: readonly JobRowError[];
}

const isEmpty = (cell: unknown) =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');

/** An error of a schema as a report of imports tells it. */
export const toRowError = (
  issue: z.core.$ZodIssue,
  line: number,
  column: string | null,
  value: unknown,
): JobRowError => ({
  line,
  column,
  value: showValue(value),
  message: {
    'zh-CN': formatInputIssue(issue, 'zh-CN'),
    'en-US': formatInputIssue(issue, 'en-US'),
  },
});

function parseCell({ schema }: MasterDataColumn, line: number, column: string, cell: unknown) {
  if (hasUnstorableText(cell))
    return { errors: [createRowError('unstorable', line, column, cell)] };
  const parsed = schema.safeParse(cell);
  if (parsed.success) return { value: parsed.data, errors: [] };
  return {
    errors: parsed.error.issues.slice(0, 1).map((issue) => toRowError(issue, line, column, cell)),
  };
}

export function parseRow(kind: MasterDataKind, { line, cells }: TableRow): ParsedTableRow {
  const values = new Map<string, unknown>();
  if (!cells)
    return { line, cells: {}, values, errors: [createRowError('unreadable', line, null)] };
  const columns = MASTER_DATA_COLUMNS[kind];
  const errors: JobRowError[] = [];
  for (const [name, cell] of Object.entries(cells)) {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (!column) errors.push(createRowError('unknown-column', line, null, name));
    else if (isEmpty(cell)) {
      if ('whenEmpty' in column) values.set(name, column.whenEmpty);
    } else {
      const parsed = parseCell(column, line, name, cell);
      errors.push(...parsed.errors);
      if (parsed.errors.length === 0) values.set(name, parsed.value);
    }
  }
  return { line, cells, values, errors };
}
