import { defineMessages, type Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import { formatCsvRow, UTF8_BOM } from '../../csv/format-csv.ts';
import type { Database } from '../../database/schema.ts';
import { toJobError } from './mappers.ts';
import { findJobErrors } from './queries.ts';
import { MAX_KEPT_ERRORS } from './running-job.ts';

const MESSAGES = defineMessages({
  columns: [
    ['行', '列', '内容', '问题'],
    ['line', 'column', 'value', 'problem'],
  ],
});

/** The errors of a job as a CSV file that a spreadsheet opens without asking. */
export async function writeErrorFile(db: Kysely<Database>, jobId: string, language: Language) {
  const rows = await findJobErrors(db, jobId, MAX_KEPT_ERRORS);
  const errors = rows.map((row) => toJobError(row, language));
  const lines = [
    MESSAGES[language].columns,
    ...errors.map(({ line, column, value, message }) => [
      String(line),
      column ?? '',
      value ?? '',
      message,
    ]),
  ];
  const text = UTF8_BOM + lines.map(formatCsvRow).join('');
  return { type: 'text/csv; charset=utf-8', bytes: Buffer.from(text) };
}
