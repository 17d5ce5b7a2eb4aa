import { setTimeout as pause } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Kysely } from 'kysely';
import { createCircuitBreaker } from '../../circuit-breaker.ts';
import type { Database } from '../../database/schema.ts';
import type { Settings } from '../../settings.ts';
import { databaseSink, type TrackingSink } from './sink.ts';
import {
  connectStream,
  openStream,
  type StreamNames,
  streamSink,
  TRACKING_STREAM,
} from './stream.ts';
import { startWorker } from './worker.ts';

interface TrackingOptions {
  db: Kysely<Database>;
  settings: Pick<Settings, 'natsUrl' | 'jobs'>;
  onError: (error: unknown) => void;
  names?: StreamNames;
}

/** A sink that can tell whether events go through the stream at the moment. */
export interface TrackingStreamSink extends TrackingSink {
  isStreaming?: () => boolean;
}

/** How long the shop waits before it tries again to reach NATS. */
const RETRY_MS = 2_000;
/** How long a stop waits for the worker, and then for the connection. */
const STOP_MS = 2_000;

/** Waits for a promise, but not longer than a stop may take. */
const waitBriefly = (promise: Promise<unknown>) =>
  Promise.race([promise.catch(() => {}), pause(STOP_MS, undefined, { ref: false })]);

interface OpenStream {
  connection: NatsConnection;
  accept: TrackingSink['accept'];
}

/** Keeps a stream open for as long as it is needed, whether NATS is there or not. */
function keepStreamOpen({ db, settings, onError, names = TRACKING_STREAM }: TrackingOptions) {
  let stream: OpenStream | undefined;
  let worker: ReturnType<typeof startWorker> | undefined;
  let isReady = false;
  let isStopped = false;

  /** Repeats work that needs NATS until it succeeds. */
  async function retry(work: () => Promise<void>) {
    while (!isStopped)
      try {
        return await work();
      } catch (error) {
        onError(error);
        await pause(RETRY_MS, undefined, { ref: false });
      }
  }

  /** Creates the stream unless it exists; NATS may have lost it before a reconnection. */
  async function prepare(connection: NatsConnection) {
    await openStream(connection, names);
    isReady = !isStopped;
    if (settings.jobs && isReady) worker ??= startWorker({ db, connection, names, onError });
  }

  async function watch(connection: NatsConnection) {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') isReady = false;
      if (type === 'reconnect') void retry(() => prepare(connection));
    }
  }

  async function connect(url: string) {
    const connection = await connectStream(url);
    if (isStopped) return connection.close();
    stream = { connection, ...streamSink(connection, names) };
    void watch(connection);
    void retry(() => prepare(connection));
  }

  const { natsUrl } = settings;
  if (natsUrl) void retry(() => connect(natsUrl));
  return {
    find: () => (isReady ? stream : undefined),
    /** Replaces a connection that may be silent. */
    reconnect: () => void stream?.connection.reconnect().catch(onError),
    async close() {
      isStopped = true;
      isReady = false;
      const stopped = worker?.stop();
      if (stopped) await waitBriefly(stopped);
      // Requests that wait for NATS end with the connection.
      await stream?.connection.close();
      if (stopped) await waitBriefly(stopped);
    },
  };
}

/**
 * Opens the sink of events: the table, or a stream that a worker writes to the table. While NATS does not
 * take an event, it is written to the table directly; an event that arrives on both ways is stored once.
 */
export function openTracking(options: TrackingOptions): TrackingStreamSink {
  const { db, settings, onError } = options;
  const table = databaseSink({ db, onError });
  if (!settings.natsUrl) return table;
  const stream = keepStreamOpen(options);
  const breaker = createCircuitBreaker({
    pauseMs: RETRY_MS,
    onChange(cause) {
      if (!cause) return;
      onError(cause);
      stream.reconnect();
    },
  });
  return {
    isStreaming: () => stream.find() !== undefined && !breaker.isOpen(),
    async accept(rows) {
      const open = stream.find();
      if (!open) return table.accept(rows);
      try {
        await breaker.run(() => open.accept(rows));
      } catch {
        await table.accept(rows);
      }
    },
    async close() {
      await stream.close();
      await table.close();
    },
  };
}
