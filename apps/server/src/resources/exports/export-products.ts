import { IMPORT_COLUMN_NAMES } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import { formatCsvRow, UTF8_BOM } from '../../csv/format-csv.ts';
import type { Database } from '../../database/schema.ts';
import { formatCell } from './format-cell.ts';
import { type ExportPage, findExportPage, loadExportNames } from './queries.ts';
import { type ExportRow, toExportRows } from './rows.ts';

export type ExportFormat = 'csv' | 'jsonl';

interface ExportOptions {
  readonly format: ExportFormat;
  /** Set: only the variants of this merchant. */
  readonly merchantId: string | null;
  /** Called with the number of rows after each page. */
  onPage?(rows: number): void;
}

const FORMATS: Readonly<Record<ExportFormat, (row: ExportRow) => string>> = {
  csv: (row) => formatCsvRow(IMPORT_COLUMN_NAMES.map((name) => formatCell(row[name]))),
  jsonl: (row) => `${JSON.stringify(row)}\n`,
};

/** Reads the products a page at a time, by their ids, so that the memory holds one page only. */
async function* readPages(
  db: Kysely<Database>,
  merchantId: string | null,
): AsyncIterable<ExportPage> {
  for (let afterId = '0'; ; ) {
    const page = await findExportPage(db, afterId, merchantId);
    const last = page.products.at(-1);
    if (!last) return;
    yield page;
    afterId = last.id;
  }
}

/** All products and variants as the text of a file that can be imported again. */
export async function* exportProducts(
  db: Kysely<Database>,
  { format, merchantId, onPage }: ExportOptions,
): AsyncIterable<string> {
  const names = await loadExportNames(db);
  if (format === 'csv') yield UTF8_BOM + formatCsvRow(IMPORT_COLUMN_NAMES);
  for await (const page of readPages(db, merchantId)) {
    const rows = toExportRows(page, names);
    onPage?.(rows.length);
    yield rows.map(FORMATS[format]).join('');
  }
}
