import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, sql } from 'kysely';
import { Pool } from 'pg';
import { describeFullDisk, hasSpace } from '../disk-space.ts';
import { OWNER_ONLY } from '../owner-only.ts';
import type { Channel, Database, OnChange, OpenDatabase } from './database.ts';
import { Dialect } from './dialect.ts';
import { DurableFiles, durableStartParams } from './durable-files.ts';
import { createListeners } from './listeners.ts';
import { lockFolder } from './lock-folder.ts';
import { pipelineStatements } from './pipeline.ts';
import { copyPreparedDatabase } from './prepared-database.ts';
import { nameStatements } from './statement-names.ts';

/** PGlite's default is 128 MB; the data of this shop fits into 32 MB. */
const MEMORY = ['-c', 'shared_buffers=32MB'];

/** There is only one connection: code that requests it while holding it gets an error after this time. */
const WAIT_FOR_CONNECTION_MS = 30_000;

export interface OpenOptions {
  /** Begins a new database with the tables of this release, which takes much less memory and time. */
  readonly usesPrepared?: boolean;
}

async function openFolder(dataDir: string, { usesPrepared = false }: OpenOptions) {
  const lock = lockFolder(dataDir);
  const folder = join(dataDir, 'db');
  try {
    if (usesPrepared) await copyPreparedDatabase(folder);
    // PGlite gives its files the rights of everybody, so the folder is closed.
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
    await chmod(folder, OWNER_ONLY.folder);
    const pglite = await PGlite.create({
      fs: new DurableFiles(folder),
      startParams: [...durableStartParams(PGlite.defaultStartParams), ...MEMORY],
    });
    return { pglite, release: lock.release };
  } catch (error) {
    lock.release();
    if (!(await hasSpace(dataDir))) throw new Error(describeFullDisk(dataDir), { cause: error });
    throw error;
  }
}

/** Wraps a running PGlite with the interface of a PostgreSQL server. */
export function wrapPglite(pglite: PGlite, onClosed: () => void = () => {}): OpenDatabase {
  const pool = new Pool({
    ...createPgConfig(pglite),
    max: 1,
    pipeline: true,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
  });
  nameStatements(pool);
  pipelineStatements(pool);
  const db = new Kysely<Database>({
    dialect: new Dialect({ pool }),
  });
  const listeners = createListeners();
  pglite.onNotification(listeners.notify);

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
    // There is no connection that could be lost.
    onError: () => {},
    checkHealth: async () => void (await sql`select 1`.execute(db)),
    notificationSilenceMs: () => 0,
    now: () => Date.now(),
    close: async () => {
      await db.destroy();
      await pglite.close();
      onClosed();
    },
  };
}

/** Opens PostgreSQL inside this process, with its files in the data folder. */
export async function openEmbedded(
  dataDir: string,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  const { pglite, release } = await openFolder(dataDir, options);
  return wrapPglite(pglite, release);
}
