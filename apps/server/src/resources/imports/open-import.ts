import { IMPORT_COLUMN_NAMES, type ImportColumnName, STOCK_COLUMNS } from '@vitrine/contract/admin';
import { readText, type ScannedFile, scanFile } from './decode-file.ts';
import { FileProblem } from './file-problem.ts';
import type { ImportSource } from './import-source.ts';
import { detectDelimiter, type FilePosition, readCsv } from './read-csv.ts';
import { readJsonLines } from './read-json-lines.ts';

export interface FileRow {
  readonly line: number;
  /** The cells of known columns; undefined when the line cannot be read as a row. */
  readonly cells: Readonly<Partial<Record<ImportColumnName, unknown>>> | undefined;
  /** Fields of a JSON line that no column has. */
  readonly unknownColumns: readonly string[];
  readonly end: FilePosition;
}

/** A file whose encoding and columns are known. */
export interface OpenImport {
  readonly hash: string;
  /** How many rows there are, as far as lines tell. */
  readonly rows: number;
  readRows(from: FilePosition | undefined): AsyncIterable<FileRow>;
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

/** Reads the names of the columns, and where the rows begin. */
async function readHeader(text: AsyncIterable<Buffer>, delimiter: string) {
  for await (const { cells, end } of readCsv(text, delimiter, START))
    return { names: cells.map((name) => name.trim().toLowerCase()), end };
  throw new FileProblem('file-empty');
}

async function openCsv(
  source: ImportSource,
  { encoding, lines, hash }: ScannedFile,
  isStockOnly: boolean,
): Promise<OpenImport> {
  const delimiter = await detectDelimiter(readText(source, encoding));
  const { names, end: begin } = await readHeader(readText(source, encoding), delimiter);
  checkHeader(names, isStockOnly);

  function toCells(cells: readonly string[]): FileRow['cells'] {
    if (cells.slice(names.length).some((cell) => cell !== '')) return undefined;
    const pairs = names.map((name, index) => [name, cells[index] ?? ''] as const);
    return Object.fromEntries(pairs.filter(([name]) => isImportColumn(name)));
  }

  return {
    hash,
    rows: Math.max(0, lines - 1),
    async *readRows(from = begin) {
      const text = readText(source, encoding, from.byte);
      for await (const { line, cells, end } of readCsv(text, delimiter, from))
        yield { line, cells: toCells(cells), unknownColumns: [], end };
    },
  };
}

function openJsonLines(
  source: ImportSource,
  { encoding, lines, hash }: ScannedFile,
  isStockOnly: boolean,
): OpenImport {
  const isAllowed = (name: string) => (isStockOnly ? stock.has(name) : known.has(name));
  return {
    hash,
    rows: lines,
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
export async function openImport(source: ImportSource, isStockOnly: boolean): Promise<OpenImport> {
  const scanned = await scanFile(source);
  for await (const chunk of readText(source, scanned.encoding)) {
    const first = chunk.toString().trimStart()[0];
    if (first === '{') return openJsonLines(source, scanned, isStockOnly);
    if (first !== undefined) break;
  }
  return openCsv(source, scanned, isStockOnly);
}
