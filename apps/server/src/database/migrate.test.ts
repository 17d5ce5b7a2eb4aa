import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../testing/test-shop.ts';
import { MigrationRefused, migrate, readMigrations } from './migrate.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
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
  it('leave a migrated database alone', async () => {
    expect(await migrate(shop.database.pool)).toEqual([]);
  });

  it('undo all of one that fails, and say which', async () => {
    const broken = await next('create table half (id int); select * from nowhere', 'broken');
    await expect(migrate(shop.database.pool, broken)).rejects.toThrow(/\d+ broken failed/);
    expect(await tables()).not.toContain('half');
    expect(await migrate(shop.database.pool)).toEqual([]);
  });

  it('refuse one that was changed after it was applied', async () => {
    const [first, ...rest] = await readMigrations();
    if (!first) throw new Error('there are migrations');
    const changed = [{ ...first, sql: `${first.sql}\n-- better` }, ...rest];
    await expect(migrate(shop.database.pool, changed)).rejects.toThrow(MigrationRefused);
  });

  it('do not take another line end for a change', async () => {
    const windows = (await readMigrations()).map((one) => ({
      ...one,
      sql: one.sql.replaceAll('\n', '\r\n'),
    }));
    expect(await migrate(shop.database.pool, windows)).toEqual([]);
  });

  it('bring the previous release up, once, though two processes start together', async () => {
    const release = await next('create table later (id int)');
    const applied = await Promise.all([
      migrate(shop.database.pool, release),
      migrate(shop.database.pool, release),
    ]);
    expect(applied.flat()).toEqual(['next']);
    expect(await tables()).toContain('later');
  });

  it('refuse a database that is newer than the release', async () => {
    await expect(migrate(shop.database.pool)).rejects.toThrow('newer than this release');
  });
});

describe('migration files', () => {
  it.each([
    ['starts late', ['0002-two.sql']],
    ['has a gap', ['0001-one.sql', '0003-three.sql']],
    ['has two of a number', ['0001-one.sql', '0001-two.sql']],
    ['has no name', ['0001.sql']],
  ])('are refused when the row %s', async (_, files) => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-migrations-'));
    for (const file of files) await writeFile(join(folder, file), 'select 1');
    await expect(readMigrations(folder)).rejects.toThrow(MigrationRefused);
    await rm(folder, { recursive: true });
  });
});
