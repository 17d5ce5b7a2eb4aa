import { masterDataKind } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import { compareFields } from '../catalogue-history/compare-fields.ts';
import { recordCatalogueChanges, toJobSource } from '../catalogue-history/record-changes.ts';
import { FileProblem } from '../imports/file-problem.ts';
import type { ImportSource } from '../imports/import-source.ts';
import { recordBatch } from '../imports/record-batch.ts';
import { retryWrites } from '../imports/retry-writes.ts';
import { importInput } from '../imports/run-import.ts';
import {
  type BatchResult,
  commitBatch,
  endJob,
  type RunningJob,
  setTotalRows,
} from '../operator-jobs/running-job.ts';
import { type ImportedTable, importTable } from './import-table.ts';
import { readTable, type Table } from './read-table.ts';
import { masterDataStores } from './stores.ts';

export const masterDataInput = importInput.extend({ kind: masterDataKind });
export type MasterDataInput = z.infer<typeof masterDataInput>;

export interface MasterDataImport {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly source: ImportSource;
}

const toResult = ({ rows }: Table, { errors, errorRows, written }: ImportedTable): BatchResult => ({
  position: { line: rows.at(-1)?.line ?? 0 },
  rows: rows.length,
  changedRows: written.length,
  errorRows,
  errors,
});

/** Imports a table for a dry run: what it would write is taken back. */
async function tryTable(
  { db, now }: MasterDataImport,
  { kind }: MasterDataInput,
  table: Table,
): Promise<BatchResult> {
  const trx = await db.startTransaction().execute();
  try {
    return toResult(table, await importTable(trx, kind, table.rows, now()));
  } finally {
    await trx.rollback().execute();
  }
}

async function writeTable(
  { db, now }: MasterDataImport,
  job: RunningJob,
  { kind }: MasterDataInput,
  table: Table,
): Promise<void> {
  await retryWrites(() =>
    commitBatch(db, job, now(), async (trx) => {
      const imported = await importTable(trx, kind, table.rows, now());
      const result = toResult(table, imported);
      const changes = imported.written.flatMap(({ key, before, after }) => {
        const fields = compareFields(before, after);
        return fields
          ? [{ item: key, before: fields.before ?? {}, after: fields.after ?? {} }]
          : [];
      });
      await recordBatch(trx, job.row, { ...result, changes }, now());
      const { toHistory } = masterDataStores[kind];
      const history = imported.written.flatMap((write) => toHistory?.(write) ?? []);
      await recordCatalogueChanges(trx, toJobSource(job.row, now()), history);
      return result;
    }),
  );
}

/** Imports a table of master data as a whole. */
export async function runMasterDataImport(
  job: RunningJob,
  options: MasterDataImport,
): Promise<void> {
  const { db, now, source } = options;
  const input = masterDataInput.parse(job.row.input);
  try {
    const table = await readTable(source, input.kind);
    if (job.row.total_rows === null) await setTotalRows(db, job, table.rows.length);
    if (input.isDryRun) {
      const result = await tryTable(options, input, table);
      await commitBatch(db, job, now(), async () => result);
    } else await writeTable(options, job, input, table);
    await endJob(db, job, now(), 'done');
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    await endJob(db, job, now(), 'failed', error.text);
  }
}
