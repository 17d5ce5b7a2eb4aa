import { sql, type Transaction } from 'kysely';
import { vi } from 'vitest';
import type { Database } from '../database/schema.ts';
import { onPostgresql } from './test-shop.ts';

/** How long a test waits for what another connection is about to do. */
export const SOON = { timeout: 20_000, interval: 5 };

/**
 * Until somebody else waits for what this transaction holds. The embedded engine has one connection,
 * which this transaction has: everybody else waits for that.
 */
export async function untilSomebodyWaits(trx: Transaction<Database>): Promise<void> {
  if (!onPostgresql) return;
  await vi.waitFor(async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_locks
      where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))
    `.execute(trx);
    if (!rows[0]?.waiting) throw new Error('Nobody waits');
  }, SOON);
}
