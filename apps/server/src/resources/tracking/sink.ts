import { createBatches } from './batches.ts';
import type { TrackingRow } from './rows.ts';
import { type WriteDeps, writeEvents } from './write.ts';

/** Where events go. */
export interface TrackingSink {
  /** Resolves when the rows are safe: a process that dies afterwards loses none of them. */
  accept(rows: readonly TrackingRow[]): Promise<void>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/** A page's events wait this long for those of others, so that all of them share one commit. */
const WAIT_MS = 5;
const MAX_ROWS = 2_000;

/** Events go straight into the table. */
export function databaseSink(deps: WriteDeps): TrackingSink {
  const { add, close } = createBatches<TrackingRow>({
    write: (rows) => writeEvents(rows, deps),
    waitMs: WAIT_MS,
    maxItems: MAX_ROWS,
  });
  return { accept: add, close: async () => close() };
}
