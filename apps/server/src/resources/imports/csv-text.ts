import {
  type DecimalMark,
  IMPORT_COLUMN_NAMES,
  type ImportColumnName,
} from '@vitrine/contract/admin';
import { DecimalEvidence } from './amounts.ts';
import { readText, type ScannedFile } from './decode-file.ts';
import { FileProblem } from './file-problem.ts';
import type { ImportSource } from './import-source.ts';
import { detectDelimiter, type FilePosition, isVersionLine, readCsv } from './read-csv.ts';

const START: FilePosition = { byte: 0, line: 0 };
const known: ReadonlySet<string> = new Set(IMPORT_COLUMN_NAMES);
const PRICES: ReadonlySet<string> = new Set<ImportColumnName>(['price', 'original_price']);

export const isImportColumn = (name: string): name is ImportColumnName => known.has(name);
export const isPriceColumn = (name: string): boolean => PRICES.has(name);

/** A CSV file whose header has been read. */
export interface CsvText {
  readonly source: ImportSource;
  readonly scanned: ScannedFile;
  readonly delimiter: string;
  /** The names of the columns as they are written. */
  readonly header: readonly string[];
  /** The names of the columns in small letters. */
  readonly names: readonly string[];
  /** Where the rows begin. */
  readonly begin: FilePosition;
}

/** Reads the names of the columns, and where the rows begin. */
export async function readHeader(source: ImportSource, scanned: ScannedFile): Promise<CsvText> {
  const { encoding } = scanned;
  const delimiter = await detectDelimiter(readText(source, encoding));
  for await (const { cells, end } of readCsv(readText(source, encoding), delimiter, START)) {
    if (isVersionLine(cells[0] ?? '')) continue;
    const header = cells.map((name) => name.trim());
    const names = header.map((name) => name.toLowerCase());
    return { source, scanned, delimiter, header, names, begin: end };
  }
  throw new FileProblem('file-empty');
}

export const readRecords = ({ source, scanned, delimiter }: CsvText, from: FilePosition) =>
  readCsv(readText(source, scanned.encoding, from.byte), delimiter, from);

/** Finds out from all prices of a file how their decimals are written. */
export async function decideDecimal(
  text: CsvText,
  isPrice: (name: string) => boolean,
): Promise<DecimalMark | undefined> {
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
