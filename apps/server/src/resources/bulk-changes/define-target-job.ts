import type { OperatorJobKind } from '@vitrine/contract/admin';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import type { JobDeps } from '../../jobs/recurring-job.ts';
import type { RecordedChange } from '../imports/changes.ts';
import { recordBatch } from '../imports/record-batch.ts';
import { retryWrites } from '../imports/retry-writes.ts';
import { defineOperatorJob } from '../operator-jobs/define-operator-job.ts';
import type { JobRow } from '../operator-jobs/mappers.ts';
import {
  type BatchResult,
  commitBatch,
  endJob,
  type JobRowError,
} from '../operator-jobs/running-job.ts';
import { type BulkTarget, findTargets } from './targets.ts';

const targetPosition = z.object({ line: z.int() });

interface TargetJob {
  readonly name: string;
  readonly kinds: readonly OperatorJobKind[];
  /** Shoppers wait for the locks of a batch, so it is kept short. */
  readonly batchRows: number;
  /** Changes the next rows. */
  change(
    trx: Transaction<Database>,
    row: JobRow,
    targets: readonly BulkTarget[],
    now: number,
  ): Promise<{ readonly changes: RecordedChange[]; readonly errors: JobRowError[] }>;
}

/** Works through the rows that a job is for, each batch in the transaction that saves how far the job is. */
export function defineTargetJob({ name, kinds, batchRows, change }: TargetJob) {
  async function changeBatch(
    trx: Transaction<Database>,
    row: JobRow,
    afterLine: number,
    now: number,
  ): Promise<BatchResult> {
    const targets = await findTargets(trx, row.id, { afterLine, limit: batchRows });
    const { changes, errors } = await change(trx, row, targets, now);
    const result = {
      position: { line: targets.at(-1)?.line ?? afterLine },
      rows: targets.length,
      changedRows: changes.length,
      errorRows: errors.length,
      errors,
    };
    await recordBatch(trx, row, { ...result, changes }, now);
    return result;
  }

  return defineOperatorJob<JobDeps>({
    name,
    kinds,
    async run({ deps: { db, now } }, job) {
      let line = targetPosition.safeParse(job.row.position).data?.line ?? 0;
      for (;;) {
        const { rows, position } = await retryWrites(() =>
          commitBatch(db, job, now(), (trx) => changeBatch(trx, job.row, line, now())),
        );
        line = targetPosition.parse(position).line;
        if (rows < batchRows) break;
      }
      await endJob(db, job, now(), 'done');
    },
  });
}
