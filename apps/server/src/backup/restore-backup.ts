import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { checksumOf, type Migration, migrate, readMigrations } from '../database/migrate.ts';
import type { EncryptionKey } from '../encryption/keyring.ts';
import type { Settings } from '../settings.ts';
import { planFolders, restoreFolders } from './folders.ts';
import { inLongTransaction } from './long-transaction.ts';
import { BackupError, type Manifest, readManifest } from './manifest.ts';
import { readTable, type TableFolder, verifyTable } from './table-files.ts';

const ROWS_PER_INSERT = 500;
/** Statements are sent as a whole, so that a few large rows fill one. */
const LENGTH_PER_INSERT = 4 * 1024 * 1024;

async function requireEmptyDatabase(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    'select table_name as name from information_schema.tables where table_schema = current_schema() limit 1',
  );
  if (rows.length > 0) throw new BackupError('The database is not empty. Restore into a new one');
}

/** The migrations that a backup was made with, which must be the first ones of this release. */
function matchMigrations(manifest: Manifest, release: readonly Migration[]): readonly Migration[] {
  for (const { number, name, checksum } of manifest.migrations) {
    const migration = release[number - 1];
    if (!migration)
      throw new BackupError(
        `The backup is of a newer release: it has migration ${number} ${name}, which this one lacks`,
      );
    if (checksumOf(migration.sql) !== checksum)
      throw new BackupError(`Migration ${number} ${name} differs from that of the backup`);
  }
  return release.slice(0, manifest.migrations.length);
}

async function listColumns(client: PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'
     order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => escapeIdentifier(name));
}

/** Joins rows to lists that fit into a statement. */
async function* joinRows(rows: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let length = 0;
  for await (const row of rows) {
    batch.push(row);
    length += row.length;
    if (batch.length < ROWS_PER_INSERT && length < LENGTH_PER_INSERT) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
}

async function restoreTable(client: PoolClient, folder: TableFolder, name: string): Promise<void> {
  const table = escapeIdentifier(name);
  const columns = await listColumns(client, name);
  const values = columns.map((column) => `(r).${column}`).join(', ');
  const insert = `insert into ${table} (${columns.join(', ')}) overriding system value
    select ${values} from (select each::${table} as r from unnest($1::text[]) each offset 0) rows`;
  for await (const rows of joinRows(readTable(folder, name))) await client.query(insert, [rows]);
}

/** Statements that remove all foreign keys, and those that add them again. */
async function listForeignKeys(client: PoolClient) {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
     order by oid`,
  );
  return rows;
}

/** Replaces all rows by those of the backup, without the effects that a change has in a running shop. */
async function restoreRows(
  client: PoolClient,
  folder: TableFolder,
  manifest: Manifest,
): Promise<void> {
  const tables = manifest.tables.map(({ name }) => escapeIdentifier(name));
  const foreignKeys = await listForeignKeys(client);
  for (const { drop } of foreignKeys) await client.query(drop);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${tables.join(', ')}`);
  for (const { name } of manifest.tables) await restoreTable(client, folder, name);
  for (const { name, value } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [escapeIdentifier(name), value]);
  for (const { add } of foreignKeys) await client.query(add);
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
}

interface RestoreOptions {
  readonly pool: Pool;
  readonly settings: Pick<Settings, 'dataDir' | 'demoDir' | 'imageDir' | 'videoDir'>;
  readonly folder: string;
  readonly migrations?: readonly Migration[];
  /** The keys that backups may be encrypted with. */
  readonly keys?: readonly EncryptionKey[];
}

/** Finds the key of an encrypted backup. */
function findKey({ keyId }: Manifest, keys: readonly EncryptionKey[]): EncryptionKey | undefined {
  if (keyId === undefined) return undefined;
  const key = keys.find(({ id }) => id === keyId);
  if (!key) throw new BackupError(`The backup is encrypted. Add its key "${keyId}" to BACKUP_KEYS`);
  return key;
}

/** Restores a backup into an empty database of either engine, of the same or a newer release. */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { pool, settings, folder, migrations, keys = [] } = options;
  const manifest = await readManifest(folder);
  const tables = { folder, key: findKey(manifest, keys) };
  const release = migrations ?? (await readMigrations());
  const former = matchMigrations(manifest, release);
  await requireEmptyDatabase(pool);
  const plan = await planFolders(settings, folder, manifest.folders);
  for (const table of manifest.tables) await verifyTable(tables, table);
  await migrate(pool, former);
  await inLongTransaction(pool, 'begin', (client) => restoreRows(client, tables, manifest));
  await restoreFolders(plan);
  await migrate(pool, release);
  return manifest;
}
