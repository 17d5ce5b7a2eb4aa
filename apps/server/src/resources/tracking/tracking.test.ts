import { randomUUID } from 'node:crypto';
import { type TrackingEvent, tracking } from '@vitrine/contract';
import { DAY_MS } from '@vitrine/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/open.ts';
import { kill, said, startChild } from '../../testing/child.ts';
import { type ResourceApp, resourceApp } from '../../testing/resource-app.ts';
import { onPostgresql, type TestShop, testShop } from '../../testing/test-shop.ts';
import { pruneTracking } from './prune-tracking.ts';
import { trackingHandlers } from './routes.ts';
import { databaseSink, type TrackingSink } from './sink.ts';

const NOW = Date.UTC(2026, 10, 21);
let shop: TestShop;
let app: ResourceApp;
let sink: TrackingSink;
beforeAll(async () => {
  shop = await testShop();
  sink = databaseSink({ db: shop.database.db, onError: () => expect.unreachable() });
  const handlers = trackingHandlers({ tracking: sink, now: () => NOW });
  app = await resourceApp(shop, tracking, handlers, { now: () => NOW });
});
beforeEach(async () => {
  await shop.database.db.deleteFrom('tracking_events').execute();
});
afterAll(async () => {
  await app.close();
  await sink.close();
  await shop.close();
});

const event = (parameters: object = {}, more: Partial<TrackingEvent> = {}) => ({
  tenantId: 10_000,
  correlationId: 'a-visit',
  clientId: 10_033,
  event: 'PageAction',
  parameters: { uuid: randomUUID(), tid: 1758, pageUrl: '/content/spring', ...parameters },
  ...more,
});
const send = (...events: object[]) => app.ask('POST', 'marketing/trackings', { body: { events } });
const rows = () => shop.database.db.selectFrom('tracking_events').selectAll().execute();

describe('tracking', () => {
  it('keeps what pages tell, from anybody', async () => {
    const { status, body } = await send(event({ utmSource: 'letter' }), event());
    expect([status, body]).toEqual([200, { accepted: 2 }]);
    expect((await rows())[0]).toMatchObject({
      tenant_id: 10_000,
      client_id: 10_033,
      event: 'PageAction',
      parameters: { tid: 1758, pageUrl: '/content/spring', utmSource: 'letter' },
    });
  });

  it('counts an event once, however often it is sent', async () => {
    const one = event();
    await Promise.all([send(one), send(one, one), send(event(), one)]);
    expect((await rows()).length).toBe(2);
  });

  it.each<[string, object[]]>([
    ['nothing', []],
    ['more than a hundred events', Array.from({ length: 101 }, () => event())],
    ['an event without an id', [event({ uuid: undefined })]],
    ['an event nobody knows', [event({}, { event: 'Other' as 'PageAction' })]],
    ['a parameter that is too long', [event({ pageUrl: 'x'.repeat(2_049) })]],
    ['a name that is too long', [event({ ['x'.repeat(61)]: 1 })]],
    ['parameters within parameters', [event({ deep: { er: 1 } })]],
    [
      'too many parameters',
      [event(Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`p${i}`, i])))],
    ],
  ])('refuses %s, and keeps none of the batch', async (_, events) => {
    expect((await send(...events)).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('keeps that a page was sent on in the messaging app', async () => {
    const body = { uuid: randomUUID(), channel: 'friend', pageUrl: '/', correlationId: 'a-visit' };
    const { status } = await app.ask('POST', 'marketing/trackings/messaging-sharing', { body });
    expect(status).toBe(200);
    expect((await rows())[0]).toMatchObject({
      event: 'MessagingSharing',
      parameters: { channel: 'friend', pageUrl: '/' },
    });
  });

  it('tells who sent it when it could not be kept', async () => {
    const broken: TrackingSink = {
      accept: () => Promise.reject(new Error('disk full')),
      close: async () => {},
    };
    const handlers = trackingHandlers({ tracking: broken, now: () => NOW });
    const other = await resourceApp(shop, tracking, handlers, { now: () => NOW });
    const body = { events: [event()] };
    expect((await other.ask('POST', 'marketing/trackings', { body })).status).toBe(500);
    await other.close();
  });

  it('goes when it is a quarter of a year old', async () => {
    await send(event());
    const prune = (now: number) =>
      pruneTracking.run({}, { database: shop.database, dataDir: '', now: () => now });
    await prune(NOW + 89 * DAY_MS);
    expect((await rows()).length).toBe(1);
    await prune(NOW + 91 * DAY_MS);
    expect((await rows()).length).toBe(0);
  });
});

describe('a killed process', () => {
  it('loses no event that it had acknowledged', async () => {
    const own = await testShop({ onDisk: true });
    const { settings, database } = own;
    // The embedded database belongs to one process at a time.
    if (!onPostgresql) await database.close();
    const child = startChild('track-events', [], {
      NODE_ENV: 'test',
      DATA_DIR: settings.dataDir,
      DATABASE_URL: settings.databaseUrl ?? '',
    });
    const text = await said(child, (all) => all.split('\n').length > 400);
    await kill(child);
    const safe = text.split('\n').slice(0, -1);
    const again = onPostgresql ? database : await openDatabase(settings);
    const kept = await again.db.selectFrom('tracking_events').select('uuid').execute();
    const known = new Set(kept.map(({ uuid }) => uuid));
    expect(safe.filter((uuid) => !known.has(uuid))).toEqual([]);
    if (!onPostgresql) await again.close();
    await own.close().catch(() => {});
  }, 60_000);
});
