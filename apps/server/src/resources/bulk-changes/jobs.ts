import { recordCatalogueChanges, toJobSource } from '../catalogue-history/record-changes.ts';
import type { RecordedChange } from '../imports/changes.ts';
import type { JobRowError } from '../operator-jobs/running-job.ts';
import type { BulkBatch, PlannedRow } from './batch.ts';
import { bulkInput, createBatch } from './bulk-input.ts';
import { defineTargetJob } from './define-target-job.ts';
import { BULK_PROBLEMS } from './row-problems.ts';
import { writeWithStates } from './write-with-states.ts';

const toRowErrors = ({ line, id, planned }: PlannedRow): JobRowError[] =>
  planned.kind === 'problem'
    ? [{ line, column: null, value: id, message: BULK_PROBLEMS[planned.problem] }]
    : [];

const toChanges = (batch: BulkBatch, row: PlannedRow): RecordedChange[] =>
  row.planned.kind === 'change'
    ? [{ ...batch.describe(row), before: row.planned.before, after: row.planned.after }]
    : [];

/** Does the changes in bulk that operators have started. */
export const runBulkChanges = defineTargetJob({
  name: 'run-bulk-changes',
  kinds: ['change-products', 'change-prices', 'change-stock'],
  batchRows: 500,
  async change(trx, row, targets, now) {
    const { work, endings } = bulkInput.parse(row.input);
    const batch = createBatch(work, { merchantId: row.merchant_id, endings, now });
    const planned = await batch.plan(trx, targets);
    const written = await writeWithStates(trx, work, planned, batch);
    await recordCatalogueChanges(trx, toJobSource(row, now), written);
    return {
      changes: planned.flatMap((each) => toChanges(batch, each)),
      errors: planned.flatMap(toRowErrors),
    };
  },
});
