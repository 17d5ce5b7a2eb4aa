import { Socket } from 'node:net';
import type { Client, Pool } from 'pg';
import type { Db } from 'pg-boss';

/** The embedded database has no socket, and no statement that waits for another process. */
function disconnect({ connection: { stream } }: Client) {
  if (stream instanceof Socket) stream.destroy();
}

/**
 * Gives the job queue the pool of the shop. On the embedded engine a statement that bypassed the pool
 * would run inside another transaction. The signal ends statements that wait, because the queue lets those that
 * create its tables wait for half a minute.
 */
export function queueDatabase(pool: Pool, signal?: AbortSignal): Db {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      const abort = () => disconnect(client);
      signal?.addEventListener('abort', abort, { once: true });
      try {
        const results = await client.query(text, values as unknown[]);
        // A text of several statements returns several results.
        return { rows: [results].flat().flatMap(({ rows }) => rows) };
      } catch (error) {
        // A failed block leaves its transaction open, and the connection is shared.
        await client.query('rollback');
        throw error;
      } finally {
        signal?.removeEventListener('abort', abort);
        client.release();
      }
    },
  };
}
