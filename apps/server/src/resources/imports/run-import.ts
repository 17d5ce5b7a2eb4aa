import { importChoices, mappedColumn } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import { recordCatalogueChanges, toJobSource } from '../catalogue-history/record-changes.ts';
import {
  type BatchResult,
  commitBatch,
  endJob,
  MAX_KEPT_ERRORS,
  type RunningJob,
  resetDoneRows,
  setTotalRows,
  showDoneRows,
} from '../operator-jobs/running-job.ts';
import type { Mapping } from './column-mapping.ts';
import { FileProblem } from './file-problem.ts';
import type { FileRow } from './file-row.ts';
import { type ImportedBatch, importBatch } from './import-batch.ts';
import type { ImportImages } from './import-images.ts';
import type { ImportSource } from './import-source.ts';
import { type OpenImport, openImport } from './open-import.ts';
import { createRowParser, type ParsedRow } from './parse-cells.ts';
import type { FilePosition } from './read-csv.ts';
import { recordBatch } from './record-batch.ts';
import { loadReferences } from './references.ts';
import { retryWrites } from './retry-writes.ts';
import { addUsualValues } from './usual-values.ts';

export const importInput = z.object({
  fileName: z.string(),
  isDryRun: z.boolean(),
  hash: z.string(),
  /** Where the upload is stored; a file of the command line is on that machine only. */
  storageKey: z.string().optional(),
  ...importChoices.shape,
  /** The columns of the chosen mapping as they were when the import began. */
  mappedColumns: z.array(mappedColumn).optional(),
});
export type ImportInput = z.infer<typeof importInput>;

/** The mapping with which an import reads its file. */
export const readMapping = ({
  mapping,
  mappedColumns,
}: Pick<ImportInput, 'mapping' | 'mappedColumns'>): Mapping | undefined =>
  mapping !== undefined && mappedColumns ? { name: mapping, columns: mappedColumns } : undefined;

const importPosition = z.object({ byte: z.int(), line: z.int() });

export interface ImportOptions {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly source: ImportSource;
  readonly batchRows: number;
  /** Stops after the batch during which this time comes, so that the process can do other work. */
  readonly until?: number;
  readonly images: ImportImages;
  /** Called with the number of rows after each batch. */
  onBatch?(rows: number): void;
}

/** A batch with more images to fetch would take long. */
const MAX_ADDRESSES_PER_BATCH = 40;

const countAddresses = ({ cells }: FileRow): number =>
  cells?.images === undefined ? 0 : (String(cells.images).match(/https?:/g)?.length ?? 0);

async function* groupRows(rows: AsyncIterable<FileRow>, size: number) {
  let group: FileRow[] = [];
  let addresses = 0;
  for await (const row of rows) {
    group.push(row);
    addresses += countAddresses(row);
    const isFull = group.length >= size || addresses >= MAX_ADDRESSES_PER_BATCH;
    if (!isFull || row.isInside) continue;
    yield group;
    group = [];
    addresses = 0;
  }
  if (group.length > 0) yield group;
}

const countErrorRows = ({ errors }: ImportedBatch) => new Set(errors.map(({ line }) => line)).size;

const toResult = (
  rows: readonly FileRow[],
  end: FilePosition,
  batch: ImportedBatch,
  { nameColumn }: OpenImport,
): BatchResult => ({
  position: { ...end },
  rows: rows.length,
  changedRows: batch.changed,
  errorRows: countErrorRows(batch),
  errors: batch.errors.map(({ column, ...error }) => ({
    ...error,
    column: column && nameColumn(column),
  })),
  created: batch.created,
});

const addResults = (one: BatchResult, other: BatchResult): BatchResult => ({
  position: other.position,
  rows: one.rows + other.rows,
  changedRows: one.changedRows + other.changedRows,
  errorRows: one.errorRows + other.errorRows,
  errors: [...one.errors, ...other.errors].slice(0, MAX_KEPT_ERRORS),
  created: [...(one.created ?? []), ...(other.created ?? [])],
});

/** Imports from where the job stopped. Returns whether the job has ended. */
export async function runImport(job: RunningJob, options: ImportOptions): Promise<boolean> {
  const { db, now } = options;
  try {
    const isComplete = await importRows(job, options);
    if (isComplete) await endJob(db, job, now(), 'done');
    return isComplete;
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    await endJob(db, job, now(), 'failed', error.text);
    return true;
  }
}

async function importRows(job: RunningJob, options: ImportOptions): Promise<boolean> {
  const { db, now, source, batchRows, until = Number.POSITIVE_INFINITY, onBatch } = options;
  const { kind, merchant_id: merchantId, position } = job.row;
  const input = importInput.parse(job.row.input);
  const { isDryRun, createMissing: isCreating = false, gender, format, decimal } = input;
  const { brand, category, merchant } = input;
  const usual = { brand, category, merchant };
  const file = await openImport(source, {
    isStockOnly: kind === 'import-stock',
    format,
    decimal,
    mapping: readMapping(input),
  });
  if (job.row.total_rows === null) await setTotalRows(db, job, file.rows);
  let references = await loadReferences(db);
  const parse = createRowParser();
  const plannedBefore = new Set<string>();
  const { images } = options;
  const checks = {
    isCreating,
    gender,
    merchantId,
    findImageKey: images.findKey,
    findImageProblem: images.findProblem,
  };
  const from = importPosition.safeParse(position).data;
  let total: BatchResult | undefined;

  const importParsed = (rows: readonly ParsedRow[]) =>
    retryWrites(() =>
      db
        .transaction()
        .execute((trx) =>
          importBatch(trx, rows, { ...checks, references, now: now(), plannedBefore }),
        ),
    );

  for await (const rows of groupRows(file.readRows(from), batchRows)) {
    const parsed = await addUsualValues(db, rows.map(parse), usual);
    await images.prepare(parsed.flatMap(({ values }) => values.images ?? []));
    let committed: ImportedBatch | undefined;
    const end = rows.at(-1)?.end ?? { byte: 0, line: 0 };
    if (isDryRun) {
      const batch = await importParsed(parsed);
      references = batch.references;
      const result = toResult(rows, end, batch, file);
      total = total ? addResults(total, result) : result;
      await showDoneRows(db, job, total.rows, now());
      onBatch?.(rows.length);
      continue;
    }
    await retryWrites(() =>
      commitBatch(db, job, now(), async (trx) => {
        const batch = await importBatch(trx, parsed, { ...checks, references, now: now() });
        committed = batch;
        const result = toResult(rows, end, batch, file);
        await recordBatch(trx, job.row, { ...result, changes: batch.changes }, now());
        await recordCatalogueChanges(trx, toJobSource(job.row, now()), batch.written);
        return result;
      }),
    );
    references = committed?.references ?? references;
    onBatch?.(rows.length);
    if (now() >= until) return false;
  }
  // A dry run changes nothing, so it is saved as a whole: it starts over when its process dies.
  const dryRun = total;
  if (dryRun) {
    await resetDoneRows(db, job);
    await commitBatch(db, job, now(), async () => dryRun);
  }
  return true;
}
