import { chunk } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { writeAuditRecord } from '../audit/write-audit-record.ts';
import type { JobRow } from '../operator-jobs/mappers.ts';
import type { BatchResult } from '../operator-jobs/running-job.ts';
import type { RecordedChange } from './changes.ts';

const ACTIONS = {
  'import-products': 'importProducts',
  'import-stock': 'importStock',
  'import-master-data': 'importMasterData',
  'export-products': 'exportProducts',
  'change-products': 'changeProductsInBulk',
  'change-prices': 'changeVariantsInBulk',
  'change-stock': 'changeVariantsInBulk',
  'undo-changes': 'undoJob',
} as const;

/** How many changes one record tells; a page of records is read at once. */
const CHANGES_PER_RECORD = 200;

interface RecordedBatch extends BatchResult {
  readonly changes: readonly RecordedChange[];
}

/** Records what a job has written of its file, with the operator who started it. */
export async function recordBatch(
  trx: Transaction<Database>,
  job: JobRow,
  { position, rows, changedRows, errorRows, changes }: RecordedBatch,
  now: number,
): Promise<void> {
  if (changes.length === 0) return;
  const summary = { untilLine: position.line, rows, changed: changedRows, errors: errorRows };
  const record = {
    operator: {
      operatorId: job.operator_id,
      apiKeyId: null,
      sessionId: null,
      isConfirmed: false,
      name: job.actor,
      permissions: [],
      merchantId: job.merchant_id,
    },
    ip: '-',
    requestId: '-',
    action: ACTIONS[job.kind],
    target: { type: 'job', id: job.id },
  };
  for (const part of chunk(changes, CHANGES_PER_RECORD))
    await writeAuditRecord(trx, now, { ...record, after: { ...summary, changes: part } });
}
