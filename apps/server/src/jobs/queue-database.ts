import type { Pool } from 'pg';
import type { Db } from 'pg-boss';

/**
 * Gives the job queue the pool of the shop. On the embedded engine a statement that bypassed the pool
 * would run inside another transaction.
 */
export function queueDatabase(pool: Pool): Db {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      try {
        const results = await client.query(text, values as unknown[]);
        // A text of several statements returns several results.
        return { rows: [results].flat().flatMap(({ rows }) => rows) };
      } catch (error) {
        // A failed block leaves its transaction open, and the connection is shared.
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
