import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importChoices } from '@vitrine/contract/admin';
import { estimateProgress } from '@vitrine/kit';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { openStorage } from '../providers/storage/storage.ts';
import { createPublicFileFetcher } from '../resources/admin-products/fetch-public-file.ts';
import { FileProblem } from '../resources/imports/file-problem.ts';
import { openImageAddresses } from '../resources/imports/image-addresses.ts';
import { openImageFolder } from '../resources/imports/import-images.ts';
import { openLocalSource } from '../resources/imports/import-source.ts';
import { chooseBatchRows } from '../resources/imports/jobs.ts';
import { openLibraryImages } from '../resources/imports/library-images.ts';
import { addMappedColumns } from '../resources/imports/mappings.ts';
import { openImport } from '../resources/imports/open-import.ts';
import { type ImportInput, readMapping, runImport } from '../resources/imports/run-import.ts';
import { keepLease } from '../resources/operator-jobs/keep-lease.ts';
import { takeJob } from '../resources/operator-jobs/running-job.ts';
import type { CommandContext } from './command-context.ts';
import { ACTOR, count, createImportJob, reportImport } from './import-jobs.ts';
import { importMasterData } from './import-master-data.ts';

const KIND = 'import-products';
const PRINT_EVERY_MS = 2_000;

const omitName = ({ fileName: _, ...input }: ImportInput) => input;

/** An import of the same file that did not come to its end. */
const findUnfinished = (db: Kysely<Database>, input: ImportInput) =>
  db
    .selectFrom('operator_jobs')
    .selectAll()
    .where('kind', '=', KIND)
    .where('actor', '=', ACTOR)
    .where('state', 'in', ['queued', 'running'])
    .where(sql<boolean>`input @> ${JSON.stringify(omitName(input))}::jsonb`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

interface Progress {
  readonly done: number;
  /** Where this run began. */
  readonly from: number;
  readonly total: number;
  readonly elapsedMs: number;
}

/** How far an import is, how fast it goes, and how long it takes still. */
export function describeProgress({ done, from, total, elapsedMs }: Progress): string {
  const rows = `${count(done)} of ${count(total)} rows`;
  const estimate = estimateProgress(done - from, total - from, elapsedMs);
  if (!estimate) return rows;
  const { perSecond, secondsLeft } = estimate;
  return `${rows}, ${count(Math.round(perSecond))} rows a second, ${count(secondsLeft ?? 0)} s left`;
}

/** Prints the progress from time to time. */
function createProgress({ print }: CommandContext, from: number, total: number) {
  let done = from;
  const startedAt = performance.now();
  let printedAt = startedAt;
  return (rows: number) => {
    done += rows;
    if (performance.now() - printedAt < PRINT_EVERY_MS) return;
    printedAt = performance.now();
    print(describeProgress({ done, from, total, elapsedMs: printedAt - startedAt }));
  };
}

/** What the options decide about the file. */
function readChoices({ 'create-missing': createMissing, ...values }: Record<string, unknown>) {
  const choices = importChoices.safeParse({
    ...(createMissing === true && { createMissing }),
    ...values,
  });
  if (choices.success) return choices.data;
  const [issue] = choices.error.issues;
  throw new Error(`--${issue?.path.join('.')}: ${issue?.message}`);
}

/** A file with columns of its own is imported by a mapping, which the screen makes. */
function explainColumns(error: unknown): never {
  if (error instanceof FileProblem && error.reason === 'columns-unknown')
    throw new Error(
      `${error.message}. Upload it at /admin/imports, say there what its columns are, and name that mapping: --mapping NAME`,
    );
  throw error;
}

/** Imports a file of products, or goes on with one that was interrupted. */
export async function importFile(context: CommandContext): Promise<void> {
  const { settings, database, options, print } = context;
  const { db, now } = database;
  const { values, positionals } = parseArgs({
    args: [...options],
    options: {
      images: { type: 'string' },
      kind: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      'allow-faulty': { type: 'boolean', default: false },
      'create-missing': { type: 'boolean', default: false },
      gender: { type: 'string' },
      brand: { type: 'string' },
      category: { type: 'string' },
      merchant: { type: 'string' },
      format: { type: 'string' },
      mapping: { type: 'string' },
      decimal: { type: 'string' },
    },
    allowPositionals: true,
  });
  const choices = readChoices(values);
  const [name] = positionals;
  if (name === undefined) throw new Error('Name the file to import');
  const path = resolve(name);
  const allowsFaulty = values['allow-faulty'];
  if (values.kind !== undefined) {
    const table = { name, kind: values.kind, isDryRun: values['dry-run'], allowsFaulty };
    return importMasterData(context, table);
  }
  const source = openLocalSource(path);
  const mapped = await addMappedColumns(db, 'en-US', choices);
  const { hash, rows, format, decimal } = await openImport(source, {
    ...choices,
    mapping: readMapping(mapped),
    isStockOnly: false,
  }).catch(explainColumns);
  if (format !== 'vitrine') print(`Read as an export of ${format}`);
  const input: ImportInput = {
    fileName: name,
    isDryRun: values['dry-run'],
    hash,
    ...mapped,
    format,
    decimal,
  };
  const unfinished = await findUnfinished(db, input);
  const created = unfinished ?? (await createImportJob(context, KIND, input, rows));
  const job = await takeJob(db, created.id, now());
  if (!job) throw new Error('The import failed too often, or another process has ended it');
  if (job.row.done_rows > 0) print(`Going on after row ${count(job.row.done_rows)}`);
  const addProgress = createProgress(context, job.row.done_rows, rows);
  const storage = openStorage({ dataDir: settings.dataDir, s3: settings.providers.s3 }, now);
  const folder =
    values.images === undefined
      ? openLibraryImages(db)
      : openImageFolder(resolve(values.images), storage, input.isDryRun);
  const fetchPublicFile = createPublicFileFetcher();
  const images = openImageAddresses({ db, now, storage, fetchPublicFile }, folder, input.isDryRun);
  await keepLease({ db, now }, job, () =>
    runImport(job, {
      db,
      now,
      source,
      images,
      batchRows: chooseBatchRows(database.engine),
      onBatch: addProgress,
    }),
  );
  if (input.isDryRun) print('Nothing was changed: this was a dry run');
  const report = { id: job.row.id, path, what: 'products and variants', allowsFaulty };
  await reportImport(context, report);
}
