import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { writeAuditRecord } from '../audit/write-audit-record.ts';
import type { JobRow } from '../operator-jobs/mappers.ts';
import type { BatchResult } from '../operator-jobs/running-job.ts';

const ACTIONS = {
  'import-products': 'importProducts',
  'import-stock': 'importStock',
  'export-products': 'exportProducts',
} as const;

/** Records which rows of its file a job has written, with the operator who started it. */
export async function recordBatch(
  trx: Transaction<Database>,
  job: JobRow,
  { position, rows, changedRows, errorRows }: BatchResult,
  now: number,
): Promise<void> {
  if (changedRows === 0) return;
  await writeAuditRecord(trx, now, {
    operator: {
      operatorId: job.operator_id,
      apiKeyId: null,
      sessionId: null,
      name: job.actor,
      permissions: [],
      merchantId: job.merchant_id,
    },
    ip: '-',
    requestId: '-',
    action: ACTIONS[job.kind],
    target: { type: 'job', id: job.id },
    after: { untilLine: position.line, rows, changed: changedRows, errors: errorRows },
  });
}
