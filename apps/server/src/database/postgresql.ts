import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client, escapeIdentifier, Pool } from 'pg';
import type { Settings } from '../settings.ts';
import type { Channel, Database, OnChange, OpenDatabase } from './database.ts';
import { createListeners } from './listeners.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const RECONNECT_FIRST_MS = 200;
const RECONNECT_LAST_MS = 10_000;

/**
 * A connection of its own for LISTEN, opened with the first listener. When it is lost it comes back,
 * and then tells every listener, since changes may have been announced in between.
 */
function createEar(connectionString: string) {
  const listeners = createListeners();
  let client: Client | undefined;
  let opening: Promise<void> | undefined;
  let closed = false;

  async function open() {
    const next = new Client({ connectionString, keepAlive: true });
    next.on('notification', ({ channel }) => listeners.tell(channel));
    next.on('error', () => {});
    await next.connect();
    if (closed) return next.end();
    next.once('end', () => void reopen());
    client = next;
    for (const channel of listeners.channels()) await next.query(listenTo(channel));
  }

  async function reopen() {
    client = undefined;
    for (let wait = RECONNECT_FIRST_MS; !closed; wait = Math.min(wait * 2, RECONNECT_LAST_MS)) {
      await pause(wait, undefined, { ref: false });
      try {
        if (closed) return;
        await open();
        return listeners.tellAll();
      } catch {
        // The pool reports an unreachable database; here it is only a reason to try again.
      }
    }
  }

  return {
    async listen(channel: Channel, onChange: OnChange) {
      listeners.add(channel, onChange);
      opening ??= open();
      await opening;
      await client?.query(listenTo(channel));
      return async () => void listeners.remove(channel, onChange);
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
}

const listenTo = (channel: string) => `listen ${escapeIdentifier(channel)}`;

/** A PostgreSQL server, shared with other processes of the shop. */
export function openPostgresql(
  connectionString: string,
  settings: Pick<Settings, 'databasePoolSize' | 'databaseStatementTimeoutMs'>,
  onError: (error: Error) => void,
): OpenDatabase {
  const pool = new Pool({
    connectionString,
    max: settings.databasePoolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: settings.databaseStatementTimeoutMs,
    idle_in_transaction_session_timeout: settings.databaseStatementTimeoutMs,
    application_name: 'vitrine',
    keepAlive: true,
  });
  pool.on('error', onError);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const ear = createEar(connectionString);
  return {
    engine: 'postgresql',
    db,
    pool,
    listen: ear.listen,
    notify: async (channel) => void (await sql`select pg_notify(${channel}, '')`.execute(db)),
    close: async () => {
      await ear.close();
      await db.destroy();
    },
  };
}
