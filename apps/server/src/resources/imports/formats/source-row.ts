/** A line of a file from another system. */
export interface SourceRow {
  readonly line: number;
  /** Cells by the name of their column in small letters. */
  readonly cells: ReadonlyMap<string, string>;
}

/** The first of some columns that has a value. */
export function readCell(row: SourceRow | undefined, ...columns: string[]): string {
  for (const column of columns) {
    const value = row?.cells.get(column)?.trim();
    if (value) return value;
  }
  return '';
}

/** The values of the columns whose name fits, in the order of the file. */
export const readCells = (row: SourceRow, name: RegExp): string[] =>
  [...row.cells].flatMap(([column, value]) =>
    name.test(column) && value.trim() !== '' ? [value.trim()] : [],
  );

/** The first value that one of the rows has. */
export function findCell(rows: readonly SourceRow[], ...columns: string[]): string {
  for (const row of rows) {
    const value = readCell(row, ...columns);
    if (value !== '') return value;
  }
  return '';
}

/** Puts rows with the same key together, in the order of the first of each. Rows without a key are left out. */
export function groupRows(
  rows: readonly SourceRow[],
  getKey: (row: SourceRow) => string,
): SourceRow[][] {
  const groups = Map.groupBy(rows, getKey);
  groups.delete('');
  return [...groups.values()];
}

/** The parts of a list in one cell, without spaces around them. */
export const splitList = (text: string, separator: string | RegExp = ','): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

const MAX_OPTIONS = 10;

const GRAMS: Readonly<Record<string, number>> = {
  ...{ g: 1, kg: 1_000, oz: 28.349_523_125, lb: 453.592_37, lbs: 453.592_37, 克: 1, 千克: 1_000 },
};

/** A weight in whole grams; empty when it is none. */
export function toGrams(text: string, unit = 'g'): string {
  const [, number = '', ownUnit] = /^([\d.]+)\s*(\p{L}+)?$/u.exec(text.trim()) ?? [];
  const factor = GRAMS[(ownUnit ?? unit).toLowerCase()];
  const grams = Math.round(Number(number) * (factor ?? 0));
  return number !== '' && grams > 0 ? String(grams) : '';
}

/** Options that stand in numbered pairs of columns: `option1_name` and `option1_value`. */
export function readOptions(
  row: SourceRow,
  toName: (number: number) => readonly string[],
  toValue: (number: number) => readonly string[],
): { readonly name: string; readonly value: string }[] {
  const numbers = Array.from({ length: MAX_OPTIONS }, (_, at) => at + 1);
  return numbers.map((number) => ({
    name: readCell(row, ...toName(number)),
    value: readCell(row, ...toValue(number)),
  }));
}
