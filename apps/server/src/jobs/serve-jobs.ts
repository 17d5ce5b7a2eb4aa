import type { FastifyInstance } from 'fastify';
import type { Shop } from '../app/create-app.ts';
import { jobs, sweeps } from './jobs.ts';
import { type Queue, startQueue } from './queue.ts';
import { startSweeps } from './sweep.ts';

/**
 * Starts the jobs behind a shop that is already open: making the queue's tables takes a second, and
 * nobody has to wait for it.
 */
export function serveJobs(app: FastifyInstance, shop: Shop): void {
  const { settings, database, deps, metrics, now } = shop;
  if (!settings.jobs) return;
  const options = {
    database,
    deps,
    dataDir: settings.dataDir,
    now,
    onDone: (job: string, outcome: 'done' | 'failed') => metrics.jobs.inc({ job, outcome }),
    onError: (err: unknown) => app.log.error({ err }, 'a job failed'),
  };
  let starting: Promise<Queue> | undefined;
  let sweeping: ReturnType<typeof startSweeps> | undefined;
  app.addHook('onListen', async () => {
    sweeping = startSweeps({ ...options, sweeps });
    starting = startQueue({ ...options, jobs });
    starting.catch((err) => app.log.error({ err }, 'the jobs could not be started'));
  });
  app.addHook('onClose', async () => {
    await sweeping?.stop();
    await (await starting?.catch(() => undefined))?.stop();
  });
}
