import { MAX_MEASURE, roundMeasure } from '@vitrine/contract/admin';
import type { Localised } from '@vitrine/kit';
import type { AdminResponse } from '../../api/admin-api.ts';
import { toCatalogueText, toFormText } from '../../catalogue/texts.ts';

type StoredMeasurements = AdminResponse<'getCatalogueProduct'>['measurements'];
type Text = Partial<Localised>;

/** The measurements of a product as cells that are typed and pasted. */
export interface MeasurementTable {
  unit: string;
  names: Text[];
  rows: { size: string; values: string[] }[];
}

export const MAX_MEASURES = 20;
export const MAX_MEASURED_SIZES = 60;
const DEFAULT_UNIT = 'cm';
const NUMBER = /^\d+(\.\d+)?$/;

export const EMPTY_MEASUREMENTS: MeasurementTable = { unit: DEFAULT_UNIT, names: [], rows: [] };

const toCell = (value: number): string => String(roundMeasure(value));

export const toMeasurementTable = (stored: StoredMeasurements): MeasurementTable =>
  stored
    ? {
        unit: stored.unit,
        names: stored.names.map(toFormText),
        rows: stored.rows.map(({ size, values }) => ({ size, values: values.map(toCell) })),
      }
    : EMPTY_MEASUREMENTS;

const isEmptyRow = ({ size, values }: MeasurementTable['rows'][number]) =>
  !size.trim() && values.every((value) => !value.trim());

/** A measure as the server takes it, however many decimals it is pasted with. */
export const isMeasure = (value: string): boolean =>
  NUMBER.test(value.trim()) && Number(value) <= MAX_MEASURE;

/** Whether every measure has a Chinese name, and every size a name and all its values. */
export function isCompleteTable({ names, rows }: MeasurementTable): boolean {
  const filled = rows.filter((row) => !isEmptyRow(row));
  if (names.length === 0) return filled.length === 0;
  const sizes = new Set(filled.map(({ size }) => size.trim()));
  return (
    sizes.size === filled.length &&
    names.every((name) => name['zh-CN']?.trim()) &&
    filled.every(({ size, values }) => size.trim() && values.every(isMeasure))
  );
}

/** The measurements that are saved; null for an empty table. Empty rows are left out. */
export const toMeasurements = ({ unit, names, rows }: MeasurementTable): StoredMeasurements =>
  names.length === 0
    ? null
    : {
        unit,
        names: names.map(toCatalogueText),
        rows: rows
          .filter((row) => !isEmptyRow(row))
          .map(({ size, values }) => ({
            size: size.trim(),
            values: values.map((value) => roundMeasure(Number(value))),
          })),
      };

const emptyValues = (count: number) => Array.from({ length: count }, () => '');

export const addMeasure = ({ names, rows, ...table }: MeasurementTable): MeasurementTable => ({
  ...table,
  names: [...names, {}],
  rows: rows.map(({ size, values }) => ({ size, values: [...values, ''] })),
});

export const removeMeasure = (
  { names, rows, ...table }: MeasurementTable,
  index: number,
): MeasurementTable => ({
  ...table,
  names: names.toSpliced(index, 1),
  rows: rows.map(({ size, values }) => ({ size, values: values.toSpliced(index, 1) })),
});

export const addSize = ({ rows, ...table }: MeasurementTable): MeasurementTable => ({
  ...table,
  rows: [...rows, { size: '', values: emptyValues(table.names.length) }],
});

/** Writes one cell; column 0 is the size. */
export const writeCell = (
  table: MeasurementTable,
  [rowIndex, column]: readonly [number, number],
  text: string,
): MeasurementTable => ({
  ...table,
  rows: table.rows.map((row, index) => {
    if (index !== rowIndex) return row;
    return column === 0
      ? { ...row, size: text }
      : { ...row, values: row.values.with(column - 1, text) };
  }),
});

/** Writes copied cells of a spreadsheet from a cell on, and adds the sizes and measures that they need. */
export function pasteMeasurements(
  table: MeasurementTable,
  [rowIndex, column]: readonly [number, number],
  text: string,
): MeasurementTable {
  const lines = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
    .slice(0, MAX_MEASURED_SIZES - rowIndex);
  const width = Math.max(...lines.map((line) => line.length));
  let next = table;
  while (next.names.length < Math.min(column + width - 1, MAX_MEASURES)) next = addMeasure(next);
  while (next.rows.length < rowIndex + lines.length) next = addSize(next);
  for (const [line, cells] of lines.entries())
    for (const [offset, cell] of cells.entries())
      if (column + offset <= next.names.length)
        next = writeCell(next, [rowIndex + line, column + offset], cell.trim());
  return next;
}
