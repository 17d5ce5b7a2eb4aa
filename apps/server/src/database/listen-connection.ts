import { setTimeout as pause } from 'node:timers/promises';
import { type Client, escapeIdentifier } from 'pg';
import type { Channel, OnChange } from './database.ts';
import { limitSilence } from './limit-silence.ts';
import { createListeners } from './listeners.ts';

/** Every process notifies this channel, so that a connection that listens is never silent for long. */
export const HEARTBEAT_CHANNEL = 'heartbeat';
/** A listening connection without a notification for this long is replaced. */
export const MAX_SILENCE_MS = 8_000;
const RECONNECT_FIRST_MS = 200;
const RECONNECT_LAST_MS = 5_000;

const listenTo = (channel: string) => `listen ${escapeIdentifier(channel)}`;

/**
 * A connection for LISTEN, opened with the first listener. After a reconnect it calls every listener,
 * because notifications may have been missed in between.
 */
export function createListenConnection(connect: () => Promise<Client>) {
  const listeners = createListeners();
  let client: Client | undefined;
  let opening: Promise<void> | undefined;
  let heardAt = performance.now();
  let isClosed = false;

  async function open() {
    const next = await connect();
    if (isClosed) return next.end();
    next.on('notification', ({ channel, payload }) => {
      heardAt = performance.now();
      listeners.notify(channel, payload);
    });
    limitSilence(next, MAX_SILENCE_MS);
    next.once('end', () => void reopen());
    for (const channel of [HEARTBEAT_CHANNEL, ...listeners.channels()])
      await next.query(listenTo(channel));
    heardAt = performance.now();
    client = next;
  }

  async function reopen() {
    client = undefined;
    for (let wait = RECONNECT_FIRST_MS; !isClosed; wait = Math.min(wait * 2, RECONNECT_LAST_MS)) {
      await pause(wait, undefined, { ref: false });
      try {
        if (isClosed) return;
        await open();
        return listeners.notifyAll();
      } catch {
        // The pool already reports an unreachable database; this connection only tries again.
      }
    }
  }

  return {
    async listen(channel: Channel, onChange: OnChange) {
      listeners.add(channel, onChange);
      opening ??= open();
      await opening;
      await client?.query(listenTo(channel));
      return async () => void listeners.remove(channel, onChange);
    },
    /** How long ago the last notification arrived; 0 as long as there are no listeners. */
    silenceMs: () => (opening ? performance.now() - heardAt : 0),
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}
