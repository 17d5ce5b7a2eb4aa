import type { FastifyInstance } from 'fastify';
import { type Queue, startQueue } from '../jobs/queue.ts';
import { startRecurringJobs } from '../jobs/recurring-job.ts';
import { logDatabaseState } from '../observability/log-database-state.ts';
import type { ShopServices } from './create-app.ts';
import { folderJobs, jobs, recurringJobs } from './jobs.ts';

/** Starts the jobs once the server listens, because creating the queue's tables takes a second. */
export function registerJobs(app: FastifyInstance, shop: ShopServices): void {
  const { settings, database, deps, metrics, now } = shop;
  const databaseState = logDatabaseState({ log: app.log, checkHealth: database.checkHealth });
  const closing = new AbortController();
  const options = {
    database,
    deps,
    dataDir: settings.dataDir,
    now,
    signal: closing.signal,
    onDone(job: string, outcome: 'done' | 'failed') {
      metrics.jobs.inc({ name: job, outcome });
      if (outcome === 'done') metrics.jobSuccess.set({ name: job }, Math.floor(now() / 1000));
    },
    onError(err: unknown, job = 'queue') {
      if (!databaseState.countFailure(err)) app.log.error({ err, job }, 'job failed');
    },
  };
  let queue: Promise<Queue> | undefined;
  let recurring: ReturnType<typeof startRecurringJobs> | undefined;
  app.addHook('onListen', async () => {
    // A process that is stopped while it starts closes before it listens.
    if (closing.signal.aborted) return;
    recurring = startRecurringJobs({
      ...options,
      jobs: settings.jobs ? [...folderJobs, ...recurringJobs] : folderJobs,
    });
    if (!settings.jobs) return;
    queue = startQueue({ ...options, jobs });
    queue.catch((err) => {
      if (!closing.signal.aborted) app.log.error({ err }, 'job queue did not start');
    });
  });
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onClose', async () => {
    await recurring?.stop();
    await (await queue?.catch(() => undefined))?.stop();
    databaseState.stop();
  });
}
