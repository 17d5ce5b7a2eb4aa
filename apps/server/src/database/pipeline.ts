import type { CompiledQuery, Kysely, Transaction } from 'kysely';
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

/** Sends a statement together with the commit. Its rows arrive when the transaction has committed. */
export type SendWithCommit = <Row>(query: CompiledQuery<Row>) => Promise<Row[]>;

export interface PipelinedTransaction {
  readonly trx: Transaction<Database>;
  readonly sendWithCommit: SendWithCommit;
}

interface LastStatement {
  readonly send: (execute: Execute) => Promise<void>;
  readonly result: Promise<unknown>;
}
type Execute = <Row>(query: CompiledQuery<Row>) => Promise<{ rows: Row[] }>;

function createLastStatement<Row>(query: CompiledQuery<Row>) {
  const { promise: result, resolve, reject } = Promise.withResolvers<Row[]>();
  // A caller that does not need the rows still gets the error, from the transaction.
  result.catch(() => {});
  const send = (execute: Execute) => execute(query).then(({ rows }) => resolve(rows), reject);
  return { send, result };
}

/**
 * Runs a transaction whose last statements are sent together with its commit: locks are held for a round
 * trip less. The work must not read what they write.
 *
 * @example
 * await commitTogether(db, async ({ trx, sendWithCommit }) => {
 *   const order = await lockOrder(trx, id);
 *   void sendWithCommit(closeOrder(trx, order.id).compile());
 * });
 */
export async function commitTogether<Result>(
  db: Kysely<Database>,
  work: (transaction: PipelinedTransaction) => Promise<Result>,
): Promise<Result> {
  const last: LastStatement[] = [];
  let isSent = false;
  const sendWithCommit: SendWithCommit = (query) => {
    const statement = createLastStatement(query);
    last.push(statement);
    return statement.result;
  };
  /** Sends the last statements, after those that still run, and does not wait for their results. */
  const sendLast = (trx: Transaction<Database>) =>
    new Promise<void>((resolve, reject) => {
      const running = trx.getExecutor().provideConnection((connection) => {
        const results = last.map(({ send }) => send((query) => connection.executeQuery(query)));
        isSent = true;
        resolve();
        return Promise.all(results);
      });
      running.catch(reject);
    });
  try {
    return await db.transaction().execute(async (trx) => {
      const result = await work({ trx, sendWithCommit });
      if (last.length > 0) await sendLast(trx);
      return result;
    });
  } catch (error) {
    // The commit itself tells only that a statement before it failed.
    if (isSent) await Promise.all(last.map(({ result }) => result));
    throw error;
  }
}
