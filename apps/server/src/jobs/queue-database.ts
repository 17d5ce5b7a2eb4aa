import type { Pool } from 'pg';
import type { Db } from 'pg-boss';

/**
 * The job queue's way to the database: the same pool as everything else. On the embedded engine that
 * matters, because a statement that slipped past the pool would land in somebody's transaction.
 */
export function queueDatabase(pool: Pool): Db {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      try {
        const results = await client.query(text, values as unknown[]);
        // Several statements at once answer several results.
        return { rows: [results].flat().flatMap(({ rows }) => rows) };
      } catch (error) {
        // A block that failed half way leaves its transaction open, and the connection is shared.
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
