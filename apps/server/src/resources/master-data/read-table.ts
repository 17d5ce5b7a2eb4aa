import { MASTER_DATA_COLUMNS, type MasterDataKind } from '@vitrine/contract/admin';
import { readText, scanFile } from '../imports/decode-file.ts';
import { FileProblem } from '../imports/file-problem.ts';
import type { ImportSource } from '../imports/import-source.ts';
import { detectDelimiter, readCsv } from '../imports/read-csv.ts';
import { readJsonLines } from '../imports/read-json-lines.ts';

/** A whole table is stored in one transaction. */
export const MAX_ROWS = 5_000;
const START = { byte: 0, line: 0 };
const MAX_NAMED_COLUMNS = 20;

export interface TableRow {
  readonly line: number;
  /** Undefined when the line cannot be read as a row. */
  readonly cells: Readonly<Record<string, unknown>> | undefined;
}

export interface Table {
  readonly hash: string;
  readonly rows: readonly TableRow[];
}

const join = (columns: readonly string[]) => ({
  columns: columns.slice(0, MAX_NAMED_COLUMNS).join(', '),
});

/** The columns of which a table needs one, so that each row can be found again. */
function listNaming(kind: MasterDataKind): string[] {
  const columns = MASTER_DATA_COLUMNS[kind];
  return ['id', 'code', 'name', 'name_zh'].filter((name) => Object.hasOwn(columns, name));
}

function checkHeader(header: readonly string[], kind: MasterDataKind): void {
  const names = header.filter((name) => name !== '');
  const unknown = names.filter((name) => !Object.hasOwn(MASTER_DATA_COLUMNS[kind], name));
  if (unknown.length > 0) throw new FileProblem('columns-unknown', join(unknown));
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  if (repeated.length > 0) throw new FileProblem('columns-repeated', join(repeated));
  const naming = listNaming(kind);
  const needed = naming.includes('code') ? ['code'] : naming;
  if (!needed.some((name) => names.includes(name)))
    throw new FileProblem('columns-needed', join([needed.at(-1) ?? '']));
}

async function* readCsvRows(
  text: () => AsyncIterable<Buffer>,
  kind: MasterDataKind,
): AsyncIterable<TableRow> {
  const delimiter = await detectDelimiter(text());
  let header: readonly string[] | undefined;
  for await (const { line, cells } of readCsv(text(), delimiter, START)) {
    if (!header) {
      header = cells.map((name) => name.trim().toLowerCase());
      checkHeader(header, kind);
      continue;
    }
    const isTooLong = cells.slice(header.length).some((cell) => cell !== '');
    const pairs = header.map((name, at) => [name, cells[at] ?? ''] as const);
    yield {
      line,
      cells: isTooLong ? undefined : Object.fromEntries(pairs.filter(([name]) => name !== '')),
    };
  }
  if (!header) throw new FileProblem('file-empty');
}

async function* readJsonRows(text: AsyncIterable<Buffer>): AsyncIterable<TableRow> {
  for await (const { line, fields } of readJsonLines(text, START)) yield { line, cells: fields };
}

async function isJson(text: AsyncIterable<Buffer>): Promise<boolean> {
  for await (const chunk of text) {
    const first = chunk.toString().trimStart()[0];
    if (first !== undefined) return first === '{';
  }
  return false;
}

/** Reads a table of master data. Throws what makes it unusable as a whole. */
export async function readTable(source: ImportSource, kind: MasterDataKind): Promise<Table> {
  const { encoding, hash } = await scanFile(source);
  const text = () => readText(source, encoding);
  const read = (await isJson(text())) ? readJsonRows(text()) : readCsvRows(text, kind);
  const rows: TableRow[] = [];
  for await (const row of read) {
    if (rows.length === MAX_ROWS) throw new FileProblem('rows-too-many', { limit: MAX_ROWS });
    rows.push(row);
  }
  return { hash, rows };
}
