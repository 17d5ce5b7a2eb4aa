import type { ImportColumnName, MappedColumn } from '@vitrine/contract/admin';
import { COLUMN_JOINTS } from '@vitrine/contract/admin/import-joints';

type Columns = readonly MappedColumn[];

/** What a new product needs of the file; brand and category can be chosen for a whole import. */
const NEEDED: readonly ImportColumnName[] = ['product', 'style', 'name_zh', 'sku', 'price'];

const isSaid = ({ from, otherwise }: MappedColumn): boolean => from.length > 0 || otherwise !== '';

export const listTargets = (columns: Columns, name: string): ImportColumnName[] =>
  columns.filter(({ from }) => from.includes(name)).map(({ column }) => column);

/** Adds a column of the file to those of a column of the shop; most take one only. */
const addSource = (each: MappedColumn, name: string): MappedColumn => ({
  ...each,
  from: COLUMN_JOINTS[each.column] === undefined ? [name] : [...each.from, name],
});

const toColumn = (column: ImportColumnName): MappedColumn => ({
  column,
  from: [],
  separator: null,
  otherwise: '',
  words: [],
});

/** Says what a column of the file is in the shop. */
export function setTargets(
  columns: Columns,
  name: string,
  targets: readonly ImportColumnName[],
): MappedColumn[] {
  const added = targets.filter((target) => !columns.some(({ column }) => column === target));
  return [...columns, ...added.map(toColumn)]
    .map((each) => {
      if (!targets.includes(each.column))
        return { ...each, from: each.from.filter((from) => from !== name) };
      return each.from.includes(name) ? each : addSource(each, name);
    })
    .filter(isSaid);
}

/** Changes how one column of the shop gets its values; undefined takes it away. */
export const changeColumn = (
  columns: Columns,
  column: ImportColumnName,
  change: Partial<MappedColumn> | undefined,
): MappedColumn[] =>
  columns.flatMap((each) => {
    if (each.column !== column) return [each];
    return change ? [{ ...each, ...change }] : [];
  });

/** Adds a column of the shop that has one value in every row. */
export const addValue = (columns: Columns, column: ImportColumnName): MappedColumn[] => [
  ...columns,
  toColumn(column),
];

export const hasKey = (columns: Columns): boolean =>
  columns.some(({ column }) => column === 'product' || column === 'sku');

/** What new products need and the mapping does not say. */
export const findNeeded = (columns: Columns): ImportColumnName[] =>
  NEEDED.filter((name) => !columns.some(({ column }) => column === name));

export const formatWords = (words: MappedColumn['words']): string =>
  words.map(({ is, means }) => `${is} = ${means}`).join('\n');

/** Reads lines such as `上架 = published`. Returns the number of the first line that is not written so. */
export function parseWords(text: string): { words: MappedColumn['words'] } | { wrongLine: number } {
  const lines = text.split('\n').map((line) => line.trim());
  const words: MappedColumn['words'] = [];
  for (const [at, line] of lines.entries()) {
    if (line === '') continue;
    const [is = '', means = ''] = line.split(/[=＝](.*)/s).map((part) => part.trim());
    if (is === '' || means === '') return { wrongLine: at + 1 };
    words.push({ is, means });
  }
  return { words };
}
