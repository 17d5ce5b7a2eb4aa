import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import { defineRecurringJob, type JobDeps } from '../../jobs/recurring-job.ts';
import { type BulkTarget, findTargets } from '../bulk-changes/targets.ts';
import { type ChangeRow, findChange } from '../catalogue-history/queries.ts';
import { toJobSource } from '../catalogue-history/record-changes.ts';
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
import { explainConflict, type UndoConflict } from './problems.ts';
import { undoRow } from './undo-row.ts';

/** Shoppers wait for the locks of a batch, and each row takes a few queries. */
const BATCH_ROWS = 100;
const undoPosition = z.object({ line: z.int() });

const toRowError = (line: number, change: ChangeRow, conflict: UndoConflict): JobRowError => ({
  line,
  column: null,
  value: `${change.target_type} ${change.target_id}`,
  message: {
    'zh-CN': explainConflict(conflict, 'zh-CN'),
    'en-US': explainConflict(conflict, 'en-US'),
  },
});

async function undoTargets(
  trx: Transaction<Database>,
  { row }: RunningJob,
  targets: readonly BulkTarget[],
  now: number,
) {
  const changes: RecordedChange[] = [];
  const errors: JobRowError[] = [];
  for (const { line, id } of targets) {
    const change = await findChange(trx, id, row.merchant_id);
    if (!change) continue;
    const result = await undoRow(trx, change, { source: toJobSource(row, now) });
    if (result.kind === 'conflict') errors.push(toRowError(line, change, result));
    else {
      const { target_type: type, target_id } = change;
      const after = { ...result.after, undoes: id };
      changes.push({
        [type === 'variant' ? 'variant' : 'product']: target_id,
        before: result.before,
        after,
      });
    }
  }
  return { changes, errors };
}

/** Puts the next changes back and records them, in the transaction that saves how far the job is. */
async function undoBatch(
  trx: Transaction<Database>,
  job: RunningJob,
  afterLine: number,
  now: number,
): Promise<BatchResult> {
  const targets = await findTargets(trx, job.row.id, { afterLine, limit: BATCH_ROWS });
  const { changes, errors } = await undoTargets(trx, job, targets, now);
  const result = {
    position: { line: targets.at(-1)?.line ?? afterLine },
    rows: targets.length,
    changedRows: changes.length,
    errorRows: errors.length,
    errors,
  };
  await recordBatch(trx, job.row, { ...result, changes }, now);
  return result;
}

async function runUndo({ db, now }: JobDeps, job: RunningJob): Promise<void> {
  let line = undoPosition.safeParse(job.row.position).data?.line ?? 0;
  for (;;) {
    const { rows, position } = await retryWrites(() =>
      commitBatch(db, job, now(), (trx) => undoBatch(trx, job, line, now())),
    );
    line = undoPosition.parse(position).line;
    if (rows < BATCH_ROWS) break;
  }
  await endJob(db, job, now(), 'done');
}

/** Puts back what jobs have changed, when operators have asked for it. */
export const runUndoJobs = defineRecurringJob({
  name: 'run-undo-jobs',
  everyMs: 1_000,
  async run({ deps }) {
    const job = await claimJob(deps.db, { kinds: ['undo-changes'], now: deps.now() });
    if (!job) return false;
    try {
      await runUndo(deps, job);
    } catch (error) {
      if (!(error instanceof JobLostError)) throw error;
    }
    return true;
  },
});
