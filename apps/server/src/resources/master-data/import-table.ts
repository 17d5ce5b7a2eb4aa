import type { MasterDataKind } from '@vitrine/contract/admin';
import { type Language, type Localised, localised } from '@vitrine/kit';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { getViolatedConstraint } from '../../database/violated-constraint.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { FileWrite } from '../../shop-files/kind.ts';
import { compareFields } from '../catalogue-history/compare-fields.ts';
import { showValue } from '../imports/row-messages.ts';
import type { JobRowError } from '../operator-jobs/running-job.ts';
import { toProblem } from '../records/problems.ts';
import { buildContent } from './build-content.ts';
import { KnownRows } from './known-rows.ts';
import { type ParsedTableRow, parseRow } from './parse-row.ts';
import type { TableRow } from './read-table.ts';
import type { MasterDataStore } from './store.ts';
import { masterDataStores } from './stores.ts';

type Rows = [ParsedTableRow, ...ParsedTableRow[]];

export interface ImportedTable {
  readonly errors: readonly JobRowError[];
  /** How many rows were left out. */
  readonly errorRows: number;
  /** What was added or changed. */
  readonly written: readonly FileWrite[];
}

const nameOf = ({ values }: ParsedTableRow) => values.get('id') ?? values.get('name');

/** A merchant has a row for each of its shipping options; of other kinds each row is one. */
function groupRows(kind: MasterDataKind, rows: readonly ParsedTableRow[]): Rows[] {
  const groups: Rows[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    const name = nameOf(row);
    if (kind === 'merchants' && last && name !== undefined && nameOf(last[0]) === name)
      last.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Why the shop refuses a row, in both languages; undefined for any other error. */
function explainError(error: unknown): Localised | undefined {
  const explain = (language: Language) => {
    const found = toProblem(error, language);
    return found instanceof ApiProblem ? found.message : undefined;
  };
  const zh = explain('zh-CN');
  const en = explain('en-US');
  return zh !== undefined && en !== undefined ? localised(zh, en) : undefined;
}

async function explainFault(
  trx: Transaction<Database>,
  store: MasterDataStore,
  key: string,
): Promise<Localised | undefined> {
  const zh = await store.explainFault?.(trx, key, 'zh-CN');
  if (zh === undefined) return undefined;
  const en = await store.explainFault?.(trx, key, 'en-US');
  return localised(zh, en ?? zh);
}

interface RowFault {
  readonly message: Localised;
  readonly column: string | null;
}

/** Stores one of a kind, or says why the shop refuses it and leaves everything else as it is. */
async function storeWrite(
  trx: Transaction<Database>,
  store: MasterDataStore,
  write: FileWrite,
  now: number,
): Promise<RowFault | undefined> {
  await sql`savepoint master_data_row`.execute(trx);
  try {
    await store.write(trx, write, now);
    await store.finish?.(trx, write, now);
    const fault = await explainFault(trx, store, write.key);
    await (fault
      ? sql`rollback to savepoint master_data_row`
      : sql`release savepoint master_data_row`
    ).execute(trx);
    return fault && { message: fault, column: 'parent' };
  } catch (error) {
    const message = explainError(error);
    if (!message) throw error;
    await sql`rollback to savepoint master_data_row`.execute(trx);
    const isName = getViolatedConstraint(error)?.endsWith('_name_key');
    return { message, column: isName ? 'name' : null };
  }
}

async function takeNextId(trx: Transaction<Database>): Promise<string> {
  const { rows } = await sql<{ id: string }>`select nextval('catalogue_ids')::text as id`.execute(
    trx,
  );
  return rows[0]?.id ?? '';
}

/** Stores the rows of a table that are right, in one transaction, and reports the others. */
export async function importTable(
  trx: Transaction<Database>,
  kind: MasterDataKind,
  rows: readonly TableRow[],
  now: number,
): Promise<ImportedTable> {
  const store = masterDataStores[kind];
  const known = new KnownRows(store, await store.read(trx, now));
  const errors: JobRowError[] = [];
  const written: FileWrite[] = [];
  let errorRows = 0;
  const parsed = rows.map((row) => parseRow(kind, row));
  for (const group of groupRows(kind, parsed)) {
    const { wanted, errors: found } = buildContent(kind, group, known);
    errors.push(...found);
    if (!wanted) {
      errorRows += group.length;
      continue;
    }
    const after = store.normalise(wanted.content);
    const before = wanted.key === undefined ? undefined : known.get(wanted.key);
    if (before && !compareFields(before, after)) continue;
    const key = wanted.key ?? (await takeNextId(trx));
    const write = { key, before, after };
    const fault = await storeWrite(trx, store, write, now);
    if (fault) {
      const [{ line, cells }] = group;
      const cell = fault.column === null ? undefined : cells[fault.column];
      errors.push({ ...fault, line, value: showValue(cell) });
      errorRows += group.length;
      continue;
    }
    known.set(key, after);
    written.push(write);
  }
  errors.sort((one, other) => one.line - other.line);
  return { errors, errorRows, written };
}
