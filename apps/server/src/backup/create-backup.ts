import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import type { EncryptionKey } from '../encryption/keyring.ts';
import { OWNER_ONLY } from '../owner-only.ts';
import type { Settings } from '../settings.ts';
import { copyFolders } from './folders.ts';
import { inLongTransaction } from './long-transaction.ts';
import { BackupError, type Manifest, writeManifest } from './manifest.ts';
import { writeTable } from './table-files.ts';

/** Rows may contain pictures of a megabyte. */
const ROWS_PER_FETCH = 200;

/** Tables that a restore fills by itself. */
const OWN_TABLE = 'schema_migrations';

async function listTables(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`,
  );
  return rows.map(({ name }) => name).filter((name) => name !== OWN_TABLE);
}

/** Reads the rows of a table as text in PostgreSQL's own form, which loses nothing. */
async function* readRows(client: PoolClient, table: string): AsyncGenerator<string> {
  await client.query(
    `declare backup_rows no scroll cursor for select t::text as row from ${escapeIdentifier(table)} t`,
  );
  while (true) {
    const { rows } = await client.query<{ row: string }>(
      `fetch ${ROWS_PER_FETCH} from backup_rows`,
    );
    for (const { row } of rows) yield row;
    if (rows.length < ROWS_PER_FETCH) break;
  }
  await client.query('close backup_rows');
}

/** A sequence may be ahead of the rows, because it is read without the snapshot; it is never behind. */
async function listSequences(client: PoolClient): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = current_schema() and last_value is not null order by sequencename`,
  );
  return rows;
}

async function listMigrations(client: PoolClient): Promise<Manifest['migrations']> {
  const { rows } = await client.query<Manifest['migrations'][number]>(
    'select number, name, checksum from schema_migrations order by number',
  );
  return rows;
}

/** All reads see the same moment of the database. */
const BEGIN = 'begin transaction isolation level repeatable read, read only';

interface BackupOptions {
  readonly pool: Pool;
  readonly settings: Pick<Settings, 'dataDir' | 'demoDir' | 'imageDir' | 'videoDir'>;
  readonly folder: string;
  readonly now: number;
  /** Encrypts the tables. */
  readonly key?: EncryptionKey | undefined;
}

/** Writes everything that a shop needs to continue elsewhere, except its keys, into an empty folder. */
export async function createBackup(options: BackupOptions): Promise<Omit<Manifest, 'format'>> {
  const { pool, settings, folder, now, key } = options;
  await mkdir(join(folder, 'tables'), { recursive: true, mode: OWNER_ONLY.folder });
  await chmod(folder, OWNER_ONLY.folder);
  if ((await readdir(folder)).length > 1 || (await readdir(join(folder, 'tables'))).length > 0)
    throw new BackupError(`${folder} is not empty`);
  const contents = await inLongTransaction(pool, BEGIN, async (client) => {
    const tables: Manifest['tables'] = [];
    for (const name of await listTables(client))
      tables.push(await writeTable({ folder, key }, name, readRows(client, name)));
    const migrations = await listMigrations(client);
    return { migrations, tables, sequences: await listSequences(client) };
  });
  const folders = await copyFolders(settings, folder);
  const manifest = {
    createdAt: new Date(now).toISOString(),
    ...contents,
    folders,
    ...(key ? { keyId: key.id } : {}),
  };
  await writeManifest(folder, manifest);
  return manifest;
}
