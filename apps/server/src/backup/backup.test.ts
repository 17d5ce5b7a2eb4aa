import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCatalogueFixture } from '../../test/support/catalogue-fixture.ts';
import { openEmptyDatabase, openEmptyEmbedded } from '../../test/support/empty-database.ts';
import { onPostgresql, openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import { readMigrations } from '../database/migrate.ts';
import { createEncryptionKey, type EncryptionKey } from '../encryption/keyring.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const NOW = Date.UTC(2026, 10, 25);
/** A restored database is opened, filled and read while other tests use both cores. */
const RESTORE_TIMEOUT_MS = 120_000;
/** Characters that end a line somewhere, in quotation marks and brackets. */
const STRANGE = 'a\n\r\u2028"b"\\ ,(c) 别处 👜 \u0001';

let shop: TestShop;
let root: string;
let folder: string;
let empty: Awaited<ReturnType<typeof openEmptyDatabase>>;
const settingsOf = (name: string) => ({
  dataDir: join(root, name),
  demoDir: join(root, 'demo'),
  imageDir: join(root, name, 'pictures'),
  videoDir: join(root, 'demo', 'videos'),
});

async function storeStrangeRows({ database: { db, pool } }: TestShop) {
  await db
    .insertInto('flat_contents')
    .values({
      code: 'strange',
      language: 'zh-CN',
      value: JSON.stringify({ text: STRANGE, none: null }),
    })
    .execute();
  await pool.query(
    `insert into audit_records (at, actor, ip, request_id, action, target_type, target_id, before, after)
     values ('2026-11-25T01:02:03.456789Z', $1, '', '', 'test', 'test', '1', 'null'::jsonb, null)`,
    [STRANGE],
  );
}

/** The number of rows of each table with a digest of their text. */
async function digestTables(pool: Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_name <> 'schema_migrations' order by 1`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text collate "C")), '') as digest from ${name} t`,
    );
    digests[name] = rows[0]?.digest ?? '';
  }
  return digests;
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-backup-'));
  folder = join(root, 'backup');
  [shop, empty] = await Promise.all([
    openTestShop({ seed: seedCatalogueFixture }),
    openEmptyDatabase(),
  ]);
  await storeStrangeRows(shop);
  const settings = settingsOf('old');
  await mkdir(join(settings.dataDir, 'private', 'ids'), { recursive: true });
  await writeFile(join(settings.dataDir, 'private', 'ids', 'front'), 'encrypted');
  await writeFile(join(settings.dataDir, 'personal-id-keys'), 'k1:secret');
  await mkdir(settings.imageDir);
  await writeFile(join(settings.imageDir, 'coat.avif'), 'picture');
  await createBackup({ pool: shop.database.pool, settings, folder, now: NOW });
});
afterAll(async () => {
  await Promise.all([shop.close(), empty.close()]);
  await rm(root, { recursive: true });
});

const restore = () =>
  restoreBackup({ pool: empty.database.pool, settings: settingsOf('new'), folder });

describe('a backup', () => {
  it('with a damaged file changes nothing', async () => {
    const file = join(folder, 'tables', 'brands.jsonl.gz');
    const intact = await readFile(file);
    await writeFile(file, intact.subarray(0, intact.length - 12));
    await expect(restore()).rejects.toThrow('brands is missing or damaged');
    await writeFile(file, intact);
    expect(await digestTables(empty.database.pool)).toEqual({});
  });

  it('is restored into an empty database with every row and file', async () => {
    const { tables } = await restore();
    const { pool } = empty.database;
    expect(await digestTables(pool)).toEqual(await digestTables(shop.database.pool));
    expect(tables.find(({ name }) => name === 'products')?.rows).toBeGreaterThan(0);
    const { imageDir, dataDir } = settingsOf('new');
    expect(await readFile(join(imageDir, 'coat.avif'), 'utf8')).toBe('picture');
    expect(await readFile(join(dataDir, 'private', 'ids', 'front'), 'utf8')).toBe('encrypted');
  });

  it('restores a database whose ids go on and whose rules hold', async () => {
    const { pool } = empty.database;
    const readLastId = async () => {
      const { rows } = await pool.query<{ id: number }>(
        'select max(id)::int as id from audit_records',
      );
      return rows[0]?.id ?? 0;
    };
    const before = await readLastId();
    await pool.query(
      `insert into audit_records (at, actor, ip, request_id, action, target_type, target_id)
       values (now(), 'a', '', '', 'b', 'c', 'd')`,
    );
    expect(await readLastId()).toBeGreaterThan(before);
    await expect(pool.query('delete from audit_records')).rejects.toThrow();
    await expect(pool.query('delete from brands')).rejects.toThrow(/foreign key/);
    await expect(restore()).rejects.toThrow('The database is not empty');
  });

  it('leaves out the keys that decrypt it', async () => {
    const files = await readdir(folder, { recursive: true });
    expect(files.filter((name) => name.includes('personal-id-keys'))).toEqual([]);
  });

  it.runIf(onPostgresql)(
    'of PostgreSQL is restored into the embedded database',
    async () => {
      const { database, close } = await openEmptyEmbedded();
      const settings = settingsOf('embedded');
      await restoreBackup({ pool: database.pool, settings, folder });
      expect(await digestTables(database.pool)).toEqual(await digestTables(shop.database.pool));
      await close();
    },
    RESTORE_TIMEOUT_MS,
  );

  it('is readable by its owner only', async () => {
    const names = ['.', 'backup.json', 'tables', 'tables/brands.jsonl.gz'];
    const modes = await Promise.all(
      names.map(async (name) => (await stat(join(folder, name))).mode & 0o777),
    );
    expect(modes).toEqual([0o700, 0o600, 0o700, 0o600]);
  });

  it('does not replace another one', async () => {
    const { pool } = shop.database;
    await expect(
      createBackup({ pool, settings: settingsOf('old'), folder, now: NOW }),
    ).rejects.toThrow('is not empty');
  });
});

