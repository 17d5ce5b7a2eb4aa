import { EventEmitter } from 'node:events';
import { Kysely, sql } from 'kysely';
import type { Client } from 'pg';
import type { Settings } from '../settings.ts';
import { LimitedClient } from './client.ts';
import type { Database, OpenDatabase } from './database.ts';
import { Dialect } from './dialect.ts';
import { limitSilence, restoreSilenceLimit, suspendSilenceLimit } from './limit-silence.ts';
import { LimitedPool } from './limited-pool.ts';
import { createListenConnection } from './listen-connection.ts';
import { createMonitorConnection } from './monitor-connection.ts';
import { pipelineStatements } from './pipeline.ts';
import { createPoolProbe } from './probe-pool.ts';
import { nameStatements } from './statement-names.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

/** How long after the server's own timeout a connection without an answer is given up. */
const SILENCE_MARGIN_MS = 1_000;
/** Finds a dead peer long before the two hours that are the system's default. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 15_000 };

type PostgresqlSettings = Pick<
  Settings,
  'databasePoolSize' | 'databaseStatementTimeoutMs' | 'databaseLockTimeoutMs'
>;

/** Reports a lost connection once: the driver reports the server's message and the end of the socket. */
function reportLoss(client: Client, onError: (error: Error) => void) {
  client.once('error', onError);
  client.on('error', () => {});
}

function createPool(
  connectionString: string,
  { databasePoolSize, databaseStatementTimeoutMs, databaseLockTimeoutMs }: PostgresqlSettings,
  onError: (error: Error) => void,
) {
  const pool = new LimitedPool({
    ...KEEP_ALIVE,
    Client: LimitedClient,
    connectionString,
    max: databasePoolSize,
    statement_timeout: databaseStatementTimeoutMs,
    lock_timeout: databaseLockTimeoutMs,
    idle_in_transaction_session_timeout: databaseStatementTimeoutMs,
    application_name: 'vitrine',
    pipeline: true,
  });
  pool.on('connect', (client) => {
    // The pool itself listens to idle connections only: without this listener the loss of a busy one
    // would end the process.
    reportLoss(client, onError);
    limitSilence(client, databaseStatementTimeoutMs + SILENCE_MARGIN_MS);
  });
  // Nothing is expected on an idle connection.
  pool.on('release', (_, client) => void suspendSilenceLimit(client));
  pool.on('acquire', restoreSilenceLimit);
  // The pool repeats the error of an idle connection, which is already reported.
  pool.on('error', () => {});
  return pool;
}

/** Opens a PostgreSQL server, which other processes of the shop may share. */
export function openPostgresql(
  connectionString: string,
  settings: PostgresqlSettings,
): OpenDatabase {
  const errors = new EventEmitter<{ lost: [Error] }>();
  const onError = (error: Error) => void errors.emit('lost', error);

  /** Opens a connection outside the pool. */
  async function connect() {
    const client = new LimitedClient({
      ...KEEP_ALIVE,
      connectionString,
      application_name: 'vitrine',
    });
    reportLoss(client, onError);
    await client.connect();
    return client;
  }

  const pool = createPool(connectionString, settings, onError);
  nameStatements(pool);
  pipelineStatements(pool);
  const db = new Kysely<Database>({
    dialect: new Dialect({ pool }),
  });
  const listenConnection = createListenConnection(connect);
  const { probe, recordAnswer, destroySilent } = createPoolProbe(pool);
  const monitor = createMonitorConnection(connect, {
    onAnswer() {
      recordAnswer();
      void probe();
    },
    onSilence: destroySilent,
  });
  return {
    engine: 'postgresql',
    db,
    pool,
    async listen(channel, onChange) {
      await monitor.start();
      return listenConnection.listen(channel, onChange);
    },
    notify: async (channel) => void (await sql`select pg_notify(${channel}, '')`.execute(db)),
    onError: (listener) => void errors.on('lost', listener),
    async checkHealth() {
      await monitor.beat();
      if (!(await probe())) throw new DatabaseUnavailableError('Calls get no connection');
    },
    notificationSilenceMs: listenConnection.silenceMs,
    now: monitor.now,
    close: async () => {
      await monitor.close();
      await listenConnection.close();
      await db.destroy();
    },
  };
}
