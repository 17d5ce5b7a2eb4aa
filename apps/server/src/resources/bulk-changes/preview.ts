import type { BulkPreview } from '@vitrine/contract/admin';
import { chunk, type Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { BatchOptions, BulkWork, PlannedRow } from './batch.ts';
import { createBatch } from './bulk-input.ts';
import { BULK_PROBLEMS } from './row-problems.ts';
import type { BulkTarget } from './targets.ts';

const BATCH_ROWS = 500;
const SHOWN_ROWS = 50;

const toPreviewRow = (
  { id, name, planned }: PlannedRow,
  language: Language,
): BulkPreview['rows'][number] => ({
  id,
  name,
  before: planned.kind === 'change' ? planned.before : null,
  after: planned.kind === 'change' ? planned.after : null,
  problem: planned.kind === 'problem' ? BULK_PROBLEMS[planned.problem][language] : null,
});

/** Plans every row as the job would, and writes nothing. Each batch lets go of its locks. */
export async function previewBulkChange(
  db: Kysely<Database>,
  targets: readonly BulkTarget[],
  work: BulkWork,
  { language, ...options }: BatchOptions & { readonly language: Language },
): Promise<BulkPreview> {
  const batch = createBatch(work, options);
  const counts = { same: 0, change: 0, problem: 0 };
  const rows: BulkPreview['rows'] = [];
  for (const part of chunk(targets, BATCH_ROWS)) {
    const planned = await db.transaction().execute((trx) => batch.plan(trx, part));
    for (const row of planned) {
      counts[row.planned.kind] += 1;
      if (row.planned.kind !== 'same' && rows.length < SHOWN_ROWS)
        rows.push(toPreviewRow(row, language));
    }
  }
  const { change: changed, same: unchanged, problem: errors } = counts;
  return { total: targets.length, changed, unchanged, errors, rows };
}
