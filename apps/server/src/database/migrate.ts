import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolClient } from 'pg';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
}

/** The database and the migrations of this release do not belong together. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused';
}

export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
const FILE = /^(\d{4})-([a-z0-9-]+)\.sql$/;

/** Any number will do, as long as every process of the shop asks for the same one. */
const ADVISORY_LOCK = 7_340_291;

/** Line ends differ between checkouts; they are no change. */
const checksum = (sql: string) =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');

/** The migrations of a folder in order; numbers must run from 1 without a gap. */
export async function readMigrations(folder = MIGRATIONS): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file, index) => {
      const [, number, name] = FILE.exec(file) ?? [];
      if (Number(number) !== index + 1 || !name)
        throw new MigrationRefused(
          `${file} is not migration ${index + 1}: name it like ${String(index + 1).padStart(4, '0')}-what-it-does.sql`,
        );
      return { number: index + 1, name, sql: await readFile(`${folder}/${file}`, 'utf8') };
    }),
  );
}

interface Applied {
  number: number;
  name: string;
  checksum: string;
}

function refuseStrangers(applied: readonly Applied[], migrations: readonly Migration[]) {
  for (const row of applied) {
    const migration = migrations[row.number - 1];
    if (!migration)
      throw new MigrationRefused(
        `The database is newer than this release: it has migration ${row.number} ${row.name}.`,
      );
    if (checksum(migration.sql) !== row.checksum)
      throw new MigrationRefused(
        `Migration ${row.number} ${row.name} was changed after it was applied. Add a new one instead.`,
      );
  }
}

async function apply(client: PoolClient, migration: Migration) {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query(
      'insert into schema_migrations (number, name, checksum) values ($1, $2, $3)',
      [migration.number, migration.name, checksum(migration.sql)],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new MigrationRefused(`Migration ${migration.number} ${migration.name} failed.`, {
      cause: error,
    });
  }
}

async function applyMissing(client: PoolClient, migrations: readonly Migration[]) {
  await client.query(`create table if not exists schema_migrations (
    number integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
  const { rows } = await client.query<Applied>(
    'select number, name, checksum from schema_migrations order by number',
  );
  refuseStrangers(rows, migrations);
  const missing = migrations.slice(rows.length);
  for (const migration of missing) await apply(client, migration);
  return missing.map(({ name }) => name);
}

/**
 * Brings the database to this release and tells which migrations that took. Processes that start
 * together take turns; each migration is applied whole or not at all.
 */
export async function migrate(pool: Pool, migrations?: readonly Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  const client = await pool.connect();
  try {
    // A migration may take longer than any statement of a request is allowed to.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    return await applyMissing(client, wanted);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]);
    await client.query('reset statement_timeout');
    client.release();
  }
}
