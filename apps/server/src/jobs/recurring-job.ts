import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Settings } from '../settings.ts';
import type { JobContext } from './job.ts';

/** The dependencies that every recurring job has; a job that needs more names its own type. */
export interface JobDeps {
  readonly db: Kysely<Database>;
  readonly settings: Settings;
  readonly now: () => number;
}

export interface RecurringJobContext<Deps = JobDeps> extends JobContext {
  deps: Deps;
  /** Aborts when the process stops. */
  signal?: AbortSignal;
}

/**
 * Work that waits in the tables until it is due. Every process polls for it and locks the rows it takes
 * (`for update skip locked`), so no work is lost when a process dies.
 */
export interface RecurringJob<Deps = JobDeps> {
  readonly name: string;
  readonly everyMs: number;
  /** Does what is due. Returns true when there is more, so that it is called again at once. */
  run(context: RecurringJobContext<Deps>): Promise<boolean | undefined>;
}

export const defineRecurringJob = <Deps = JobDeps>(job: RecurringJob<Deps>): RecurringJob<Deps> =>
  job;

interface RecurringJobOptions<Deps> extends RecurringJobContext<Deps> {
  jobs: readonly RecurringJob<Deps>[];
  onDone: (job: string, outcome: 'done' | 'failed') => void;
  onError: (error: unknown, job: string) => void;
}

/** Starts every job; a job's next run starts after its last one ended. `stop` waits for running jobs. */
export function startRecurringJobs<Deps>({
  jobs,
  onDone,
  onError,
  ...context
}: RecurringJobOptions<Deps>) {
  let isStopped = false;
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  async function runUntilDone(job: RecurringJob<Deps>) {
    let hasMore: boolean | undefined = true;
    try {
      while (hasMore && !isStopped) hasMore = await job.run(context);
      onDone(job.name, 'done');
    } catch (error) {
      onDone(job.name, 'failed');
      onError(error, job.name);
    }
  }

  function schedule(job: RecurringJob<Deps>) {
    if (isStopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const run = runUntilDone(job).finally(() => {
        running.delete(run);
        schedule(job);
      });
      running.add(run);
    }, job.everyMs);
    timers.add(timer);
  }

  for (const job of jobs) schedule(job);
  return {
    async stop() {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
