import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import type { EncryptionKey } from '../encryption/keyring.ts';
import { parseJson } from '../json/parse-json.ts';
import { OWNER_ONLY } from '../owner-only.ts';
import { createDecryption, createEncryption } from './encrypt-file.ts';
import { type BackedUpTable, BackupError } from './manifest.ts';

/** Where the tables of a backup lie, and the key that they are encrypted with. */
export interface TableFolder {
  readonly folder: string;
  readonly key: EncryptionKey | undefined;
}

const pathOf = ({ folder, key }: TableFolder, table: string) =>
  join(folder, 'tables', `${table}.jsonl.gz${key ? '.enc' : ''}`);

/** No row is larger; PostgreSQL takes a gigabyte at most, and an operator's page a megabyte. */
const MAX_ROW_CHARACTERS = 64 * 1024 * 1024;

/** Writes the rows of a table, one JSON string on each line. */
export async function writeTable(
  folder: TableFolder,
  name: string,
  rows: AsyncIterable<string>,
): Promise<BackedUpTable> {
  const hash = createHash('sha256');
  let count = 0;
  async function* formatLines() {
    for await (const row of rows) {
      const line = `${JSON.stringify(row)}\n`;
      hash.update(line);
      count++;
      yield line;
    }
  }
  const file = createWriteStream(pathOf(folder, name), { mode: OWNER_ONLY.file });
  const { key } = folder;
  await (key
    ? pipeline(formatLines, createGzip(), createEncryption(key), file)
    : pipeline(formatLines, createGzip(), file));
  return { name, rows: count, sha256: hash.digest('hex') };
}

/** Reads the rows of a table. */
export async function* readTable(folder: TableFolder, table: string): AsyncGenerator<string> {
  const file = createReadStream(pathOf(folder, table));
  const text = createGunzip();
  const { key } = folder;
  // The error of a part destroys the text, which is read below.
  const reading = key ? pipeline(file, createDecryption(key), text) : pipeline(file, text);
  reading.catch(() => {});
  // The module readline would also end a line at characters that a text may contain.
  text.setEncoding('utf8');
  let rest = '';
  for await (const part of text) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_ROW_CHARACTERS) throw new Error('A row is too large');
    for (const line of lines) yield z.string().parse(parseJson(line, 0));
  }
  if (rest) throw new Error('The last line is cut off');
}

/** Rejects a file that was damaged or cut off, before any row of the backup is restored. */
export async function verifyTable(folder: TableFolder, table: BackedUpTable): Promise<void> {
  const hash = createHash('sha256');
  try {
    for await (const row of readTable(folder, table.name)) hash.update(`${JSON.stringify(row)}\n`);
  } catch (cause) {
    throw new BackupError(`The file of ${table.name} is missing or damaged`, { cause });
  }
  if (hash.digest('hex') !== table.sha256)
    throw new BackupError(`The file of ${table.name} was changed after the backup`);
}
