import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Database } from '../database/schema.ts';
import type { Job, JobContext } from './job.ts';
import { queueDatabase } from './queue-database.ts';

const SCHEMA = 'jobs';
const TIME_ZONE = 'Asia/Shanghai';
const POLL_SECONDS = 5;
const START_ATTEMPTS = 5;
const START_AGAIN_MS = 500;
/** How long a stopping process waits for the job it is at. */
const STOP_MS = 5_000;

export interface QueueOptions extends JobContext {
  jobs: readonly Job[];
  onDone: (job: string, outcome: 'done' | 'failed') => void;
  onError: (error: unknown) => void;
  /** How often a worker looks for work. */
  pollSeconds?: number;
}

export interface Queue {
  /** Has a job done later; with a transaction, only if that is committed. */
  send<Schema extends z.ZodObject>(
    job: Job<Schema>,
    data: z.input<Schema>,
    transaction?: Transaction<Database>,
  ): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Several processes that start together all try to make the queue's tables; whoever fails finds them made
 * a moment later.
 */
async function startBoss({ database, onError }: QueueOptions): Promise<PgBoss> {
  for (let attempt = 1; ; attempt++) {
    const boss = new PgBoss({
      db: queueDatabase(database.pool),
      backend: database.engine === 'embedded' ? 'pglite' : 'postgres',
      schema: SCHEMA,
    });
    boss.on('error', onError);
    try {
      await boss.start();
      return boss;
    } catch (error) {
      if (attempt === START_ATTEMPTS) throw error;
      await pause(START_AGAIN_MS * attempt);
    }
  }
}

/** Starts the queue and the workers of this process. */
export async function startQueue(options: QueueOptions): Promise<Queue> {
  const { jobs, onDone, onError, pollSeconds = POLL_SECONDS } = options;
  const boss = await startBoss(options);
  for (const job of jobs) {
    await boss.createQueue(job.name);
    await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, async (batch) => {
      for (const { data } of batch) await runJob(job, data);
    });
    if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: TIME_ZONE });
  }

  async function runJob(job: Job, data: unknown) {
    try {
      await job.run(job.data.parse(data ?? {}), options);
      onDone(job.name, 'done');
    } catch (error) {
      onDone(job.name, 'failed');
      onError(error);
      throw error;
    }
  }

  return {
    async send(job, data, transaction) {
      await boss.send(job.name, data, transaction ? { db: fromKysely(transaction) } : {});
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_MS }),
  };
}
