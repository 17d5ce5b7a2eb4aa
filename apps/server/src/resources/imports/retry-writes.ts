import { setTimeout as pause } from 'node:timers/promises';

/** Another transaction was faster, held a lock too long, or added the same row at the same moment. */
const RETRIED_CODES: ReadonlySet<unknown> = new Set(['40001', '40P01', '55P03', '23505']);
const MAX_RETRIES = 5;
const RETRY_MS = 200;

/** Repeats a transaction that shoppers' orders were in the way of. */
export async function retryWrites<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (attempt > MAX_RETRIES || !RETRIED_CODES.has(code)) throw error;
      await pause(RETRY_MS * attempt);
    }
  }
}
