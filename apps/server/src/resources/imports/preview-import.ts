import type { Handlers } from '@vitrine/contract';
import type { ImportPreview, importMappings } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { findMissingColumns } from './column-mapping.ts';
import { type CsvText, readHeader, readRecords } from './csv-text.ts';
import { readText, scanFile } from './decode-file.ts';
import { FileProblem } from './file-problem.ts';
import { type ImportSource, openStoredSource } from './import-source.ts';
import { listMappings } from './mappings.ts';
import { recogniseFormat } from './open-import.ts';
import { explainFileProblem } from './problems.ts';
import { proposeMapping } from './propose-mapping.ts';
import { isJsonLines } from './read-json-lines.ts';

type Calls = Pick<typeof importMappings, 'previewImport'>;

const PREVIEWED_ROWS = 50;
const MAX_SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 80;
const MAX_COLUMNS = 500;

/** Reads the first rows. The end of what was sent may be in the middle of one. */
async function readFirstRows(text: CsvText): Promise<(readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  try {
    for await (const { cells } of readRecords(text, text.begin)) {
      rows.push(cells);
      if (rows.length === PREVIEWED_ROWS) break;
    }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
  }
  return rows;
}

async function readColumns(text: CsvText): Promise<ImportPreview['columns']> {
  const rows = await readFirstRows(text);
  const columns = text.header.map((name, place) => {
    const values = new Set(rows.map((cells) => cells[place]?.trim() ?? ''));
    values.delete('');
    const samples = [...values].slice(0, MAX_SAMPLES);
    return { name, samples: samples.map((each) => each.slice(0, MAX_SAMPLE_LENGTH)) };
  });
  return columns.filter(({ name }) => name !== '').slice(0, MAX_COLUMNS);
}

async function preview(db: Kysely<Database>, source: ImportSource): Promise<ImportPreview> {
  const scanned = await scanFile(source);
  if (await isJsonLines(readText(source, scanned.encoding)))
    return { format: 'vitrine', columns: [], proposal: [], mappings: [] };
  const text = await readHeader(source, scanned);
  const mappings = await listMappings(db);
  const fitting = mappings.filter(
    (mapping) => findMissingColumns(mapping.columns, text.names).length === 0,
  );
  const columns = await readColumns(text);
  return {
    format: recogniseFormat(text.names) ?? null,
    columns,
    proposal: proposeMapping(columns),
    mappings: fitting.map(({ name }) => name),
  };
}

/** Operators see what the columns of a file are before they import it. */
export const importPreviewHandlers = ({
  db,
}: {
  readonly db: Kysely<Database>;
}): Handlers<Calls, HandlerContexts> => ({
  previewImport({ body: file }, context) {
    const source = openStoredSource(file.name, Buffer.from(file.bytes));
    return explainFileProblem(context.language, () => preview(db, source));
  },
});
