import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { OpenDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { readSettings, type Settings } from '../settings.ts';
import { openTemplate, openTemplateCopy } from './template.ts';

export interface TestShop {
  readonly database: OpenDatabase;
  readonly settings: Settings;
  /** Another connection to the same data, as a second process would have. Embedded: on disk, once it was left. */
  reopen(): Promise<OpenDatabase>;
  /** Closes the database, and leaves its data to other processes. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

export interface TestShopOptions {
  /** Fills the fresh database. */
  seed?: (database: OpenDatabase) => Promise<unknown>;
  /** Settings that differ, written as in the environment. */
  environment?: NodeJS.ProcessEnv;
  /** Keeps the embedded database in its data folder, for other processes. Otherwise it is in memory. */
  onDisk?: boolean;
}

const SERVER = process.env.TEST_DATABASE_URL || undefined;

/** True when the suite runs against a PostgreSQL server instead of the embedded engine. */
export const onPostgresql = SERVER !== undefined;

async function asAdministrator(statement: string) {
  const client = new Client({ connectionString: SERVER });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function freshPostgresql(name: string, environment: NodeJS.ProcessEnv) {
  await asAdministrator(`create database ${name}`);
  const url = new URL(SERVER ?? '');
  url.pathname = `/${name}`;
  const settings = readSettings({ ...environment, DATABASE_URL: url.href });
  const database = await openDatabase(settings);
  await migrate(database.pool);
  return { settings, database, drop: () => asAdministrator(`drop database ${name} with (force)`) };
}

async function freshEmbedded(environment: NodeJS.ProcessEnv, onDisk: boolean) {
  const settings = readSettings(environment);
  const database = await (onDisk ? openTemplateCopy(settings.dataDir) : openTemplate());
  return { settings, database, drop: async () => {} };
}

/**
 * A migrated database that belongs to one test file, on the engine under test. Close it afterwards.
 *
 * @example
 * const shop = await testShop({ seed: ({ db }) => seedDemo(db, now) });
 * afterAll(() => shop.close());
 */
export async function testShop(options: TestShopOptions = {}): Promise<TestShop> {
  const name = `vitrine_test_${randomBytes(6).toString('hex')}`;
  const dataDir = join(tmpdir(), name);
  const environment = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '0',
    JOBS: 'off',
    ...options.environment,
  };
  const { settings, database, drop } = onPostgresql
    ? await freshPostgresql(name, environment)
    : await freshEmbedded(environment, options.onDisk ?? false);
  await options.seed?.(database);
  let left: Promise<void> | undefined;
  const leave = () => {
    left ??= database.close();
    return left;
  };
  return {
    database,
    settings,
    reopen: () => openDatabase(settings),
    leave,
    close: async () => {
      await leave();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
