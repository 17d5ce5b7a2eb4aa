import type { Pool, PoolClient } from 'pg';
import { restoreSilenceLimit, suspendSilenceLimit } from '../database/limit-silence.ts';

/** Runs work in one transaction that may take longer than the limits of requests. */
export async function inLongTransaction<T>(
  pool: Pool,
  begin: string,
  run: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  suspendSilenceLimit(client);
  try {
    await client.query(begin);
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const result = await run(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    restoreSilenceLimit(client);
    client.release();
  }
}
