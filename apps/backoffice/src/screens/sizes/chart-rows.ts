import { hasLetters, LETTER_COLUMN } from '@vitrine/contract/admin';
import type { AdminResponse } from '../../api/admin-api.ts';
import { parsePaste } from '../../table/parse-paste.ts';

export type SizeSystem = AdminResponse<'listSizeSystems'>[number];
export type SizeChart = AdminResponse<'listSizeCharts'>[number];
export type ChartRow = Readonly<Record<string, string>>;

/** The columns of a chart: its systems in their order, then the letters of clothing. */
export const listColumns = (code: SizeChart['code'], systems: readonly SizeSystem[]): string[] => [
  ...systems.filter(({ charts }) => charts.includes(code)).map((system) => system.code),
  ...(hasLetters(code) ? [LETTER_COLUMN] : []),
];

/** The rows with one cell written. */
export const writeCell = (
  rows: readonly ChartRow[],
  row: number,
  cell: { readonly column: string; readonly size: string },
): ChartRow[] =>
  rows.map((each, index) => (index === row ? { ...each, [cell.column]: cell.size } : each));

interface Paste {
  readonly text: string;
  readonly row: number;
  /** The columns from the cell on that takes the paste. */
  readonly columns: readonly string[];
}

/** The rows with copied cells of a spreadsheet, and new ones below the last. Undefined for ordinary text. */
export function pasteCells(
  rows: readonly ChartRow[],
  { text, row, columns }: Paste,
): ChartRow[] | undefined {
  const pasted = parsePaste(text);
  if (!pasted) return undefined;
  const count = Math.max(rows.length, row + pasted.length);
  return Array.from({ length: count }, (_, index) => {
    const cells = pasted[index - row] ?? [];
    const sizes = cells.slice(0, columns.length).map((size, at) => [columns[at], size]);
    return { ...rows[index], ...Object.fromEntries(sizes) };
  });
}

/** What the server says about a cell, by `rows.3.FR`. */
export const toCellPath = (row: number, column: string): string => `rows.${row}.${column}`;
