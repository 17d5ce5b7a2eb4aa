import type { FastifyBaseLogger } from 'fastify';
import { classifyDatabaseError } from '../database/unavailable.ts';

/** How often a database that is away is looked at. */
const CHECK_MS = 1_000;
/** Longer than a job waits for its next try, so that the database is back when nothing fails any more. */
const QUIET_MS = 6_000;
/** A database that stays away is logged at most this often. */
const SUMMARY_MS = 60_000;

interface DatabaseStateOptions {
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly checkHealth: () => Promise<void>;
  readonly clock?: () => number;
}

interface Absence {
  readonly since: number;
  failed: number;
  lastFailure: number;
  loggedAt: number;
}

/**
 * Logs once that the database is away and once that it is back, with how much failed meanwhile: dozens of jobs
 * fail every few seconds without it, and their lines would hide all others.
 */
export function logDatabaseState({
  log,
  checkHealth,
  clock = () => performance.now(),
}: DatabaseStateOptions) {
  let absence: Absence | undefined;
  let timer: NodeJS.Timeout | undefined;

  const describe = ({ since, failed }: Absence) => ({
    seconds: Math.round((clock() - since) / 1000),
    failed,
  });

  async function check() {
    const looked = absence;
    if (!looked) return;
    const isHealthy = await checkHealth().then(
      () => true,
      () => false,
    );
    if (absence !== looked) return;
    if (isHealthy && clock() - looked.lastFailure >= QUIET_MS) {
      clearInterval(timer);
      absence = undefined;
      log.warn(describe(looked), 'database back');
    } else if (clock() - looked.loggedAt >= SUMMARY_MS) {
      looked.loggedAt = clock();
      log.error(describe(looked), 'database still away');
    }
  }

  return {
    /** Counts a failure that is the database's absence. Returns whether it is, so that it needs no line of its own. */
    countFailure(err: unknown): boolean {
      if (classifyDatabaseError(err) !== 'unavailable') return false;
      const now = clock();
      if (absence) {
        absence.failed++;
        absence.lastFailure = now;
        return true;
      }
      absence = { since: now, failed: 1, lastFailure: now, loggedAt: now };
      log.error({ err }, 'database away');
      timer = setInterval(() => void check(), CHECK_MS).unref();
      return true;
    },
    stop: () => clearInterval(timer),
  };
}
