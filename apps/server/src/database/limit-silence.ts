import { Socket } from 'node:net';
import type { Client } from 'pg';

/** A connection on which the database sent nothing for too long. */
export class SilentConnectionError extends Error {
  override name = 'SilentConnectionError';
  readonly code = 'ETIMEDOUT';
}

/** The embedded database has no socket that could fall silent. */
const findSocket = ({ connection: { stream } }: Client) =>
  stream instanceof Socket ? stream : undefined;

/**
 * Destroys a connection on which nothing arrives for a while. The peer of a half-open connection sends no
 * error, so that its statements would wait for ever.
 */
export function limitSilence(client: Client, ms: number): void {
  const socket = findSocket(client);
  socket?.setTimeout(ms, () => {
    // A process that was busy all the time reads what has arrived only after this event.
    const { bytesRead } = socket;
    setImmediate(() => {
      if (socket.bytesRead === bytesRead)
        socket.destroy(new SilentConnectionError(`The database sent nothing for ${ms} ms`));
    });
  });
}

/** Suspends the limit of a connection and returns a function that restores it. */
export function allowSilence(client: Client): () => void {
  const socket = findSocket(client);
  const ms = socket?.timeout ?? 0;
  socket?.setTimeout(0);
  return () => void socket?.setTimeout(ms);
}
