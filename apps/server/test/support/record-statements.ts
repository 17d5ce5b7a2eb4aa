import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';

export interface Recording {
  /** The texts of the statements, in the order in which they were sent. */
  readonly statements: string[];
  /** How often the caller waited for the database: statements that are sent together count once. */
  roundTrips: number;
}

/** Records the statements of a pool: returns a function that returns those of an action, and of nothing else. */
export function recordStatements(pool: Pool) {
  const recorded = new WeakSet<PoolClient>();
  const recordings = new AsyncLocalStorage<Recording>();

  function record(client: PoolClient) {
    if (recorded.has(client)) return;
    recorded.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    let pending = 0;
    const recordingQuery = (text: unknown, ...rest: unknown[]) => {
      const recording = recordings.getStore();
      recording?.statements.push(String(text));
      const result = query(text, ...rest);
      // A transaction is begun together with its first statement.
      if (text === 'begin' || !(result instanceof Promise)) return result;
      if (pending++ === 0 && recording) recording.roundTrips++;
      const settle = () => void pending--;
      result.then(settle, settle);
      return result;
    };
    client.query = recordingQuery as PoolClient['query'];
  }

  pool.on('acquire', record);
  return async <Result>(action: () => Promise<Result>): Promise<Recording & { result: Result }> => {
    const recording: Recording = { statements: [], roundTrips: 0 };
    const result = await recordings.run(recording, action);
    return { statements: [...recording.statements], roundTrips: recording.roundTrips, result };
  };
}
