import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '../../src/database/database.ts';
import { openDatabase } from '../../src/database/open.ts';
import { readSettings, type Settings } from '../../src/settings.ts';
import { openTemplate, openTemplateCopy } from './database-template.ts';
import { urlOfDatabase } from './postgresql-template.ts';
import { returnDatabase, takeDatabase } from './reusable-databases.ts';

export interface TestShop {
  readonly database: OpenDatabase;
  readonly settings: Settings;
  /** Opens another connection to the same data. The embedded engine needs it on disk and closed before. */
  reopen(): Promise<OpenDatabase>;
  /** Closes the database, so that other processes can open it. */
  closeDatabase(): Promise<void>;
  close(): Promise<void>;
}

export interface TestShopOptions {
  /** Seeds the new database. */
  seed?: (database: OpenDatabase) => Promise<unknown>;
  /** Environment variables that differ from the defaults of tests. */
  environment?: NodeJS.ProcessEnv;
  /** Stores the embedded database in its data folder, for other processes. By default it is in memory. */
  onDisk?: boolean;
}

const SERVER = process.env.TEST_DATABASE_URL || undefined;

/** True when the suite runs against a PostgreSQL server instead of the embedded engine. */
export const onPostgresql = SERVER !== undefined;

async function freshPostgresql(server: string, environment: NodeJS.ProcessEnv) {
  const name = await takeDatabase(server);
  const settings = readSettings({ ...environment, DATABASE_URL: urlOfDatabase(server, name) });
  const database = await openDatabase(settings);
  return { settings, database, leave: () => returnDatabase(server, name) };
}

async function freshEmbedded(environment: NodeJS.ProcessEnv, onDisk: boolean) {
  const settings = readSettings(environment);
  const database = await (onDisk ? openTemplateCopy(settings.dataDir) : openTemplate());
  return { settings, database, leave: async () => undefined };
}

/**
 * Opens a migrated database for one test file, on the engine under test.
 *
 * @example
 * const shop = await openTestShop({ seed: ({ db }) => seedDemo(db, now) });
 * afterAll(() => shop.close());
 */
export async function openTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const dataDir = join(tmpdir(), `vitrine_test_${randomBytes(6).toString('hex')}`);
  const environment = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '0',
    JOBS: 'off',
    ...options.environment,
  };
  const { settings, database, leave } = SERVER
    ? await freshPostgresql(SERVER, environment)
    : await freshEmbedded(environment, options.onDisk ?? false);
  await options.seed?.(database);
  let closing: Promise<void> | undefined;
  const closeDatabase = () => {
    closing ??= database.close();
    return closing;
  };
  return {
    database,
    settings,
    reopen: () => openDatabase(settings),
    closeDatabase,
    close: async () => {
      await closeDatabase();
      await leave();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
