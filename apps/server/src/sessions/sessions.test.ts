import { call } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import { createServer } from '../app/create-server.ts';
import { ResponseCache } from '../http/response-cache.ts';
import { serve } from '../http/serve.ts';
import { createMetrics } from '../observability/metrics.ts';
import { closeOtherSessions, closeSession, findSession, openSession } from './store.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 9, 1);
const base = { group: 'Test', summary: 'Test', response: z.object({ id: z.string() }) } as const;
const calls = {
  getBag: call({ ...base, method: 'POST', path: '/api/v1/bag', caller: 'session' }),
  getShopper: call({ ...base, method: 'GET', path: '/api/v1/my/id', caller: 'shopper' }),
  logIn: call({ ...base, method: 'POST', path: '/api/v1/log-in', caller: 'anyone' }),
};

let now = START;
let shop: TestShop;
let app: ReturnType<typeof createServer>;
let shopperId: string;
const db = () => shop.database.db;

beforeAll(async () => {
  shop = await openTestShop();
  ({ id: shopperId } = await db()
    .insertInto('shoppers')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow());
  app = createServer(shop.settings, createMetrics({ process: false }));
  serve(
    app,
    calls,
    {
      getBag: (_, { session }) => ({ id: session.bagId }),
      getShopper: (_, { shopperId: id }) => ({ id }),
      logIn: (_, { setSessionCookie }) => {
        setSessionCookie('k', new Date(START));
        return { id: 'new' };
      },
    },
    {
      sessions: { findSession: (key) => findSession(db(), key, now), settings: shop.settings },
      responseCache: new ResponseCache(1000),
      validatesResponses: true,
    },
  );
});
beforeEach(() => {
  now = START;
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const request = (method: 'GET' | 'POST', url: string, headers: Record<string, string>) =>
  app.inject({ method, url: `/api/v1/${url}`, headers: { host: 'shop.test', ...headers } });

describe('a session', () => {
  it.each(['session-key', 'mini-session-key', 'portal-session-key'])(
    'is read from the header %s',
    async (name) => {
      const { key, session } = await openSession(db(), now);
      const response = await request('POST', 'bag', { [name]: key });
      expect(response.json()).toEqual({ id: session.bagId });
    },
  );

  it('is stored as a hash only', async () => {
    const { key } = await openSession(db(), now);
    const rows = await db().selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('gives a shopper the same bag in every session, and each guest a new one', async () => {
    const bags = await Promise.all(
      [shopperId, shopperId, null, null].map((id) => openSession(db(), now, id)),
    );
    const [a, b, c, d] = bags.map(({ session }) => session.bagId);
    expect(a).toBe(b);
    expect(new Set([a, c, d]).size).toBe(3);
  });

  it('expires when it is unused, and is extended while it is used', async () => {
    const { key } = await openSession(db(), START, shopperId);
    expect(await findSession(db(), key, START + 31 * DAY_MS)).toBeUndefined();
    expect(await findSession(db(), key, START + 20 * DAY_MS)).toBeDefined();
    expect(await findSession(db(), key, START + 45 * DAY_MS)).toBeDefined();
  });

  it('ends immediately when it is closed, by itself or by another session', async () => {
    const [first, second] = [
      await openSession(db(), now, shopperId),
      await openSession(db(), now, shopperId),
    ];
    await closeOtherSessions(db(), shopperId, first.session.id);
    expect(await findSession(db(), second.key, now)).toBeUndefined();
    await closeSession(db(), first.session.id);
    expect(await findSession(db(), first.key, now)).toBeUndefined();
  });
});

describe('the caller of a call', () => {
  it.each([
    ['no key', {}],
    ['a made-up key', { 'session-key': 'x'.repeat(43) }],
    ['a malformed key', { 'session-key': "' or 1=1" }],
  ])('is rejected with %s', async (_, headers) => {
    const response = await request('POST', 'bag', headers as Record<string, string>);
    expect(response.statusCode).toBe(401);
    expect(response.json().error.reason).toBe('session-needed');
  });

  it('is rejected as a guest when the call needs a shopper', async () => {
    const { key } = await openSession(db(), now);
    const response = await request('GET', 'my/id', { 'session-key': key });
    expect(response.json().error).toMatchObject({ reason: 'login-needed', message: '请先登录' });
  });

  it('is identified by the shopper id', async () => {
    const { key } = await openSession(db(), now, shopperId);
    expect((await request('GET', 'my/id', { 'session-key': key })).json()).toEqual({
      id: shopperId,
    });
  });
});

describe('the session cookie', () => {
  it.each([
    ['a page of the shop', { origin: 'http://shop.test' }, 200],
    ['a browser that names no origin but the site', { 'sec-fetch-site': 'same-origin' }, 200],
    ['another site', { origin: 'http://evil.test' }, 403],
    ['no page at all', {}, 403],
    ['a page without an origin', { origin: 'null' }, 403],
  ])('is checked against cross-site requests: %s', async (_, headers, status) => {
    const { key } = await openSession(db(), now);
    const response = await request('POST', 'bag', {
      cookie: `language=en-US; session=${key}`,
      ...(headers as Record<string, string>),
    });
    expect(response.statusCode).toBe(status);
  });

  it('is accepted for reading from any origin', async () => {
    const { key } = await openSession(db(), now, shopperId);
    const response = await request('GET', 'my/id', { cookie: `session=${key}` });
    expect(response.statusCode).toBe(200);
  });

  it('is HttpOnly and SameSite, unlike the marker cookie', async () => {
    const [cookie, marker] = (await request('POST', 'log-in', {})).headers[
      'set-cookie'
    ] as string[];
    expect(cookie).toMatch(/^session=k; Expires=.*; HttpOnly; Path=\/; SameSite=Lax$/);
    expect(marker).toMatch(/^visitor=1; Expires=.*; Path=\/; SameSite=Lax$/);
  });
});
