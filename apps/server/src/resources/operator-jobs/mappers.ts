import type { ImportFormat, OperatorJob, OperatorJobError } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import type { Selectable } from 'kysely';
import type {
  OperatorJobErrorsTable,
  OperatorJobsTable,
} from '../../database/schema/operator-jobs.ts';

export type JobRow = Selectable<OperatorJobsTable>;
export type JobErrorRow = Selectable<OperatorJobErrorsTable>;

/** What every kind of job keeps of its request. */
interface JobInput {
  readonly fileName?: string;
  readonly isDryRun?: boolean;
  readonly format?: ImportFormat | null;
}

export const toOperatorJob = (row: JobRow, language: Language): OperatorJob => {
  const { fileName = '', isDryRun = false, format = null }: JobInput = row.input;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    merchantId: row.merchant_id,
    createdBy: row.actor,
    fileName,
    // Exports keep the form of their file under the same name.
    format: row.kind === 'import-products' ? format : null,
    isDryRun,
    progress: {
      done: row.done_rows,
      total: row.total_rows,
      changed: row.changed_rows,
      errors: row.error_rows,
    },
    created: row.created,
    failure: row.failure?.[language] ?? null,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  };
};

export const toJobError = (row: JobErrorRow, language: Language): OperatorJobError => ({
  line: row.line,
  column: row.column_name,
  value: row.value,
  message: row.message[language],
});
