import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolClient } from 'pg';
import { restoreSilenceLimit, suspendSilenceLimit } from './limit-silence.ts';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
}

/** The database does not match the migrations of this release, or a migration failed. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
const FILE = /^(\d{4})-([a-z0-9-]+)\.sql$/;

/** An arbitrary number that every process of the shop uses. */
const ADVISORY_LOCK = 7_340_291;

/** How long a migration waits for a lock, and how often it tries again after letting others pass. */
const LOCK_TIMEOUT_MS = 2_000;
const LOCK_PAUSE_MS = 1_000;
const LOCK_ATTEMPTS = 60;

const isLockTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '55P03';

/** Ignores line endings, because they differ between git checkouts. */
export const checksumOf = (sql: string): string =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');

/** Reads the migrations of a folder in order. Their numbers run from 1 without a gap. */
export async function readMigrations(folder = MIGRATIONS): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file, index) => {
      const [, number, name] = FILE.exec(file) ?? [];
      if (Number(number) !== index + 1 || !name)
        throw new MigrationError(
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
  is_compatible: boolean;
}

/** A migration that says in its first line why the release before it goes on working. */
const COMPATIBLE = /^-- Compatible: \S/;

function checkApplied(applied: readonly Applied[], migrations: readonly Migration[]) {
  for (const row of applied) {
    const migration = migrations[row.number - 1];
    if (!migration && row.is_compatible) continue;
    if (!migration)
      throw new MigrationError(
        `The database is newer than this release: it has migration ${row.number} ${row.name}.`,
      );
    if (checksumOf(migration.sql) !== row.checksum)
      throw new MigrationError(
        `Migration ${row.number} ${row.name} was changed after it was applied. Add a new one instead.`,
      );
  }
}

async function apply(client: PoolClient, migration: Migration, attempt = 1): Promise<void> {
  await client.query('begin');
  try {
    // The calls of a running release queue behind a migration that waits for a lock.
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query(migration.sql);
    await client.query(
      `insert into schema_migrations (number, name, checksum, is_compatible)
       values ($1, $2, $3, $4)`,
      [migration.number, migration.name, checksumOf(migration.sql), COMPATIBLE.test(migration.sql)],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if (isLockTimeout(error) && attempt < LOCK_ATTEMPTS) {
      await pause(LOCK_PAUSE_MS);
      return apply(client, migration, attempt + 1);
    }
    throw new MigrationError(`Migration ${migration.number} ${migration.name} failed.`, {
      cause: error,
    });
  }
}

const CREATE_TABLE = `create table if not exists schema_migrations (
    number integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  );
  alter table schema_migrations
    add column if not exists is_compatible boolean not null default false`;

/** Reads what was applied, which needs no right to change the database. */
async function readApplied(client: PoolClient): Promise<Applied[]> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    "select to_regclass('schema_migrations')::text as name",
  );
  if (!tables[0]?.name) return [];
  // The first releases had no column for compatible migrations.
  const { rows } = await client.query<Applied>('select * from schema_migrations order by number');
  return rows;
}

async function findMissing(client: PoolClient, migrations: readonly Migration[]) {
  const applied = await readApplied(client);
  checkApplied(applied, migrations);
  return migrations.slice(applied.length);
}

/** Holds the lock of migrations while something is done with them. */
async function withMigrationLock<T>(pool: Pool, run: (client: PoolClient) => Promise<T>) {
  const client = await pool.connect();
  suspendSilenceLimit(client);
  try {
    // A migration may take longer than the limits of requests, and waits for other processes.
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    return await run(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]);
    await client.query('reset statement_timeout');
    await client.query('reset lock_timeout');
    restoreSilenceLimit(client);
    client.release();
  }
}

/**
 * Applies the missing migrations and returns their names. Processes that start together apply them one
 * after the other; each migration runs in a transaction.
 */
export async function migrate(pool: Pool, migrations?: readonly Migration[]): Promise<string[]> {
  const release = migrations ?? (await readMigrations());
  return withMigrationLock(pool, async (client) => {
    await client.query(CREATE_TABLE);
    const missing = await findMissing(client, release);
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ name }) => name);
  });
}

/** The migrations of this release that the database lacks, in the order in which they would be applied. */
export async function listMissingMigrations(
  pool: Pool,
  migrations?: readonly Migration[],
): Promise<Migration[]> {
  const release = migrations ?? (await readMigrations());
  const client = await pool.connect();
  try {
    return await findMissing(client, release);
  } finally {
    client.release();
  }
}

/** Rejects a database that lacks migrations of this release, for processes that may not change it. */
export async function requireMigrated(
  pool: Pool,
  migrations?: readonly Migration[],
): Promise<void> {
  const missing = await listMissingMigrations(pool, migrations);
  if (missing.length === 0) return;
  const names = missing.map(({ number, name }) => `${number} ${name}`).join(', ');
  throw new MigrationError(
    `The database lacks ${names}. Run "npm run shop -- migrate", or start without MIGRATE=off.`,
  );
}
