import { writeFile } from 'node:fs/promises';
import { writeAuditRecord } from '../resources/audit/write-audit-record.ts';
import { importInput } from '../resources/imports/run-import.ts';
import { writeErrorFile } from '../resources/operator-jobs/error-file.ts';
import type { JobRow } from '../resources/operator-jobs/mappers.ts';
import { createJob, findJob } from '../resources/operator-jobs/queries.ts';
import type { CommandContext } from './command-context.ts';

export const ACTOR = 'command line';

/** The command line is no operator, and has every permission. */
const COMMAND_LINE = {
  operatorId: null,
  apiKeyId: null,
  sessionId: null,
  isConfirmed: false,
  name: ACTOR,
  permissions: [],
  merchantId: null,
} as const;

const ACTIONS = {
  'import-products': 'importProducts',
  'import-master-data': 'importMasterData',
} as const;

export const count = (value: number) => value.toLocaleString('en-US');

/** Adds the job of an import, and records who began it. */
export const createImportJob = (
  { database: { db, now } }: CommandContext,
  kind: keyof typeof ACTIONS,
  input: object,
  rows: number,
): Promise<JobRow> =>
  db.transaction().execute(async (trx) => {
    const row = await createJob(trx, {
      kind,
      input: JSON.stringify(input),
      actor: ACTOR,
      total_rows: rows,
      created_at: new Date(now()),
    });
    await writeAuditRecord(trx, now(), {
      operator: COMMAND_LINE,
      ip: '-',
      requestId: '-',
      action: ACTIONS[kind],
      target: { type: 'job', id: row.id },
      after: { kind, ...input, rows },
    });
    return row;
  });

interface ImportReport {
  readonly id: string;
  readonly path: string;
  /** What was added or changed. */
  readonly what: string;
  /** Whether rows with errors are no failure of the command. */
  readonly allowsFaulty: boolean;
}

/** What the file named that the shop did not have, by kind. */
function printCreated({ created, input }: JobRow, print: CommandContext['print']): void {
  if (created.length === 0) return;
  const { isDryRun } = importInput.parse(input);
  print(isDryRun ? 'Would be created:' : 'Created:');
  for (const { type, name } of created) print(`  ${type} ${name}`);
}

/** Tells what an import did. Rows with errors make the command fail, so that a nightly run notices them. */
export async function reportImport(
  { database: { db }, print }: CommandContext,
  { id, path, what, allowsFaulty }: ImportReport,
): Promise<void> {
  const job = await findJob(db, id, null);
  if (job?.state !== 'done') throw new Error(job?.failure?.['en-US'] ?? 'The import was cancelled');
  const { done_rows: done, changed_rows: changed, error_rows: wrong } = job;
  const changes = `${count(changed)} ${what} added or changed`;
  printCreated(job, print);
  print(`${count(done)} rows, ${changes}, ${count(wrong)} rows with errors`);
  if (wrong === 0) return;
  const file = `${path}.errors.csv`;
  await writeFile(file, (await writeErrorFile(db, id, 'en-US')).bytes);
  const message = `The rows with errors were left out; they are listed in ${file}`;
  if (!allowsFaulty) throw new Error(message);
  print(message);
}
