import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { insertTrackingRows, type TrackingRow } from './rows.ts';

export interface WriteDeps {
  readonly db: Kysely<Database>;
  /** Called for each rejected event. */
  readonly onError: (error: unknown) => void;
}

/** Classes of PostgreSQL errors caused by the data, for which a retry is useless. */
const DATA_FAULT = /^2[23]/;

const isDataFault = (error: unknown): boolean =>
  DATA_FAULT.test(String((error as { code?: unknown } | undefined)?.code ?? ''));

/** Stores a payload that cannot be written as an event, for inspection by an operator. */
export async function storeDeadLetter(
  { db, onError }: WriteDeps,
  payload: string,
  cause: unknown,
): Promise<void> {
  const reason = cause instanceof Error ? cause.message : String(cause);
  await db.insertInto('tracking_dead_letters').values({ payload, reason }).execute();
  onError(new Error('tracking event moved to dead letters', { cause }));
}

/**
 * Writes events with one statement. If the data is invalid, the batch is halved until the invalid event
 * is found and stored as a dead letter, so that the others are written. Other errors are thrown.
 */
export async function writeEvents(rows: readonly TrackingRow[], deps: WriteDeps): Promise<void> {
  try {
    await insertTrackingRows(deps.db, rows);
  } catch (error) {
    if (!isDataFault(error)) throw error;
    if (rows.length === 1) return storeDeadLetter(deps, JSON.stringify(rows[0]), error);
    const half = Math.ceil(rows.length / 2);
    await writeEvents(rows.slice(0, half), deps);
    await writeEvents(rows.slice(half), deps);
  }
}
