import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from '../../src/database/database.ts';
import { wrapPglite } from '../../src/database/embedded.ts';
import { openDatabase } from '../../src/database/open.ts';
import { readSettings } from '../../src/settings.ts';
import { dropDatabase, urlOfDatabase, withAdministrator } from './postgresql-template.ts';

const SERVER = process.env.TEST_DATABASE_URL || undefined;

interface EmptyDatabase {
  readonly database: OpenDatabase;
  close(): Promise<void>;
}

/** Opens an embedded database without tables. */
export async function openEmptyEmbedded(): Promise<EmptyDatabase> {
  const database = wrapPglite(await PGlite.create());
  return { database, close: () => database.close() };
}

/** Opens a database without tables, on the engine under test. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  if (!SERVER) return openEmptyEmbedded();
  const name = `vitrine_test_${randomBytes(6).toString('hex')}`;
  await withAdministrator(SERVER, (client) => client.query(`create database ${name}`));
  const database = await openDatabase(
    readSettings({ NODE_ENV: 'test', DATABASE_URL: urlOfDatabase(SERVER, name) }),
  );
  return {
    database,
    async close() {
      await database.close();
      await withAdministrator(SERVER, (client) => dropDatabase(client, name));
    },
  };
}
