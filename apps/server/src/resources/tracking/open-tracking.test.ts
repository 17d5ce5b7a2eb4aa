import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { jetstreamManager } from '@nats-io/jetstream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTcpProxy, type TcpProxy } from '../../../test/support/tcp-proxy.ts';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { openTracking, type TrackingStreamSink } from './open-tracking.ts';
import type { TrackingRow } from './rows.ts';
import { connectStream, type StreamNames } from './stream.ts';

const WAIT = { timeout: 40_000, interval: 50 };
/** The stream delivers an event again when the process that had it was silent for a minute. */
const WAIT_FOR_REDELIVERY = { timeout: 90_000, interval: 200 };

const createRow = (): TrackingRow => ({
  uuid: randomUUID(),
  received_at: new Date(0).toISOString(),
  tenant_id: 10_000,
  client_id: 10_033,
  customer_id: null,
  correlation_id: 'a-visit',
  event: 'PageAction',
  parameters: {},
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function listMissing(uuids: readonly string[]) {
  const rows = await shop.database.db.selectFrom('tracking_events').select('uuid').execute();
  const stored = new Set(rows.map(({ uuid }) => uuid));
  return uuids.filter((uuid) => !stored.has(uuid));
}

it('writes events to the table when NATS was never there', async () => {
  const { accept, close, isStreaming } = openTracking({
    db: shop.database.db,
    settings: { natsUrl: 'nats://127.0.0.1:1', jobs: true },
    onError: () => {},
  });
  const row = createRow();
  await accept([row]);
  expect(await listMissing([row.uuid])).toEqual([]);
  expect(isStreaming?.()).toBe(false);
  await close();
});

const natsUrl = process.env.TEST_NATS_URL;

describe.runIf(natsUrl)('tracking through NATS', () => {
  const id = randomUUID().slice(0, 8);
  const names: StreamNames = {
    stream: `TEST-${id}`,
    subject: `test.tracking.${id}`,
    consumer: `table-${id}`,
  };
  let proxy: TcpProxy;
  beforeAll(async () => {
    proxy = await startTcpProxy(natsUrl ?? '');
  });
  afterAll(async () => {
    await proxy.close();
    const connection = await connectStream(natsUrl ?? '');
    await (await jetstreamManager(connection)).streams.delete(names.stream);
    await connection.close();
  });

  const open = (jobs: boolean) =>
    openTracking({
      db: shop.database.db,
      settings: { natsUrl: proxy.url, jobs },
      onError: () => {},
      names,
    });
  const waitForStream = ({ isStreaming }: TrackingStreamSink) =>
    vi.waitFor(() => expect(isStreaming?.()).toBe(true), WAIT);

  it('keeps every acknowledged event while NATS goes, falls silent and comes back', async () => {
    const sink = open(true);
    await waitForStream(sink);
    const acknowledged: string[] = [];
    let isDone = false;
    const track = async () => {
      while (!isDone) {
        const row = createRow();
        await sink.accept([row]);
        acknowledged.push(row.uuid);
        await pause(1);
      }
    };
    const trackers = Array.from({ length: 5 }, track);
    const waitForMore = async () => {
      const { length } = acknowledged;
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(length + 50), WAIT);
    };
    await waitForMore();
    await proxy.disconnect();
    await waitForMore();
    expect(sink.isStreaming?.()).toBe(false);
    await proxy.reconnect();
    await waitForStream(sink);
    await waitForMore();
    proxy.silence();
    await waitForMore();
    await waitForStream(sink);
    await waitForMore();
    await proxy.disconnect();
    isDone = true;
    await Promise.all(trackers);
    // The process ends while NATS is away; the next one finds what waits in the stream.
    await sink.close();
    await proxy.reconnect();
    const next = open(true);
    await vi.waitFor(
      async () => expect(await listMissing(acknowledged)).toEqual([]),
      WAIT_FOR_REDELIVERY,
    );
    await next.close();
  }, 240_000);

  it('keeps events in the stream when the process that accepted them has no jobs', async () => {
    const sink = open(false);
    await waitForStream(sink);
    const row = createRow();
    await sink.accept([row]);
    expect(await listMissing([row.uuid])).toEqual([row.uuid]);
    await sink.close();
    const next = open(true);
    await vi.waitFor(async () => expect(await listMissing([row.uuid])).toEqual([]), WAIT);
    await next.close();
  }, 60_000);
});
