import { type JsMsg, jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { TrackingRow } from './rows.ts';
import type { StreamNames } from './stream.ts';
import { storeDeadLetter, writeEvents } from './write-events.ts';

interface WorkerOptions {
  db: Kysely<Database>;
  connection: NatsConnection;
  names: StreamNames;
  onError: (error: unknown) => void;
}

const MAX_MESSAGES = 200;
/** How long a fetch waits on an empty stream; stopping takes at most as long. */
const FETCH_MS = 1_000;
const RETRY_MS = 1_000;

/**
 * Writes events of the stream to the table, many messages with one statement. A message is acknowledged
 * after its rows are committed or stored as dead letters; redelivered events already exist.
 */
export function startWorker({ db, connection, names, onError }: WorkerOptions) {
  const writeDeps = { db, onError };
  let isStopped = false;
  const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY_MS));

  /** Parses the rows of a message; an invalid message is stored as a dead letter. */
  async function parseRows(message: JsMsg): Promise<TrackingRow[]> {
    try {
      return message.json<TrackingRow[]>();
    } catch (error) {
      await storeDeadLetter(writeDeps, message.string(), error);
      return [];
    }
  }

  async function writeNextBatch() {
    const consumer = await jetstream(connection).consumers.get(names.stream, names.consumer);
    const fetched = await consumer.fetch({ max_messages: MAX_MESSAGES, expires: FETCH_MS });
    const messages: JsMsg[] = [];
    for await (const message of fetched) messages.push(message);
    const rows: TrackingRow[] = [];
    for (const message of messages) rows.push(...(await parseRows(message)));
    await writeEvents(rows, writeDeps);
    await Promise.all(messages.map((message) => message.ackAck()));
  }

  async function run() {
    while (!isStopped)
      try {
        await writeNextBatch();
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
