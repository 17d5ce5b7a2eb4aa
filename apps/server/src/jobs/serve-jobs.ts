import type { FastifyInstance } from 'fastify';
import type { Shop } from '../app/create-app.ts';
import { jobs } from './jobs.ts';
import { type Queue, startQueue } from './queue.ts';

/**
 * Starts the jobs behind a shop that is already open: making the queue's tables takes a second, and
 * nobody has to wait for it.
 */
export function serveJobs(app: FastifyInstance, shop: Shop): void {
  const { settings, database, metrics, now } = shop;
  if (!settings.jobs) return;
  let starting: Promise<Queue> | undefined;
  app.addHook('onListen', async () => {
    starting = startQueue({
      jobs,
      database,
      dataDir: settings.dataDir,
      now,
      onDone: (job, outcome) => metrics.jobs.inc({ job, outcome }),
      onError: (err) => app.log.error({ err }, 'a job failed'),
    });
    starting.catch((err) => app.log.error({ err }, 'the jobs could not be started'));
  });
  app.addHook('onClose', async () => (await starting?.catch(() => undefined))?.stop());
}
