import { createBatches } from './batches.ts';
import type { TrackingRow } from './rows.ts';
import { type WriteDeps, writeEvents } from './write-events.ts';

export interface TrackingSink {
  /** Resolves when the rows are stored durably. */
  accept(rows: readonly TrackingRow[]): Promise<void>;
  /** Waits for pending writes. */
  close(): Promise<void>;
}

/** Events wait this long for those of other callers, so that they share one commit. */
const WAIT_MS = 5;
const MAX_ROWS = 2_000;

/** Writes events directly to the table. */
export function databaseSink(deps: WriteDeps): TrackingSink {
  const { add, close } = createBatches<TrackingRow>({
    write: (rows) => writeEvents(rows, deps),
    waitMs: WAIT_MS,
    maxItems: MAX_ROWS,
  });
  return { accept: add, close: async () => close() };
}
