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
  readonly cells: readonly string[];
  readonly bytes: number;
  readonly lines: number;
}

const countLineFeeds = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);

/** The line above the header with which exports of Taobao begin. */
export const isVersionLine = (text: string): boolean => /^"?version \d/i.test(text);

/** Spreadsheets separate by what the system's region uses. The first line decides. */
export async function detectDelimiter(text: AsyncIterable<Buffer>): Promise<string> {
  let sample = '';
  for await (const chunk of text) {
    sample += chunk.toString();
    if (sample.length >= SAMPLE_BYTES || sample.split('\n').length > 2) break;
  }
  const line = sample.split('\n').find((each) => !isVersionLine(each)) ?? '';
  const count = (delimiter: string) => line.split(delimiter).length;
  return DELIMITERS.reduce((best, other) => (count(other) > count(best) ? other : best));
}

/** Parses text chunk by chunk. What came before an error is not lost. */
function createParser(delimiter: string) {
  let records: ParsedRecord[] = [];
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
    on_record(cells: string[], { bytes, lines }) {
      records.push({ cells, bytes, lines });
      return null;
    },
  });
  // Errors arrive with the chunk that has them.
  parser.on('error', () => {});
  const settle = (resolve: () => void, reject: (error: Error) => void) => (error?: Error | null) =>
    error ? reject(error) : resolve();
  return {
    write: (chunk: Buffer) =>
      new Promise<void>((resolve, reject) => parser.write(chunk, settle(resolve, reject))),
    end: () => new Promise<void>((resolve, reject) => parser.end(settle(resolve, reject))),
    take() {
      const taken = records;
      records = [];
      return taken;
    },
  };
}

/** Reads the records of CSV text that begins at a position of its file. */
export async function* readCsv(
  text: AsyncIterable<Buffer>,
  delimiter: string,
  start: FilePosition,
): AsyncIterable<CsvRecord> {
  const parser = createParser(delimiter);
  let end = start;
  function* takeRecords(): Iterable<CsvRecord> {
    for (const { cells, bytes, lines } of parser.take()) {
      end = { byte: start.byte + bytes, line: start.line + lines };
      yield { line: end.line - countLineFeeds(cells), cells: cells.map(restoreCell), end };
    }
  }
  let failure: unknown;
  try {
    for await (const chunk of text) {
      await parser.write(chunk);
      yield* takeRecords();
    }
    await parser.end();
  } catch (error) {
    failure = error;
  }
  yield* takeRecords();
  if (failure instanceof CsvError) throw new FileProblem('line-unreadable', { line: end.line + 1 });
  if (failure) throw failure;
}
