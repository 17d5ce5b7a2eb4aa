import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import type { Readiness } from './readiness.ts';
import { toReadinessBody } from './routes.ts';

export interface HealthReport {
  readonly isReady: boolean;
  readonly body: string;
}

export interface HealthServerAddress {
  readonly host: string;
  readonly port: number;
}

interface HealthServer {
  readonly port: number;
  close(): Promise<void>;
}

/** How often the worker hears from the server. */
const REPORT_MS = 500;
/** The worker only repeats what it has heard. */
const MEMORY = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };

/** Opens the port of health checks once the shop listens. */
export function registerHealthServer(
  app: FastifyInstance,
  readiness: Readiness,
  { host, healthPort }: Pick<Settings, 'host' | 'healthPort'>,
): void {
  if (healthPort === undefined) return;
  let health: HealthServer | undefined;
  app.addHook('onListen', async () => {
    health = await serveHealth(readiness, { host, port: healthPort });
  });
  app.addHook('onClose', () => health?.close());
}

/**
 * Answers `/healthz` and `/readyz` on a port of their own, from a thread of their own: a caller gets an
 * answer at once, also while the server computes something.
 */
export async function serveHealth(
  readiness: Readiness,
  workerData: HealthServerAddress,
): Promise<HealthServer> {
  const worker = new Worker(new URL('./health-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: MEMORY,
  });
  worker.unref();
  const [{ port }] = (await once(worker, 'message')) as [AddressInfo];
  async function report() {
    const current = await readiness.report();
    const body = JSON.stringify(toReadinessBody(readiness, current));
    worker.postMessage({ isReady: current.isReady, body } satisfies HealthReport);
  }
  await report();
  const timer = setInterval(() => void report(), REPORT_MS).unref();
  readiness.onStopping(() => void report());
  return {
    port,
    async close() {
      clearInterval(timer);
      await worker.terminate();
    },
  };
}
