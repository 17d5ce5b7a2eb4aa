import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { onPostgresql, openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import {
  listMissingMigrations,
  MigrationError,
  migrate,
  readMigrations,
  requireMigrated,
} from './migrate.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const next = async (sql: string, name = 'next') => {
  const migrations = await readMigrations();
  return [...migrations, { number: migrations.length + 1, name, sql }];
};

const tables = async () => {
  const { rows } = await shop.database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  return rows.map(({ name }) => name);
};

describe('migrations', () => {
  it('change nothing in a migrated database', async () => {
    expect(await migrate(shop.database.pool)).toEqual([]);
  });

  it('roll back a failed migration and name it', async () => {
    const broken = await next('create table half (id int); select * from nowhere', 'broken');
    await expect(migrate(shop.database.pool, broken)).rejects.toThrow(/\d+ broken failed/);
    expect(await tables()).not.toContain('half');
    expect(await migrate(shop.database.pool)).toEqual([]);
  });

  it('reject a migration that was edited after it was applied', async () => {
    const [first, ...rest] = await readMigrations();
    if (!first) throw new Error('no migrations');
    const changed = [{ ...first, sql: `${first.sql}\n-- better` }, ...rest];
    await expect(migrate(shop.database.pool, changed)).rejects.toThrow(MigrationError);
  });

  it('ignore line endings', async () => {
    const withCrlf = (await readMigrations()).map((migration) => ({
      ...migration,
      sql: migration.sql.replaceAll('\n', '\r\n'),
    }));
    expect(await migrate(shop.database.pool, withCrlf)).toEqual([]);
  });

  it('upgrade the previous release once when two processes start together', async () => {
    const release = await next('create table later (id int)');
    const applied = await Promise.all([
      migrate(shop.database.pool, release),
      migrate(shop.database.pool, release),
    ]);
    expect(applied.flat()).toEqual(['next']);
    expect(await tables()).toContain('later');
  });

  it.runIf(onPostgresql)('let the calls of a running release pass while they wait', async () => {
    const { pool } = shop.database;
    const reader = await pool.connect();
    await reader.query('begin');
    await reader.query('select count(*) from later');
    const migrations = await next('create table later (id int)');
    const release = [
      ...migrations,
      {
        number: migrations.length + 1,
        name: 'wider',
        sql: 'alter table later add column more int',
      },
    ];
    const migrating = migrate(pool, release);
    await vi.waitFor(async () => {
      const waiting =
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter table later%'";
      expect((await pool.query(waiting)).rowCount).toBe(1);
    }, 10_000);
    // Queues behind the migration until that gives up its place.
    await pool.query('begin; set local lock_timeout = 0; select count(*) from later; commit');
    await reader.query('commit');
    reader.release();
    expect(await migrating).toEqual(['wider']);
  });

  it('reject a database that is newer than the release', async () => {
    await expect(migrate(shop.database.pool)).rejects.toThrow('newer than this release');
  });

  it('accept a newer database whose migrations are compatible, so that a release can be taken back', async () => {
    const other = await openTestShop();
    const { pool } = other.database;
    const migrations = await readMigrations();
    const number = migrations.length + 1;
    const sql = '-- Compatible: only adds a table.\ncreate table extra (id int)';
    await migrate(pool, [...migrations, { number, name: 'extra', sql }]);
    expect(await migrate(pool)).toEqual([]);
    await other.close();
  });

  it('are listed without applying them', async () => {
    const other = await openTestShop();
    const release = await next('create table listed (id int)', 'listed');
    const missing = await listMissingMigrations(other.database.pool, release);
    expect(missing.map(({ name }) => name)).toEqual(['listed']);
    expect(await listMissingMigrations(other.database.pool)).toEqual([]);
    const required = requireMigrated(other.database.pool, release);
    await expect(required).rejects.toThrow(/lacks \d+ listed\. Run "npm run shop -- migrate"/);
    await other.close();
  });
});

describe('migration files', () => {
  it.each([
    ['starts late', ['0002-two.sql']],
    ['has a gap', ['0001-one.sql', '0003-three.sql']],
    ['has two of a number', ['0001-one.sql', '0001-two.sql']],
    ['has no name', ['0001.sql']],
  ])('are rejected when the sequence %s', async (_, files) => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-migrations-'));
    for (const file of files) await writeFile(join(folder, file), 'select 1');
    await expect(readMigrations(folder)).rejects.toThrow(MigrationError);
    await rm(folder, { recursive: true });
  });
});
