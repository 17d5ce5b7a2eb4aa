import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import { defineRecurringJob, type JobDeps } from '../../jobs/recurring-job.ts';
import { recordCatalogueChanges, toJobSource } from '../catalogue-history/record-changes.ts';
import type { RecordedChange } from '../imports/changes.ts';
import { recordBatch } from '../imports/record-batch.ts';
import { retryWrites } from '../imports/retry-writes.ts';
import {
  type BatchResult,
  claimJob,
  commitBatch,
  endJob,
  JobLostError,
  type JobRowError,
  type RunningJob,
} from '../operator-jobs/running-job.ts';
import type { BulkBatch, PlannedRow } from './batch.ts';
import { bulkInput, createBatch } from './bulk-input.ts';
import { BULK_PROBLEMS } from './row-problems.ts';
import { findTargets } from './targets.ts';
import { writeWithStates } from './write-with-states.ts';

/** Shoppers wait for the locks of a batch, so it is kept short. */
const BATCH_ROWS = 500;
const KINDS = ['change-products', 'change-prices', 'change-stock'] as const;
const bulkPosition = z.object({ line: z.int() });

const toRowErrors = ({ line, id, planned }: PlannedRow): JobRowError[] =>
  planned.kind === 'problem'
    ? [{ line, column: null, value: id, message: BULK_PROBLEMS[planned.problem] }]
    : [];

const toChanges = (batch: BulkBatch, row: PlannedRow): RecordedChange[] =>
  row.planned.kind === 'change'
    ? [{ ...batch.describe(row), before: row.planned.before, after: row.planned.after }]
    : [];

/** Changes the next rows and records them, in the transaction that saves how far the job is. */
async function changeBatch(
  trx: Transaction<Database>,
  { row }: RunningJob,
  afterLine: number,
  now: number,
): Promise<BatchResult> {
  const { work, endings } = bulkInput.parse(row.input);
  const batch = createBatch(work, { merchantId: row.merchant_id, endings, now });
  const targets = await findTargets(trx, row.id, { afterLine, limit: BATCH_ROWS });
  const planned = await batch.plan(trx, targets);
  const written = await writeWithStates(trx, work, planned, batch);
  const changes = planned.flatMap((each) => toChanges(batch, each));
  const errors = planned.flatMap(toRowErrors);
  const result = {
    position: { line: targets.at(-1)?.line ?? afterLine },
    rows: targets.length,
    changedRows: changes.length,
    errorRows: errors.length,
    errors,
  };
  await recordBatch(trx, row, { ...result, changes }, now);
  await recordCatalogueChanges(trx, toJobSource(row, now), written);
  return result;
}

async function runBulkChange({ db, now }: JobDeps, job: RunningJob): Promise<void> {
  let line = bulkPosition.safeParse(job.row.position).data?.line ?? 0;
  for (;;) {
    const { rows, position } = await retryWrites(() =>
      commitBatch(db, job, now(), (trx) => changeBatch(trx, job, line, now())),
    );
    line = bulkPosition.parse(position).line;
    if (rows < BATCH_ROWS) break;
  }
  await endJob(db, job, now(), 'done');
}

/** Does the changes in bulk that operators have started. */
export const runBulkChanges = defineRecurringJob({
  name: 'run-bulk-changes',
  everyMs: 1_000,
  async run({ deps }) {
    const job = await claimJob(deps.db, { kinds: KINDS, now: deps.now() });
    if (!job) return false;
    try {
      await runBulkChange(deps, job);
    } catch (error) {
      if (!(error instanceof JobLostError)) throw error;
    }
    return true;
  },
});
