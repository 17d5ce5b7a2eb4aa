import {
  COLUMN_JOINTS,
  type DecimalMark,
  type ImportColumnName,
  type MappedColumn,
} from '@vitrine/contract/admin';
import { normaliseAmount } from './amounts.ts';
import { isPriceColumn } from './csv-text.ts';
import { FileProblem } from './file-problem.ts';
import { toPlainText } from './formats/plain-text.ts';
import { splitList } from './formats/source-row.ts';

/** How the columns of a file become those of the shop. */
export interface Mapping {
  readonly name: string;
  readonly columns: readonly MappedColumn[];
}

const DESCRIPTIONS: ReadonlySet<ImportColumnName> = new Set(['description_zh', 'description_en']);

/** The columns of the file that a mapping reads and the file does not have. */
export const findMissingColumns = (
  columns: readonly MappedColumn[],
  names: readonly string[],
): string[] =>
  columns.flatMap(({ from }) => from.filter((name) => !names.includes(name.toLowerCase())));

/** Makes the value of one column from the cells of a row. */
function createValueReader(
  { column, from, separator, otherwise, words }: MappedColumn,
  names: readonly string[],
) {
  const places = from.map((name) => names.indexOf(name.toLowerCase()));
  const joint = COLUMN_JOINTS[column] ?? '';
  const meanings = new Map(words.map(({ is, means }) => [is, means]));

  function toValue(text: string, decimal: DecimalMark): string {
    const meant = meanings.get(text) ?? text;
    if (isPriceColumn(column)) return normaliseAmount(meant, decimal);
    return DESCRIPTIONS.has(column) ? toPlainText(meant) : meant;
  }

  return (cells: readonly string[], decimal: DecimalMark): string => {
    const texts = places.map((place) => cells[place]?.trim() ?? '');
    const parts = separator === null ? texts : texts.flatMap((text) => splitList(text, separator));
    const values = parts.filter(Boolean).map((part) => toValue(part, decimal));
    return values.join(joint) || otherwise;
  };
}

/** Prepares a mapping for a file with these columns, in small letters. */
export function createColumnMapper({ name, columns }: Mapping, names: readonly string[]) {
  const missing = findMissingColumns(columns, names);
  if (missing.length > 0)
    throw new FileProblem('mapping-other', { mapping: name, columns: missing.join(', ') });
  const readers = columns.map((each) => [each.column, createValueReader(each, names)] as const);
  const sources = new Map<string, string>(
    columns.map(({ column, from }) => [column, from.join(' + ')]),
  );
  return {
    /** The columns of the file that hold prices, in small letters. */
    prices: new Set(
      columns
        .filter(({ column }) => isPriceColumn(column))
        .flatMap(({ from }) => from.map((each) => each.toLowerCase())),
    ),
    /** What the file calls a column of the shop. */
    nameColumn: (column: string): string => sources.get(column) || column,
    mapCells: (cells: readonly string[], decimal: DecimalMark) =>
      Object.fromEntries(readers.map(([column, read]) => [column, read(cells, decimal)])),
  };
}
