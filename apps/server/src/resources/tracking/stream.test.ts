import { randomUUID } from 'node:crypto';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import type { TrackingRow } from './rows.ts';
import {
  connectStream,
  openStream,
  type StreamNames,
  splitIntoMessages,
  streamSink,
} from './stream.ts';
import { startWorker } from './worker.ts';

const row = (text = ''): TrackingRow => ({
  uuid: randomUUID(),
  received_at: new Date(0).toISOString(),
  tenant_id: 10_000,
  client_id: 10_033,
  customer_id: null,
  correlation_id: 'a-visit',
  event: 'PageAction',
  parameters: { text },
});

describe('messages', () => {
  it('contain as many rows as fit, each once', () => {
    const rows = Array.from({ length: 20 }, () => row('别处'.repeat(50)));
    const messages = splitIntoMessages(rows, 2_000);
    expect(messages.length).toBeGreaterThan(1);
    expect(Math.max(...messages.map((text) => Buffer.byteLength(text)))).toBeLessThanOrEqual(2_001);
    expect(messages.flatMap((text) => JSON.parse(text))).toEqual(rows);
  });

  it('contain a too large row alone', () => {
    expect(splitIntoMessages([row(), row('x'.repeat(3_000)), row()], 2_000).length).toBe(3);
    expect(splitIntoMessages([])).toEqual([]);
  });
});

const url = process.env.TEST_NATS_URL;

describe.runIf(url)('a stream', () => {
  const id = randomUUID().slice(0, 8);
  const names: StreamNames = {
    stream: `TEST-${id}`,
    subject: `test.tracking.${id}`,
    consumer: `table-${id}`,
  };
  let shop: TestShop;
  let connection: NatsConnection;
  beforeAll(async () => {
    shop = await openTestShop();
    connection = await connectStream(url ?? '');
    await openStream(connection, names);
  });
  afterAll(async () => {
    await (await jetstreamManager(connection)).streams.delete(names.stream);
    await connection.close();
    await shop.close();
  });

  const startTestWorker = (onError = vi.fn()) =>
    startWorker({ db: shop.database.db, connection, names, onError });
  const countStored = async () =>
    (await shop.database.db.selectFrom('tracking_events').select('uuid').execute()).length;

  it('can be opened again by another process', async () => {
    await expect(openStream(connection, names)).resolves.toBeUndefined();
  });

  it('keeps events until a worker has written each once', async () => {
    const { accept } = streamSink(connection, names);
    const rows = Array.from({ length: 500 }, () => row());
    for (let i = 0; i < rows.length; i += 50) await accept(rows.slice(i, i + 50));
    await accept(rows.slice(0, 100));
    expect(await countStored()).toBe(0);
    const { stop } = startTestWorker();
    await vi.waitFor(async () => expect(await countStored()).toBe(500), 30_000);
    await stop();
    const consumer = await jetstream(connection).consumers.get(names.stream, names.consumer);
    expect((await consumer.info()).num_pending).toBe(0);
  }, 60_000);

  it('stores invalid events as dead letters and writes the others', async () => {
    const { accept } = streamSink(connection, names);
    const before = await countStored();
    const good = Array.from({ length: 40 }, () => row());
    const bad = { ...row(), uuid: 'none' };
    await accept([...good.slice(0, 30), bad, ...good.slice(30)]);
    await jetstream(connection).publish(names.subject, '{"half');
    const onError = vi.fn();
    const { stop } = startTestWorker(onError);
    await vi.waitFor(async () => expect(await countStored()).toBe(before + 40), 30_000);
    await stop();
    const deadLetters = await shop.database.db
      .selectFrom('tracking_dead_letters')
      .selectAll()
      .execute();
    expect(deadLetters.map(({ payload }) => payload).sort()).toEqual([
      '{"half',
      JSON.stringify(bad),
    ]);
    expect(onError).toHaveBeenCalledTimes(2);
    const consumer = await jetstream(connection).consumers.get(names.stream, names.consumer);
    const { num_ack_pending: pendingAcks, num_pending: waiting } = await consumer.info();
    expect(pendingAcks + waiting).toBe(0);
  }, 60_000);

  it('retries while the table cannot be written', async () => {
    const { accept } = streamSink(connection, names);
    const before = await countStored();
    await shop.database.pool.query('alter table tracking_events rename to away');
    const onError = vi.fn();
    const { stop } = startTestWorker(onError);
    await accept([row()]);
    await vi.waitFor(() => expect(onError).toHaveBeenCalled(), 30_000);
    await shop.database.pool.query('alter table away rename to tracking_events');
    await stop();
    // The message was not acknowledged, so it is delivered to another worker.
    const consumer = await jetstream(connection).consumers.get(names.stream, names.consumer);
    const { num_ack_pending: pendingAcks, num_pending: waiting } = await consumer.info();
    expect(pendingAcks + waiting).toBe(1);
    expect(await countStored()).toBe(before);
  }, 60_000);
});
