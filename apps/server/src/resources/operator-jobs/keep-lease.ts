import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { JobLostError, type RunningJob, renewLease } from './running-job.ts';

/** Several renewals may be late or fail before a lease ends. */
export const RENEW_MS = 1_500;

interface Heartbeat {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly everyMs?: number;
}

/**
 * Works on a job while its lease is renewed, so that a long batch keeps it and the job of a dead process is free
 * soon. A process that lost its job learns it from its next write, which fails.
 */
export async function keepLease<Result>(
  { db, now, everyMs = RENEW_MS }: Heartbeat,
  job: RunningJob,
  work: () => Promise<Result>,
): Promise<Result> {
  let isRenewing = false;
  async function renew() {
    if (isRenewing) return;
    isRenewing = true;
    try {
      await renewLease(db, job, now());
    } catch (error) {
      if (error instanceof JobLostError) clearInterval(timer);
    } finally {
      isRenewing = false;
    }
  }
  const timer = setInterval(() => void renew(), everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
