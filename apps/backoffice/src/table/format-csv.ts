import type { ResourceColumn } from './types.ts';

/** A spreadsheet would run a cell that begins like a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** By it spreadsheets open a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

function formatCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats rows as CSV that spreadsheets open as UTF-8. */
export function formatCsv<Row>(
  columns: readonly ResourceColumn<Row>[],
  rows: readonly Row[],
): string {
  const exported = columns.flatMap(({ title, toText }) => (toText ? [{ title, toText }] : []));
  const lines = [
    exported.map(({ title }) => formatCell(title)),
    ...rows.map((row) => exported.map(({ toText }) => formatCell(toText(row)))),
  ];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}
