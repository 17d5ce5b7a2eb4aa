import { setTimeout as pause } from 'node:timers/promises';
import { type Client, escapeIdentifier } from 'pg';
import { startTimeLimit } from '../time-limit.ts';
import type { Channel, OnChange } from './database.ts';
import { SilentConnectionError } from './limit-silence.ts';
import { createListeners } from './listeners.ts';
import { PROBE_PAYLOAD, PROBED_CHANNELS } from './probe-channels.ts';

/** A connection that hears nothing on one of its channels for this long is replaced. */
export const MAX_SILENCE_MS = 8_000;
const RECONNECT_FIRST_MS = 200;
const RECONNECT_LAST_MS = 5_000;

const listenTo = (channel: string) => `listen ${escapeIdentifier(channel)}`;

/** Destroys a connection that goes deaf on a channel, and tells how long the quietest one has been silent. */
function watchChannels(client: Client) {
  const heardAt = new Map<string, number>();
  for (const channel of PROBED_CHANNELS) heardAt.set(channel, performance.now());
  client.on('notification', ({ channel }) => void heardAt.set(channel, performance.now()));
  const limits = PROBED_CHANNELS.map((channel) =>
    startTimeLimit(
      MAX_SILENCE_MS,
      () =>
        client.connection.stream.destroy(
          new SilentConnectionError(`Nothing was heard on "${channel}" for ${MAX_SILENCE_MS} ms`),
        ),
      { readProgress: () => heardAt.get(channel) ?? 0 },
    ),
  );
  client.once('end', () => {
    for (const endLimit of limits) endLimit();
  });
  return () => performance.now() - Math.min(...heardAt.values());
}

/**
 * A connection for LISTEN, opened with the first listener. After a reconnect it calls every listener,
 * because notifications may have been missed in between.
 */
export function createListenConnection(connect: () => Promise<Client>) {
  const listeners = createListeners();
  let client: Client | undefined;
  let opening: Promise<void> | undefined;
  let measureSilence = () => 0;
  let isClosed = false;

  async function open() {
    const next = await connect();
    if (isClosed) return next.end();
    next.on('notification', ({ channel, payload }) => {
      if (payload !== PROBE_PAYLOAD) listeners.notify(channel, payload);
    });
    next.once('end', () => {
      if (client === next) void reopen();
    });
    measureSilence = watchChannels(next);
    await next.query(PROBED_CHANNELS.map(listenTo).join('; '));
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
      return async () => void listeners.remove(channel, onChange);
    },
    /** How long nothing has been heard on the quietest channel; 0 as long as there are no listeners. */
    silenceMs: () => measureSilence(),
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}
