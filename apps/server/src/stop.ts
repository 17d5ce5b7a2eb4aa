import type { FastifyInstance } from 'fastify';
import type { Shop } from './app/create-app.ts';

/** Whatever has not ended by then is cut off: whoever stops us is about to lose patience. */
const LAST_MOMENT_MS = 9_000;
/** How often to look for connections whose last answer has gone out. */
const SWEEP_MS = 50;

/** Stops in order: no longer ready, no new requests, the last ones answered, the database closed. */
export function stopOnSignal(app: FastifyInstance, { readiness, database }: Shop): void {
  let isStopping = false;
  async function stop(signal: NodeJS.Signals) {
    if (isStopping) return;
    isStopping = true;
    readiness.leave();
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), LAST_MOMENT_MS).unref();
    // A connection that is kept alive would keep the server open long after its last answer.
    setInterval(() => app.server.closeIdleConnections(), SWEEP_MS).unref();
    try {
      await app.close();
      await database.close();
      process.exit(0);
    } catch (err) {
      app.log.error({ err }, 'did not stop in order');
      process.exit(1);
    }
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
