import type { FastifyInstance } from 'fastify';
import { type Queue, startQueue } from '../jobs/queue.ts';
import { startRecurringJobs } from '../jobs/recurring-job.ts';
import type { ShopServices } from './create-app.ts';
import { folderJobs, jobs, recurringJobs } from './jobs.ts';

/** Starts the jobs once the server listens, because creating the queue's tables takes a second. */
export function registerJobs(app: FastifyInstance, shop: ShopServices): void {
  const { settings, database, deps, metrics, now } = shop;
  const options = {
    database,
    deps,
    dataDir: settings.dataDir,
    now,
    onDone(job: string, outcome: 'done' | 'failed') {
      metrics.jobs.inc({ job, outcome });
      if (outcome === 'done') metrics.jobSuccess.set({ job }, Math.floor(now() / 1000));
    },
    onError(err: unknown, job = 'queue') {
      app.log.error({ err, job }, 'job failed');
    },
  };
  let queue: Promise<Queue> | undefined;
  let recurring: ReturnType<typeof startRecurringJobs> | undefined;
  app.addHook('onListen', async () => {
    recurring = startRecurringJobs({
      ...options,
      jobs: settings.jobs ? [...folderJobs, ...recurringJobs] : folderJobs,
    });
    if (!settings.jobs) return;
    queue = startQueue({ ...options, jobs });
    queue.catch((err) => app.log.error({ err }, 'job queue did not start'));
  });
  app.addHook('onClose', async () => {
    await recurring?.stop();
    await (await queue?.catch(() => undefined))?.stop();
  });
}
