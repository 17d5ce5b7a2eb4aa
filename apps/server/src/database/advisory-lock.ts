import { sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** Runs transactions that lock the same name one after the other; the lock ends with the transaction. */
export const acquireAdvisoryLock = (trx: Transaction<Database>, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
