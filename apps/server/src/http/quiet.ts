import type { Server } from 'node:http';
import { setTimeout as pause, setImmediate as waitForImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A proxy that has noticed sends nothing any more: then this long passes without a new connection. */
const QUIET_MS = 250;
/** How long a server waits for that beyond its drain. A proxy that goes on sending then passes to another process. */
const MAX_UNQUIET_MS = 4_000;
const CHECK_QUIET_MS = 25;

/** Remembers when each server got its last connection. */
const connectedAt = new WeakMap<Server, number>();

/** Records connections, so that a stop knows whether they still come. */
export function recordConnections({ server }: Pick<FastifyInstance, 'server'>): void {
  server.on('connection', () => connectedAt.set(server, performance.now()));
}

/** Waits until no new connections come, because those that wait when a server stops listening are reset. */
export async function waitForQuiet({ server }: Pick<FastifyInstance, 'server'>) {
  const endsAt = performance.now() + MAX_UNQUIET_MS;
  const isQuiet = () => performance.now() - (connectedAt.get(server) ?? 0) > QUIET_MS;
  while (!isQuiet() && performance.now() < endsAt) {
    await pause(CHECK_QUIET_MS);
    // Connections that came while the process was busy are accepted before this.
    await waitForImmediate();
  }
}
