import {
  IMPORT_COLUMN_NAMES,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportColumnName,
} from '@vitrine/contract/admin';
import type { z } from 'zod';
import { formatInputIssue } from '../../http/input-messages.ts';
import { hasUnstorableText } from '../../json/storable-text.ts';
import type { JobRowError } from '../operator-jobs/running-job.ts';
import type { FileRow } from './file-row.ts';
import { createRowError, showValue } from './row-messages.ts';

type Columns = typeof IMPORT_COLUMNS;
type WhenEmpty<C> = C extends { whenEmpty: infer Value } ? Value : never;

/** The values of a row. A value that is not there stays as it is. */
export type RowValues = {
  [Name in ImportColumnName]?: z.output<Columns[Name]['schema']> | WhenEmpty<Columns[Name]>;
};

export interface ParsedRow {
  readonly line: number;
  readonly values: RowValues;
  /** Whether the row describes its product, and does not only name it. */
  readonly hasProductCells: boolean;
  readonly errors: readonly JobRowError[];
}

/** Columns of one line that are reported. */
const MAX_UNKNOWN_COLUMNS = 5;

const isEmpty = (cell: unknown) =>
  cell === null || (typeof cell === 'string' && cell.trim() === '');

function findCellErrors(
  { schema }: ImportColumn,
  column: ImportColumnName,
  cell: unknown,
  line: number,
): { value: unknown; errors: JobRowError[] } {
  if (hasUnstorableText(cell))
    return { value: undefined, errors: [createRowError('unstorable', line, column, cell)] };
  const parsed = schema.safeParse(cell);
  if (parsed.success) return { value: parsed.data, errors: [] };
  const [issue] = parsed.error.issues;
  if (!issue) return { value: undefined, errors: [createRowError('unreadable', line, column)] };
  const message = {
    'zh-CN': formatInputIssue(issue, 'zh-CN'),
    'en-US': formatInputIssue(issue, 'en-US'),
  };
  return { value: undefined, errors: [{ line, column, value: showValue(cell), message }] };
}

/**
 * Creates the parser of a file's rows. It remembers the last cell of each column, because the variants of a
 * product repeat what describes the product.
 */
export function createRowParser() {
  const lastCells = new Map<ImportColumnName, { cell: unknown; value: unknown }>();

  function parseCell(column: ImportColumnName, cell: unknown, line: number) {
    const last = lastCells.get(column);
    if (last && typeof cell === 'string' && last.cell === cell)
      return { value: last.value, errors: [] };
    const result = findCellErrors(IMPORT_COLUMNS[column], column, cell, line);
    if (result.errors.length === 0) lastCells.set(column, { cell, value: result.value });
    return result;
  }

  function parseCells(line: number, cells: NonNullable<FileRow['cells']>) {
    const values: Partial<Record<ImportColumnName, unknown>> = {};
    const errors: JobRowError[] = [];
    let hasProductCells = false;
    for (const column of IMPORT_COLUMN_NAMES) {
      const cell = cells[column];
      if (cell === undefined) continue;
      const definition: ImportColumn = IMPORT_COLUMNS[column];
      if (isEmpty(cell)) {
        if ('whenEmpty' in definition) values[column] = definition.whenEmpty;
        continue;
      }
      hasProductCells ||= definition.of === 'product' && column !== 'product';
      const parsed = parseCell(column, cell, line);
      errors.push(...parsed.errors);
      if (parsed.errors.length === 0) values[column] = parsed.value;
    }
    // Each value was parsed by the schema of its own column.
    return { values: values as RowValues, hasProductCells, errors };
  }

  return ({ line, cells, unknownColumns }: FileRow): ParsedRow => {
    if (!cells) {
      const errors = [createRowError('unreadable', line, null)];
      return { line, values: {}, hasProductCells: false, errors };
    }
    const { errors, ...parsed } = parseCells(line, cells);
    const unknown = unknownColumns
      .slice(0, MAX_UNKNOWN_COLUMNS)
      .map((name) => createRowError('unknown-column', line, null, name));
    return { line, ...parsed, errors: [...unknown, ...errors] };
  };
}
