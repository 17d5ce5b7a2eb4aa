import type { PostgresPool } from 'kysely';
import type { Pool } from 'pg';
import { DatabaseUnavailableError } from './unavailable.ts';

/** Longer than a statement waits for a lock, so that one locked row does not refuse everyone. */
const STUCK_AFTER_MS = 3_000;

/**
 * A pool that refuses at once while it is stuck: callers wait, and no connection has come free for a
 * while. Otherwise every caller would wait for its own timeout.
 */
export function limitWaiting(pool: Pool): PostgresPool {
  let progressAt = performance.now();
  const recordProgress = () => {
    progressAt = performance.now();
  };
  pool.on('acquire', recordProgress);
  pool.on('release', recordProgress);
  return {
    options: pool.options,
    async connect() {
      if (pool.waitingCount === 0) recordProgress();
      else if (performance.now() - progressAt > STUCK_AFTER_MS)
        throw new DatabaseUnavailableError('No database connection has come free for a while');
      try {
        return await pool.connect();
      } catch (cause) {
        throw new DatabaseUnavailableError('No database connection', { cause });
      }
    },
    end: () => pool.end(),
  };
}
