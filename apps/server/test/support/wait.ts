import { sql, type Transaction } from 'kysely';
import { vi } from 'vitest';
import type { Database } from '../../src/database/schema.ts';
import { onPostgresql } from './test-shop.ts';

/** How long a test waits for another connection. */
export const WAIT_OPTIONS = { timeout: 20_000, interval: 5 };

/**
 * Waits until another transaction is blocked by a lock of this one. On the embedded engine all others are
 * blocked, because this transaction has its only connection.
 */
export async function waitForBlockedTransaction(trx: Transaction<Database>): Promise<void> {
  if (!onPostgresql) return;
  await vi.waitFor(async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_locks
      where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))
    `.execute(trx);
    if (!rows[0]?.waiting) throw new Error('No transaction is blocked');
  }, WAIT_OPTIONS);
}
