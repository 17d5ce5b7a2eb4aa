import type { CompiledQuery, Kysely } from 'kysely';
import type { Client, Pool } from 'pg';
import type { Database } from './schema.ts';

type Query = (...args: unknown[]) => unknown;

const BEGUN = { command: 'BEGIN', rowCount: null, rows: [], fields: [] };

/**
 * Collects what is sent in one turn of the event loop into one packet: a packet costs more of the CPU than
 * most statements.
 */
function createPacketCollector({ connection: { stream } }: Client) {
  let isCollecting = false;
  return () => {
    // The embedded database has no socket.
    if (isCollecting || !('cork' in stream)) return;
    isCollecting = true;
    stream.cork();
    process.nextTick(() => {
      isCollecting = false;
      stream.uncork();
    });
  };
}

function pipelineClient(client: Client) {
  const query = client.query.bind(client) as Query;
  const collect = createPacketCollector(client);
  const pipeliningQuery: Query = (text, ...rest) => {
    collect();
    const result = query(text, ...rest);
    if (text !== 'begin' || !(result instanceof Promise)) return result;
    // Without a transaction the statements that follow must not run.
    result.catch(() => client.connection.stream.destroy());
    return Promise.resolve(BEGUN);
  };
  client.query = pipeliningQuery as Client['query'];
}

/**
 * Sends `begin` together with the first statement of a transaction instead of waiting for its answer. The
 * pool must be created with `pipeline: true`.
 */
export function pipelineStatements(pool: Pool): void {
  pool.on('connect', (client) => pipelineClient(client));
}

type Rows<Results extends readonly unknown[]> = { [At in keyof Results]: Results[At][] };

/**
 * Sends statements together, on one connection. They run one after the other, and each sees what was
 * committed while those before it waited for locks. In a transaction those after one that failed do nothing;
 * without one, each commits by itself.
 */
export const runTogether = <Results extends readonly unknown[]>(
  db: Kysely<Database>,
  ...queries: { [At in keyof Results]: CompiledQuery<Results[At]> }
): Promise<Rows<Results>> =>
  db
    .getExecutor()
    .provideConnection(
      async (connection) =>
        (await Promise.all(
          queries.map(async (query) => (await connection.executeQuery(query)).rows),
        )) as Rows<Results>,
    );
