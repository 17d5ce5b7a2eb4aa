import { Socket } from 'node:net';
import type { Client } from 'pg';
import { startTimeLimit } from '../time-limit.ts';

/** A connection on which the database sent nothing for too long. */
export class SilentConnectionError extends Error {
  override name = 'SilentConnectionError';
  readonly code = 'ETIMEDOUT';
}

/** How to start the limit of a connection; it returns how to end it. */
const limits = new WeakMap<Client, { start(): void; end(): void }>();

/**
 * Destroys a connection on which nothing arrives for a while. The peer of a half-open connection sends no
 * error, so that its statements would wait for ever.
 */
export function limitSilence(client: Client, ms: number): void {
  const { stream } = client.connection;
  // The embedded database has no socket that could fall silent.
  if (!(stream instanceof Socket)) return;
  let end = () => {};
  const destroy = () =>
    stream.destroy(new SilentConnectionError(`The database sent nothing for ${ms} ms`));
  const start = () => {
    end();
    end = startTimeLimit(ms, destroy, { readProgress: () => stream.bytesRead });
  };
  limits.set(client, { start, end: () => end() });
  stream.once('close', () => end());
  start();
}

/** Suspends the limit of a connection, on which nothing is expected. */
export const suspendSilenceLimit = (client: Client): void => limits.get(client)?.end();

/** Starts the suspended limit of a connection again. */
export const restoreSilenceLimit = (client: Client): void => limits.get(client)?.start();
