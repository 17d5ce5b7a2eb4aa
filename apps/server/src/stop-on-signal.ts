import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ShopServices } from './app/create-app.ts';
import { STOP_SIGNALS } from './exit-on-signal.ts';
import { waitForQuiet } from './http/quiet.ts';
import type { Readiness } from './observability/readiness.ts';

/** Process managers usually kill ten seconds after the drain, so the process exits before that. */
const FORCED_EXIT_MS = 9_000;
/** How often idle connections are closed while stopping. */
const CLOSE_IDLE_MS = 50;

/**
 * Lets a server stop listening only after it has accepted the connections that wait in the queue of the
 * system: that would reset them, and a proxy repeats no POST whose connection was reset.
 */
function acceptBeforeClosing({ server }: FastifyInstance) {
  const close = server.close.bind(server);
  server.close = (done) => {
    // The first immediate may run before the event loop accepts what is waiting, the second runs after it.
    setImmediate(() => setImmediate(() => close(done)));
    return server;
  };
}

interface CloseOptions {
  app: FastifyInstance;
  readiness: Readiness;
  /** How long the process goes on answering, so that proxies notice that it is not ready. */
  drainMs: number;
  /** Ends the drain early. */
  signal?: AbortSignal;
}

/**
 * Takes a server out of service without a failed request: it reports not ready, goes on answering while every
 * response closes its connection, then takes no new connections and finishes running requests.
 */
export async function closeGracefully({ app, readiness, drainMs, signal }: CloseOptions) {
  readiness.markStopping();
  app.server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  await pause(drainMs, undefined, signal ? { signal } : {}).catch(() => {});
  await waitForQuiet(app);
  // A keep-alive connection would keep the server open long after its last response.
  const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_MS).unref();
  acceptBeforeClosing(app);
  await app.close();
  clearInterval(timer);
}

export interface Stopping {
  isStopping(): boolean;
  /** Leaves signals to others again. */
  ignoreSignals(): void;
}

/**
 * Stops in order: drains, finishes running requests, closes the database. A second signal ends the drain.
 */
export function stopOnSignal(app: FastifyInstance, shop: ShopServices): Stopping {
  const { readiness, database, settings } = shop;
  const { drainMs } = settings;
  const hurry = new AbortController();
  let isStopping = false;
  async function stop(signal: NodeJS.Signals) {
    if (isStopping) return hurry.abort();
    isStopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), drainMs + FORCED_EXIT_MS).unref();
    try {
      await closeGracefully({ app, readiness, drainMs, signal: hurry.signal });
      await database.close();
      process.exit(0);
    } catch (err) {
      app.log.error({ err }, 'shutdown failed');
      process.exit(1);
    }
  }
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  return {
    isStopping: () => isStopping,
    ignoreSignals() {
      for (const signal of STOP_SIGNALS) process.off(signal, stop);
    },
  };
}
