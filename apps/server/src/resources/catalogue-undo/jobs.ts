import { defineTargetJob } from '../bulk-changes/define-target-job.ts';
import { type ChangeRow, findChange } from '../catalogue-history/queries.ts';
import { toJobSource } from '../catalogue-history/record-changes.ts';
import type { RecordedChange } from '../imports/changes.ts';
import type { JobRowError } from '../operator-jobs/running-job.ts';
import { explainConflict, type UndoConflict } from './problems.ts';
import { undoRow } from './undo-row.ts';

const toRowError = (line: number, change: ChangeRow, conflict: UndoConflict): JobRowError => ({
  line,
  column: null,
  value: `${change.target_type} ${change.target_id}`,
  message: {
    'zh-CN': explainConflict(conflict, 'zh-CN'),
    'en-US': explainConflict(conflict, 'en-US'),
  },
});

/** Puts back what jobs have changed, when operators have asked for it. */
export const runUndoJobs = defineTargetJob({
  name: 'run-undo-jobs',
  kinds: ['undo-changes'],
  // Each row takes a few queries.
  batchRows: 100,
  async change(trx, row, targets, now) {
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
  },
});
