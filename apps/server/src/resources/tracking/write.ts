import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { insertRows, type TrackingRow } from './rows.ts';

export interface WriteDeps {
  readonly db: Kysely<Database>;
  /** Hears of what the table would not take. */
  readonly onError: (error: unknown) => void;
}

/** Classes of PostgreSQL's errors that are the data's own fault: it will be no better next time. */
const DATA_FAULT = /^2[23]/;

const isDataFault = (error: unknown): boolean =>
  DATA_FAULT.test(String((error as { code?: unknown } | undefined)?.code ?? ''));

/** Keeps what cannot be an event, as it came, for somebody to look at. */
export async function setAside(
  { db, onError }: WriteDeps,
  payload: string,
  cause: unknown,
): Promise<void> {
  const reason = cause instanceof Error ? cause.message : String(cause);
  await db.insertInto('tracking_set_aside').values({ payload, reason }).execute();
  onError(new Error('an event was set aside', { cause }));
}

/**
 * Writes events with one statement. When one of them is no good, halves are tried until it stands alone
 * and is set aside: it keeps no other from being written. A table that is not there is another matter.
 */
export async function writeEvents(rows: readonly TrackingRow[], deps: WriteDeps): Promise<void> {
  try {
    await insertRows(deps.db, rows);
  } catch (error) {
    if (!isDataFault(error)) throw error;
    if (rows.length === 1) return setAside(deps, JSON.stringify(rows[0]), error);
    const half = Math.ceil(rows.length / 2);
    await writeEvents(rows.slice(0, half), deps);
    await writeEvents(rows.slice(half), deps);
  }
}
