import { randomUUID } from 'node:crypto';
import { type TrackingEvent, tracking } from '@vitrine/contract';
import { DAY_MS } from '@vitrine/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kill, readOutput, startChild } from '../../../test/support/child-process.ts';
import { openResourceApp, type ResourceApp } from '../../../test/support/resource-app.ts';
import { onPostgresql, openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { openDatabase } from '../../database/open.ts';
import { pruneTracking } from './jobs.ts';
import { trackingHandlers } from './routes.ts';
import { databaseSink, type TrackingSink } from './sink.ts';

const NOW = Date.UTC(2026, 10, 21);
const clock = { now: NOW };
let shop: TestShop;
let app: ResourceApp;
let sink: TrackingSink;
beforeAll(async () => {
  shop = await openTestShop();
  sink = databaseSink({ db: shop.database.db, onError: () => expect.unreachable() });
  const settings = { rateLimitPerMinute: 3_000 };
  const handlers = trackingHandlers({
    ...{ tracking: sink, now: () => clock.now, settings },
    findTests: (url, { bucket }) => (url === '/tested' && bucket ? { 12: 'b' } : null),
  });
  app = await openResourceApp(shop, tracking, handlers, { now: () => NOW });
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
  it('stores events of any caller', async () => {
    const { status, body } = await send(event({ utmSource: 'letter' }), event());
    expect([status, body]).toEqual([200, { accepted: 2 }]);
    expect((await rows())[0]).toMatchObject({
      tenant_id: 10_000,
      client_id: 10_033,
      event: 'PageAction',
      parameters: { tid: 1758, pageUrl: '/content/spring', utmSource: 'letter' },
    });
  });

  it('stores what a test showed, and remembers the session of events in the browser', async () => {
    const headers = { 'user-agent': 'Safari', cookie: 'bucket=417.20261125' };
    const body = {
      events: [event({ pageUrl: '/tested', tests: 'a' }), event({ pageUrl: '/other' })],
    };
    const first = await app.ask('POST', 'marketing/trackings', { body, headers });
    expect((await rows()).map(({ tests }) => tests)).toEqual(
      expect.arrayContaining([{ 12: 'b' }, null]),
    );
    expect(first.headers['set-cookie']).toBe(
      'tested-session=a-visit; HttpOnly; Path=/; SameSite=Lax',
    );
    const cookie = `${headers.cookie}; tested-session=a-visit`;
    const again = await app.ask('POST', 'marketing/trackings', {
      ...{ body: { events: [event({ pageUrl: '/tested' })] }, headers: { ...headers, cookie } },
    });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['a bot', { 'user-agent': 'Googlebot/2.1', cookie: 'bucket=417.20261125' }],
    ['who keeps no cookies', { 'user-agent': 'Safari' }],
  ])('counts %s for no test', async (_, headers) => {
    const body = { events: [event({ pageUrl: '/tested' })] };
    const { headers: answer } = await app.ask('POST', 'marketing/trackings', { body, headers });
    expect([(await rows())[0]?.tests, answer['set-cookie']]).toEqual([null, undefined]);
  });

  it('stores an event once when it is sent repeatedly', async () => {
    const one = event();
    await Promise.all([send(one), send(one, one), send(event(), one)]);
    expect((await rows()).length).toBe(2);
  });

  it('limits the bytes of a shopper and of an IP address', async () => {
    clock.now += 60_000;
    const text = 'x'.repeat(1_900);
    const sendMany = (correlationId: string) =>
      send(
        ...Array.from({ length: 100 }, () =>
          event({ a: text, b: 'x'.repeat(500) }, { correlationId }),
        ),
      );
    expect((await sendMany('a')).status).toBe(200);
    const refused = await sendMany('a');
    expect([refused.status, refused.body.error.code]).toEqual([429, 'too-many-requests']);
    expect(refused.headers['retry-after']).toBe('60');
    expect(await rows()).toHaveLength(100);

    const statuses = new Set<number>();
    for (let n = 0; n < 40; n++) statuses.add((await sendMany(`shopper-${n}`)).status);
    expect(statuses).toEqual(new Set([200, 429]));
    expect((await rows()).length).toBeLessThan(4_000);
    clock.now += 60_000;
    expect((await sendMany('a')).status).toBe(200);
  });

  it.each<[string, object[]]>([
    ['nothing', []],
    ['more than a hundred events', Array.from({ length: 101 }, () => event())],
    ['an event without an id', [event({ uuid: undefined })]],
    ['an unknown event', [event({}, { event: 'Other' as 'PageAction' })]],
    ['a parameter that is too long', [event({ pageUrl: 'x'.repeat(2_049) })]],
    ['a name that is too long', [event({ ['x'.repeat(61)]: 1 })]],
    [
      'an event of more than four kilobytes',
      [event({ a: 'x'.repeat(2_000), b: 'x'.repeat(2_000), c: 'x'.repeat(100) })],
    ],
    ['parameters within parameters', [event({ deep: { er: 1 } })]],
    [
      'too many parameters',
      [event(Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`p${i}`, i])))],
    ],
  ])('refuses %s and stores nothing of the batch', async (_, events) => {
    expect((await send(...events)).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('stores sharing events of the messaging app', async () => {
    const body = {
      uuid: randomUUID(),
      channel: 'friend',
      pageUrl: '/',
      correlationId: 'a-visit',
      clientId: 10_198,
    };
    const { status } = await app.ask('POST', 'marketing/trackings/messaging-sharing', { body });
    expect(status).toBe(200);
    expect((await rows())[0]).toMatchObject({
      client_id: 10_198,
      event: 'MessagingSharing',
      parameters: { channel: 'friend', pageUrl: '/' },
    });
  });

  it('keeps a customer id only when it is that of the caller', async () => {
    const visitor = await app.newShopper();
    const claims = [visitor.shopperId, '100000', null];
    const events = claims.map((customerId) => event({}, { customerId }));
    await app.ask('POST', 'marketing/trackings', { visitor, body: { events } });
    const stored = await rows();
    const idOf = (uuid: string) => stored.find((row) => row.uuid === uuid)?.customer_id;
    expect(events.map(({ parameters }) => idOf(parameters.uuid))).toEqual([
      visitor.shopperId,
      null,
      null,
    ]);
    await shop.database.db.deleteFrom('tracking_events').execute();
    await send(event({}, { customerId: visitor.shopperId }));
    expect((await rows())[0]?.customer_id).toBeNull();
  });

  it('responds with an error when events cannot be stored', async () => {
    const broken: TrackingSink = {
      accept: () => Promise.reject(new Error('disk full')),
      close: async () => {},
    };
    const settings = { rateLimitPerMinute: 0 };
    const deps = { tracking: broken, now: () => NOW, settings, findTests: () => null };
    const handlers = trackingHandlers(deps);
    const other = await openResourceApp(shop, tracking, handlers, { now: () => NOW });
    const body = { events: [event()] };
    expect((await other.ask('POST', 'marketing/trackings', { body })).status).toBe(500);
    await other.close();
  });

  it('deletes events after 90 days, once they are counted', async () => {
    await send(event());
    const prune = (now: number) =>
      pruneTracking.run({}, { database: shop.database, dataDir: '', now: () => now });
    await prune(NOW + 89 * DAY_MS);
    expect((await rows()).length).toBe(1);
    await prune(NOW + 91 * DAY_MS);
    expect((await rows()).length).toBe(1);
    const day = new Date(NOW + 2 * DAY_MS).toISOString().slice(0, 10);
    await shop.database.db
      .insertInto('analytics_days')
      .values({ day, counted_at: new Date(NOW) })
      .execute();
    await prune(NOW + 91 * DAY_MS);
    expect((await rows()).length).toBe(0);
  });
});

describe('a killed process', () => {
  it('has stored every acknowledged event', async () => {
    const ownShop = await openTestShop({ onDisk: true });
    const { settings, database } = ownShop;
    // The embedded database belongs to one process at a time.
    if (!onPostgresql) await database.close();
    const child = startChild('track-events', [], {
      NODE_ENV: 'test',
      DATA_DIR: settings.dataDir,
      DATABASE_URL: settings.databaseUrl ?? '',
    });
    const text = await readOutput(child, (all) => all.split('\n').length > 400);
    await kill(child);
    const acknowledged = text.split('\n').slice(0, -1);
    const reopened = onPostgresql ? database : await openDatabase(settings);
    const stored = await reopened.db.selectFrom('tracking_events').select('uuid').execute();
    const storedIds = new Set(stored.map(({ uuid }) => uuid));
    expect(acknowledged.filter((uuid) => !storedIds.has(uuid))).toEqual([]);
    if (!onPostgresql) await reopened.close();
    await ownShop.close().catch(() => {});
  }, 60_000);
});
