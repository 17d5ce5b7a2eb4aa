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

/** Where events wait between the pages that tell them and the table that keeps them. */
export interface StreamNames {
  stream: string;
  subject: string;
  consumer: string;
}

export const TRACKING: StreamNames = {
  stream: 'TRACKING',
  subject: 'vitrine.tracking',
  consumer: 'tracking-table',
};

/** NATS takes messages of one megabyte; a message is filled to half of that. */
const MESSAGE_BYTES = 512 * 1024;
const CONNECT_MS = 10_000;
/** A message that was handed out and never acknowledged is handed out again. */
const ACK_WAIT_NS = 60_000_000_000;

/** A connection that comes back by itself for as long as the process lives. */
export const connectStream = (url: string): Promise<NatsConnection> =>
  connect({ servers: url, name: 'vitrine', timeout: CONNECT_MS, maxReconnectAttempts: -1 });

/** Makes the stream and its one reader, unless another process has. */
export async function openStream(connection: NatsConnection, names: StreamNames): Promise<void> {
  const manager = await jetstreamManager(connection);
  await manager.streams.add({
    name: names.stream,
    subjects: [names.subject],
    storage: StorageType.File,
    retention: RetentionPolicy.Workqueue,
    // A full stream refuses new events, aloud, instead of dropping old ones.
    discard: DiscardPolicy.New,
  });
  await manager.consumers.add(names.stream, {
    durable_name: names.consumer,
    ack_policy: AckPolicy.Explicit,
    ack_wait: ACK_WAIT_NS,
  });
}

/** Parts rows into messages that are not too large. */
export function messagesOf(rows: readonly TrackingRow[], maxBytes = MESSAGE_BYTES): string[] {
  const messages: string[] = [];
  let parts: string[] = [];
  let size = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    const bytes = Buffer.byteLength(text) + 1;
    if (parts.length > 0 && size + bytes > maxBytes) {
      messages.push(`[${parts.join()}]`);
      parts = [];
      size = 0;
    }
    parts.push(text);
    size += bytes;
  }
  return parts.length > 0 ? [...messages, `[${parts.join()}]`] : messages;
}

/** Events wait in JetStream, on disk, until a worker writes them into the table. */
export function streamSink(connection: NatsConnection, { subject }: StreamNames): TrackingSink {
  const stream = jetstream(connection);
  return {
    async accept(rows) {
      await Promise.all(messagesOf(rows).map((message) => stream.publish(subject, message)));
    },
    close: () => connection.drain(),
  };
}