describe('a restore rejects', () => {
  const pool = () => shop.database.pool;
  const settings = () => settingsOf('rejected');

  it('a database with data', async () => {
    await expect(restoreBackup({ pool: pool(), settings: settings(), folder })).rejects.toThrow(
      'The database is not empty',
    );
  });

  it('a backup of a newer release', async () => {
    const migrations = (await readMigrations()).slice(0, -1);
    await expect(
      restoreBackup({ pool: pool(), settings: settings(), folder, migrations }),
    ).rejects.toThrow('of a newer release');
  });

  it('a backup of another product', async () => {
    const migrations = (await readMigrations()).map((migration) => ({ ...migration, sql: '' }));
    await expect(
      restoreBackup({ pool: pool(), settings: settings(), folder, migrations }),
    ).rejects.toThrow('differs from that of the backup');
  });

  it('a folder without a complete backup', async () => {
    await expect(
      restoreBackup({ pool: pool(), settings: settings(), folder: root }),
    ).rejects.toThrow('contains no complete backup');
  });
});

describe('an encrypted backup', () => {
  const key = createEncryptionKey('b1', Buffer.alloc(32, 1));
  const other = createEncryptionKey('b1', Buffer.alloc(32, 2));
  const settings = () => settingsOf('encrypted-shop');
  let encrypted: string;
  let target: Awaited<ReturnType<typeof openEmptyDatabase>>;
  beforeAll(async () => {
    encrypted = join(root, 'encrypted');
    target = await openEmptyDatabase();
    const { pool } = shop.database;
    await createBackup({ pool, settings: settings(), folder: encrypted, now: NOW, key });
  });
  afterAll(() => target.close());

  const restoreWith = (keys: readonly EncryptionKey[]) =>
    restoreBackup({ pool: target.database.pool, settings: settings(), folder: encrypted, keys });

  it('has no table in clear', async () => {
    const names = await readdir(join(encrypted, 'tables'));
    expect(names.filter((name) => !name.endsWith('.jsonl.gz.enc'))).toEqual([]);
    const file = await readFile(join(encrypted, 'tables', 'brands.jsonl.gz.enc'));
    expect(() => gunzipSync(file)).toThrow();
  });

  it('is restored with its key only, and only as it was written', async () => {
    await expect(restoreWith([])).rejects.toThrow('Add its key "b1" to BACKUP_KEYS');
    await expect(restoreWith([other])).rejects.toThrow('is missing or damaged');
    const file = join(encrypted, 'tables', 'brands.jsonl.gz.enc');
    const intact = await readFile(file);
    const changed = Buffer.from(intact);
    changed[changed.length - 20] = (changed.at(-20) ?? 0) ^ 1;
    await writeFile(file, changed);
    await expect(restoreWith([key])).rejects.toThrow('brands is missing or damaged');
    await writeFile(file, intact);
    await restoreWith([key]);
    expect(await digestTables(target.database.pool)).toEqual(
      await digestTables(shop.database.pool),
    );
  });
});
