import { type DecimalMark, type ImportFormat, STOCK_COLUMNS } from '@vitrine/contract/admin';
import { normaliseAmount } from './amounts.ts';
import { createColumnMapper, type Mapping } from './column-mapping.ts';
import {
  type CsvText,
  decideDecimal,
  isImportColumn,
  isPriceColumn,
  readHeader,
  readRecords,
} from './csv-text.ts';
import { readText, type ScannedFile, scanFile } from './decode-file.ts';
import { FileProblem } from './file-problem.ts';
import type { FileRow } from './file-row.ts';
import type { FileFormat } from './formats/file-format.ts';
import { detectFormat, FORMATS } from './formats/formats.ts';
import type { ImportSource } from './import-source.ts';
import type { FilePosition } from './read-csv.ts';
import { readForeign } from './read-foreign.ts';
import { isJsonLines, readJsonLines } from './read-json-lines.ts';

/** A file whose encoding and columns are known. */
export interface OpenImport {
  readonly hash: string;
  /** How many rows there are, as far as lines tell. */
  readonly rows: number;
  readonly format: ImportFormat;
  /** How prices are written; undefined in a file without any. */
  readonly decimal: DecimalMark | undefined;
  /** What the file calls a column. */
  nameColumn(column: string): string;
  readRows(from: FilePosition | undefined): AsyncIterable<FileRow>;
}

/** What is known about a file before it is opened. */
export interface ImportReading {
  readonly isStockOnly: boolean;
  readonly format?: ImportFormat | undefined;
  readonly decimal?: DecimalMark | undefined;
  /** How its columns become those of the shop. */
  readonly mapping?: Mapping | undefined;
}

const START: FilePosition = { byte: 0, line: 0 };
const stock: ReadonlySet<string> = new Set(STOCK_COLUMNS);

/** Finds what makes the header of a CSV file unusable. Columns without a name are not read. */
function checkHeader(header: readonly string[], isStockOnly: boolean): void {
  const names = header.filter((name) => name !== '');
  const join = (columns: readonly string[]) => ({
    columns: columns.slice(0, 20).join(', ').slice(0, 300),
  });
  const unknown = names.filter((name) => !isImportColumn(name));
  if (unknown.length > 0) throw new FileProblem('columns-unknown', join(unknown));
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  if (repeated.length > 0) throw new FileProblem('columns-repeated', join(repeated));
  const forbidden = isStockOnly ? names.filter((name) => !stock.has(name)) : [];
  if (forbidden.length > 0) throw new FileProblem('columns-forbidden', join(forbidden));
  if (!names.includes('sku') && !names.includes('product'))
    throw new FileProblem('columns-missing');
}

type ReadCells = (cells: readonly string[]) => FileRow['cells'];

/** A file each of whose rows becomes one row of the shop. */
const toOpenImport = (
  text: CsvText,
  { toCells, ...facts }: Pick<OpenImport, 'decimal' | 'nameColumn'> & { toCells: ReadCells },
): OpenImport => ({
  ...facts,
  hash: text.scanned.hash,
  rows: Math.max(0, text.scanned.lines - 1),
  format: 'vitrine',
  async *readRows(from = text.begin) {
    for await (const { line, cells, end } of readRecords(text, from)) {
      const hasMore = cells.slice(text.names.length).some((cell) => cell !== '');
      yield { line, cells: hasMore ? undefined : toCells(cells), unknownColumns: [], end };
    }
  },
});

async function openOwnCsv(text: CsvText, reading: ImportReading): Promise<OpenImport> {
  const { names } = text;
  checkHeader(names, reading.isStockOnly);
  const decimal = reading.decimal ?? (await decideDecimal(text, isPriceColumn));
  const toValue = (name: string, cell: string) =>
    decimal && isPriceColumn(name) ? normaliseAmount(cell, decimal) : cell;
  const toCells: ReadCells = (cells) => {
    const pairs = names.map((name, index) => [name, toValue(name, cells[index] ?? '')] as const);
    return Object.fromEntries(pairs.filter(([name]) => isImportColumn(name)));
  };
  return toOpenImport(text, { decimal, toCells, nameColumn: (column) => column });
}

async function openMappedCsv(
  text: CsvText,
  mapping: Mapping,
  reading: ImportReading,
): Promise<OpenImport> {
  const { prices, nameColumn, mapCells } = createColumnMapper(mapping, text.names);
  const decimal = reading.decimal ?? (await decideDecimal(text, (name) => prices.has(name)));
  const toCells: ReadCells = (cells) => mapCells(cells, decimal ?? 'point');
  return toOpenImport(text, { decimal, toCells, nameColumn });
}

function checkSignature(format: ImportFormat, { signature }: FileFormat, { names }: CsvText): void {
  const missing = signature.filter((each) => !each.some((name) => names.includes(name)));
  if (missing.length === 0) return;
  const columns = missing.map(([name]) => name).join(', ');
  throw new FileProblem('format-other', { format, columns });
}

async function openForeignCsv(
  text: CsvText,
  code: Exclude<ImportFormat, 'vitrine'>,
  reading: ImportReading,
): Promise<OpenImport> {
  const format = FORMATS[code];
  checkSignature(code, format, text);
  const decimal =
    reading.decimal ?? (await decideDecimal(text, (name) => format.prices.test(name))) ?? 'point';
  const { names, begin } = text;
  const records = readRecords(text, begin);
  const rows = await readForeign(format, { names, records, decimal });
  return {
    hash: text.scanned.hash,
    rows: rows.length,
    format: code,
    decimal,
    nameColumn: (column) => (isImportColumn(column) && format.names[column]) || column,
    async *readRows(from = START) {
      yield* rows.filter(({ end }) => end.line > from.line);
    },
  };
}

/** The system whose columns a file has; undefined where its columns must be mapped. */
export const recogniseFormat = (names: readonly string[]): ImportFormat | undefined =>
  names.every((name) => name === '' || isImportColumn(name)) ? 'vitrine' : detectFormat(names);

async function openCsv(
  source: ImportSource,
  scanned: ScannedFile,
  reading: ImportReading,
): Promise<OpenImport> {
  const text = await readHeader(source, scanned);
  if (reading.mapping) return openMappedCsv(text, reading.mapping, reading);
  const detected = reading.isStockOnly ? undefined : recogniseFormat(text.names);
  const format = reading.format ?? detected ?? 'vitrine';
  return format === 'vitrine' ? openOwnCsv(text, reading) : openForeignCsv(text, format, reading);
}

function openJsonLines(
  source: ImportSource,
  { encoding, lines, hash }: ScannedFile,
  { isStockOnly, decimal }: ImportReading,
): OpenImport {
  const isAllowed = (name: string) => (isStockOnly ? stock.has(name) : isImportColumn(name));
  return {
    hash,
    rows: lines,
    format: 'vitrine',
    decimal,
    nameColumn: (column) => column,
    async *readRows(from = START) {
      const text = readText(source, encoding, from.byte);
      for await (const { line, fields, end } of readJsonLines(text, from))
        yield {
          line,
          cells: fields,
          unknownColumns: Object.keys(fields ?? {}).filter((name) => !isAllowed(name)),
          end,
        };
    },
  };
}

/** Finds out how a file is written. Throws what makes it unusable as a whole. */
export async function openImport(
  source: ImportSource,
  reading: ImportReading,
): Promise<OpenImport> {
  const scanned = await scanFile(source);
  if (!(await isJsonLines(readText(source, scanned.encoding))))
    return openCsv(source, scanned, reading);
  if (reading.mapping) throw new FileProblem('mapping-needs-csv');
  return openJsonLines(source, scanned, reading);
}
