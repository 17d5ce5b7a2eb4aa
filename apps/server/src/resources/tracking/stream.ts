import {
  AckPolicy,
  DiscardPolicy,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { TrackingRow } from './rows.ts';
import type { TrackingSink } from './sink.ts';

export interface StreamNames {
  stream: string;
  subject: string;
  consumer: string;
}

export const TRACKING_STREAM: StreamNames = {
  stream: 'TRACKING',
  subject: 'vitrine.tracking',
  consumer: 'tracking-table',
};

/** NATS accepts messages of one megabyte; half of that is used. */
const MESSAGE_BYTES = 512 * 1024;
const CONNECT_MS = 10_000;
/** How long a caller waits until the stream has stored its events. */
const PUBLISH_MS = 1_000;
/** A message that is not acknowledged within this time is delivered again. */
const ACK_WAIT_NS = 60_000_000_000;

/** Opens a connection that reconnects without limit. */
export const connectStream = (url: string): Promise<NatsConnection> =>
  connect({ servers: url, name: 'vitrine', timeout: CONNECT_MS, maxReconnectAttempts: -1 });

/** Creates the stream and its consumer unless they exist. */
export async function openStream(connection: NatsConnection, names: StreamNames): Promise<void> {
  const manager = await jetstreamManager(connection);
  await manager.streams.add({
    name: names.stream,
    subjects: [names.subject],
    storage: StorageType.File,
    retention: RetentionPolicy.Workqueue,
    // A full stream refuses new events with an error instead of dropping old ones.
    discard: DiscardPolicy.New,
  });
  await manager.consumers.add(names.stream, {
    durable_name: names.consumer,
    ack_policy: AckPolicy.Explicit,
    ack_wait: ACK_WAIT_NS,
  });
}

/** Splits rows into messages of limited size. */
export function splitIntoMessages(
  rows: readonly TrackingRow[],
  maxBytes = MESSAGE_BYTES,
): string[] {
  const messages: string[] = [];
  let texts: string[] = [];
  let size = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    const bytes = Buffer.byteLength(text) + 1;
    if (texts.length > 0 && size + bytes > maxBytes) {
      messages.push(`[${texts.join()}]`);
      texts = [];
      size = 0;
    }
    texts.push(text);
    size += bytes;
  }
  return texts.length > 0 ? [...messages, `[${texts.join()}]`] : messages;
}

/** Stores events in JetStream on disk until a worker writes them to the table. */
export function streamSink(
  connection: NatsConnection,
  { subject }: StreamNames,
): Pick<TrackingSink, 'accept'> {
  const stream = jetstream(connection, { timeout: PUBLISH_MS });
  return {
    async accept(rows) {
      await Promise.all(splitIntoMessages(rows).map((message) => stream.publish(subject, message)));
    },
  };
}
