import {
  type DecimalMark,
  IMPORT_COLUMN_NAMES,
  type ImportColumnName,
  type ImportFormat,
  STOCK_COLUMNS,
} from '@vitrine/contract/admin';
import { DecimalEvidence, normaliseAmount } from './amounts.ts';
import { readText, type ScannedFile, scanFile } from './decode-file.ts';
import { FileProblem } from './file-problem.ts';
import type { FileRow } from './file-row.ts';
import type { FileFormat } from './formats/file-format.ts';
import { detectFormat, FORMATS } from './formats/formats.ts';
import type { ImportSource } from './import-source.ts';
import { detectDelimiter, type FilePosition, isVersionLine, readCsv } from './read-csv.ts';
import { readForeign } from './read-foreign.ts';
import { readJsonLines } from './read-json-lines.ts';

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
}

const START: FilePosition = { byte: 0, line: 0 };
const known: ReadonlySet<string> = new Set(IMPORT_COLUMN_NAMES);
const stock: ReadonlySet<string> = new Set(STOCK_COLUMNS);

export const isImportColumn = (name: string): name is ImportColumnName => known.has(name);

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

interface CsvText {
  readonly source: ImportSource;
  readonly scanned: ScannedFile;
  readonly delimiter: string;
  /** The names of the columns in small letters. */
  readonly names: readonly string[];
  /** Where the rows begin. */
  readonly begin: FilePosition;
}

const readRecords = ({ source, scanned, delimiter }: CsvText, from: FilePosition) =>
  readCsv(readText(source, scanned.encoding, from.byte), delimiter, from);

/** Reads the names of the columns, and where the rows begin. */
async function readHeader(source: ImportSource, scanned: ScannedFile): Promise<CsvText> {
  const { encoding } = scanned;
  const delimiter = await detectDelimiter(readText(source, encoding));
  for await (const { cells, end } of readCsv(readText(source, encoding), delimiter, START)) {
    if (isVersionLine(cells[0] ?? '')) continue;
    const names = cells.map((name) => name.trim().toLowerCase());
    return { source, scanned, delimiter, names, begin: end };
  }
  throw new FileProblem('file-empty');
}

/** Finds out from all prices of a file how their decimals are written. */
async function decideDecimal(text: CsvText, isPrice: (name: string) => boolean) {
  const places = text.names.flatMap((name, place) => (isPrice(name) ? [place] : []));
  if (places.length === 0) return undefined;
  const evidence = new DecimalEvidence();
  for await (const { cells } of readRecords(text, text.begin))
    for (const place of places) evidence.add(cells[place] ?? '');
  const decision = evidence.decide(text.delimiter);
  if ('mark' in decision) return decision.mark;
  if ('mixed' in decision) throw new FileProblem('decimal-mixed');
  throw new FileProblem('decimal-ambiguous', { value: decision.ambiguous });
}

const PRICES: ReadonlySet<string> = new Set<ImportColumnName>(['price', 'original_price']);
const isPriceColumn = (name: string) => PRICES.has(name);

async function openOwnCsv(text: CsvText, reading: ImportReading): Promise<OpenImport> {
  const { names, begin } = text;
  checkHeader(names, reading.isStockOnly);
  const decimal = reading.decimal ?? (await decideDecimal(text, isPriceColumn));
  const toValue = (name: string, cell: string) =>
    decimal && isPriceColumn(name) ? normaliseAmount(cell, decimal) : cell;

  function toCells(cells: readonly string[]): FileRow['cells'] {
    if (cells.slice(names.length).some((cell) => cell !== '')) return undefined;
    const pairs = names.map((name, index) => [name, toValue(name, cells[index] ?? '')] as const);
    return Object.fromEntries(pairs.filter(([name]) => isImportColumn(name)));
  }

  return {
    hash: text.scanned.hash,
    rows: Math.max(0, text.scanned.lines - 1),
    format: 'vitrine',
    decimal,
    nameColumn: (column) => column,
    async *readRows(from = begin) {
      for await (const { line, cells, end } of readRecords(text, from))
        yield { line, cells: toCells(cells), unknownColumns: [], end };
    },
  };
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

async function openCsv(
  source: ImportSource,
  scanned: ScannedFile,
  reading: ImportReading,
): Promise<OpenImport> {
  const text = await readHeader(source, scanned);
  const isOwn = text.names.every((name) => name === '' || isImportColumn(name));
  const detected = isOwn || reading.isStockOnly ? undefined : detectFormat(text.names);
  const format = reading.format ?? detected ?? 'vitrine';
  return format === 'vitrine' ? openOwnCsv(text, reading) : openForeignCsv(text, format, reading);
}

function openJsonLines(
  source: ImportSource,
  { encoding, lines, hash }: ScannedFile,
  { isStockOnly, decimal }: ImportReading,
): OpenImport {
  const isAllowed = (name: string) => (isStockOnly ? stock.has(name) : known.has(name));
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
  for await (const chunk of readText(source, scanned.encoding)) {
    const first = chunk.toString().trimStart()[0];
    if (first === '{') return openJsonLines(source, scanned, reading);
    if (first !== undefined) break;
  }
  return openCsv(source, scanned, reading);
}
