import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { Channel, Database, OnChange, OpenDatabase } from './database.ts';
import { DurableFiles, durableStart } from './durable-files.ts';
import { createListeners } from './listeners.ts';
import { lockFolder } from './lock.ts';

/** PGlite reserves 128 MB of buffers by itself; a shop of this size reads everything from 32. */
const MEMORY = ['-c', 'shared_buffers=32MB'];

/** There is one connection. Asking for it while holding it would wait for ever; now it is an error. */
const WAIT_FOR_CONNECTION_MS = 30_000;

async function openFolder(dataDir: string) {
  const lock = lockFolder(dataDir);
  try {
    const pglite = await PGlite.create({
      fs: new DurableFiles(join(dataDir, 'db')),
      startParams: [...durableStart(PGlite.defaultStartParams), ...MEMORY],
    });
    return { pglite, release: lock.release };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Wraps a running PGlite, so that it is used exactly like a PostgreSQL server. */
export function overPglite(pglite: PGlite, onClosed: () => void = () => {}): OpenDatabase {
  const pool = new Pool({
    ...createPgConfig(pglite),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const listeners = createListeners();
  pglite.onNotification(listeners.tell);

  async function listen(channel: Channel, onChange: OnChange) {
    listeners.add(channel, onChange);
    await sql`listen ${sql.id(channel)}`.execute(db);
    return async () => void listeners.remove(channel, onChange);
  }

  return {
    engine: 'embedded',
    db,
    pool,
    listen,
    notify: async (channel) => void (await sql`select pg_notify(${channel}, '')`.execute(db)),
    close: async () => {
      await db.destroy();
      await pglite.close();
      onClosed();
    },
  };
}

/** PostgreSQL inside this process, its files in the data folder. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const { pglite, release } = await openFolder(dataDir);
  return overPglite(pglite, release);
}
