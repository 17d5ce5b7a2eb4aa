import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { restoreCell } from '../../csv/format-csv.ts';
import { FileProblem } from './file-problem.ts';

const MAX_ROW_BYTES = 256 * 1024;
const DELIMITERS = [',', ';', '\t'] as const;
const SAMPLE_BYTES = 8_192;

/** A place between two rows of the text. */
export interface FilePosition {
  readonly byte: number;
  /** How many lines come before. */
  readonly line: number;
}

export interface CsvRecord {
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly end: FilePosition;
}

interface ParsedRecord {
  readonly info: { readonly bytes: number; readonly lines: number };
  readonly record: readonly string[];
}

const countLineFeeds = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);

/** Spreadsheets separate by what the system's region uses. The first line decides. */
export async function detectDelimiter(text: AsyncIterable<Buffer>): Promise<string> {
  let sample = '';
  for await (const chunk of text) {
    sample += chunk.toString();
    if (sample.length >= SAMPLE_BYTES || sample.includes('\n')) break;
  }
  const [line = ''] = sample.split('\n');
  const count = (delimiter: string) => line.split(delimiter).length;
  return DELIMITERS.reduce((best, other) => (count(other) > count(best) ? other : best));
}

/** Reads the records of CSV text that begins at a position of its file. */
export async function* readCsv(
  text: AsyncIterable<Buffer>,
  delimiter: string,
  start: FilePosition,
): AsyncIterable<CsvRecord> {
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
  });
  const records: AsyncIterable<ParsedRecord> = Readable.from(text).pipe(parser);
  try {
    for await (const { info, record } of records) {
      const lastLine = start.line + info.lines;
      yield {
        line: lastLine - countLineFeeds(record),
        cells: record.map(restoreCell),
        end: { byte: start.byte + info.bytes, line: lastLine },
      };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileProblem('line-unreadable', { line: start.line + Number(error.lines ?? 1) });
  }
}
