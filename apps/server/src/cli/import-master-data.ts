import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  MASTER_DATA_COLUMNS,
  MASTER_DATA_KINDS,
  type MasterDataKind,
  masterDataKind,
} from '@vitrine/contract/admin';
import { formatCsvRow, UTF8_BOM } from '../csv/format-csv.ts';
import { openLocalSource } from '../resources/imports/import-source.ts';
import { readTable } from '../resources/master-data/read-table.ts';
import { type MasterDataInput, runMasterDataImport } from '../resources/master-data/run-import.ts';
import { keepLease } from '../resources/operator-jobs/keep-lease.ts';
import { takeJob } from '../resources/operator-jobs/running-job.ts';
import type { CommandContext } from './command-context.ts';
import { createImportJob, reportImport } from './import-jobs.ts';
import type { FilesContext } from './shop-files-command.ts';

function parseKind(text: string | undefined): MasterDataKind {
  const parsed = masterDataKind.safeParse(text);
  if (!parsed.success) throw new Error(`Name one of the kinds ${MASTER_DATA_KINDS.join(', ')}`);
  return parsed.data;
}

interface TableToImport {
  readonly name: string;
  readonly kind: string;
  readonly isDryRun: boolean;
  readonly allowsFaulty: boolean;
}

/** Imports a table of brands, categories, colours, attributes or merchants. */
export async function importMasterData(
  context: CommandContext,
  { name, kind: text, isDryRun, allowsFaulty }: TableToImport,
): Promise<void> {
  const { db, now } = context.database;
  const kind = parseKind(text);
  const path = resolve(name);
  const source = openLocalSource(path);
  const { hash, rows } = await readTable(source, kind);
  const input: MasterDataInput = { fileName: name, isDryRun, hash, kind };
  const { id } = await createImportJob(context, 'import-master-data', input, rows.length);
  const job = await takeJob(db, id, now());
  if (!job) throw new Error('Another process has ended the import');
  await keepLease({ db, now }, job, () => runMasterDataImport(job, { db, now, source }));
  if (isDryRun) context.print('Nothing was changed: this was a dry run');
  await reportImport(context, { id, path, what: kind, allowsFaulty });
}

/** Writes a table with nothing but its columns. */
export async function writeTableTemplate({ options, print }: FilesContext): Promise<void> {
  const [text, name] = options;
  const kind = parseKind(text);
  const path = resolve(name ?? `${kind}.csv`);
  const header = formatCsvRow(Object.keys(MASTER_DATA_COLUMNS[kind]));
  await writeFile(path, UTF8_BOM + header, { flag: 'wx' });
  print(`Wrote the columns of ${kind} to ${path}`);
}
