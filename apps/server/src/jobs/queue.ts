import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { classifyDatabaseError } from '../database/unavailable.ts';
import type { Job, JobContext } from './job.ts';
import { queueDatabase } from './queue-database.ts';

const SCHEMA = 'jobs';
const TIME_ZONE = 'Asia/Shanghai';
const POLL_SECONDS = 5;
const START_ATTEMPTS = 5;
const START_RETRY_MS = 500;
/** How long a stopping process waits for its running job. */
const STOP_MS = 5_000;

export interface QueueOptions extends JobContext {
  jobs: readonly Job[];
  onDone: (job: string, outcome: 'done' | 'failed') => void;
  /** Called with the error of a job, or with one of the queue itself. */
  onError: (error: unknown, job?: string) => void;
  /** How often a worker polls for work. */
  pollSeconds?: number;
  /** Gives up a start that has not ended. */
  signal?: AbortSignal;
}

export interface Queue {
  /** Queues a job; with a transaction, only if that commits. */
  send<Schema extends z.ZodObject>(
    job: Job<Schema>,
    data: z.input<Schema>,
    transaction?: Transaction<Database>,
  ): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a queue, and does not wait for its tables once the process stops. */
async function startOrAbort(boss: PgBoss, signal: AbortSignal, start: AbortController) {
  const aborted = Promise.withResolvers<never>();
  const abort = () => {
    start.abort();
    aborted.reject(signal.reason);
  };
  signal.addEventListener('abort', abort, { once: true });
  const started = boss.start();
  try {
    await Promise.race([started, aborted.promise]);
  } catch (error) {
    started.then(() => boss.stop({ graceful: false })).catch(() => {});
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Processes that start together all try to create the queue's tables. The ones that fail find them on
 * their next attempt. While the database is away, it is tried until it is back.
 */
async function startBoss({ database, onError }: QueueOptions, signal: AbortSignal) {
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted();
    const start = new AbortController();
    const boss = new PgBoss({
      db: queueDatabase(database.pool, start.signal),
      backend: database.engine === 'embedded' ? 'pglite' : 'postgres',
      schema: SCHEMA,
    });
    boss.on('error', (error) => onError(error));
    try {
      await startOrAbort(boss, signal, start);
      return boss;
    } catch (error) {
      const isAway = classifyDatabaseError(error) === 'unavailable';
      if (signal.aborted || (attempt >= START_ATTEMPTS && !isAway)) throw error;
      if (isAway) onError(error);
      await pause(START_RETRY_MS * Math.min(attempt, START_ATTEMPTS), undefined, { signal });
    }
  }
}

/** Jobs of former releases, whose schedules would go on. */
const RETIRED_JOBS = ['prune-images'];

/** Starts the queue and the workers of this process. */
export async function startQueue(options: QueueOptions): Promise<Queue> {
  const { jobs, onDone, onError, pollSeconds = POLL_SECONDS } = options;
  const { signal = new AbortController().signal } = options;
  const boss = await startBoss(options, signal);

  async function startWorkers() {
    for (const name of RETIRED_JOBS) await boss.unschedule(name);
    for (const job of jobs) {
      signal.throwIfAborted();
      await boss.createQueue(job.name);
      await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, async (batch) => {
        for (const { data } of batch) await runJob(job, data);
      });
      if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: TIME_ZONE });
    }
  }

  async function runJob(job: Job, data: unknown) {
    try {
      await job.run(job.data.parse(data ?? {}), options);
      onDone(job.name, 'done');
    } catch (error) {
      onDone(job.name, 'failed');
      onError(error, job.name);
      throw error;
    }
  }

  try {
    await startWorkers();
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
  return {
    async send(job, data, transaction) {
      await boss.send(job.name, data, transaction ? { db: fromKysely(transaction) } : {});
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_MS }),
  };
}
