import { type JsMsg, jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { TrackingRow } from './rows.ts';
import type { StreamNames } from './stream.ts';
import { setAside, writeEvents } from './write.ts';

interface WorkerOptions {
  db: Kysely<Database>;
  connection: NatsConnection;
  names: StreamNames;
  onError: (error: unknown) => void;
}

const MESSAGES_AT_ONCE = 200;
/** How long an empty stream is waited for; stopping takes no longer. */
const FETCH_MS = 1_000;
const RETRY_MS = 1_000;

/**
 * Writes what waits in the stream into the table, many messages with one statement. A message is
 * acknowledged after its rows are committed, or set aside; one that comes twice finds its events there.
 */
export function startWorker({ db, connection, names, onError }: WorkerOptions) {
  const deps = { db, onError };
  let isStopped = false;
  const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY_MS));

  /** The rows of a message; none of one that no page of ours can have told. */
  async function rowsIn(message: JsMsg): Promise<TrackingRow[]> {
    try {
      return message.json<TrackingRow[]>();
    } catch (error) {
      await setAside(deps, message.string(), error);
      return [];
    }
  }

  async function drainOnce() {
    const consumer = await jetstream(connection).consumers.get(names.stream, names.consumer);
    const fetched = await consumer.fetch({ max_messages: MESSAGES_AT_ONCE, expires: FETCH_MS });
    const messages: JsMsg[] = [];
    for await (const message of fetched) messages.push(message);
    const rows: TrackingRow[] = [];
    for (const message of messages) rows.push(...(await rowsIn(message)));
    await writeEvents(rows, deps);
    await Promise.all(messages.map((message) => message.ackAck()));
  }

  async function run() {
    while (!isStopped)
      try {
        await drainOnce();
      } catch (error) {
        if (isStopped) return;
        onError(error);
        await pause();
      }
  }

  const running = run();
  return {
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
