import { call } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createServer } from '../app/create-server.ts';
import { Answers } from '../http/answers.ts';
import { serve } from '../http/serve.ts';
import { createMetrics } from '../observe/metrics.ts';
import { type TestShop, testShop } from '../testing/test-shop.ts';
import { closeOtherSessions, closeSession, findSession, openSession } from './store.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 9, 1);
const base = { group: 'Test', summary: 'Test', response: z.object({ who: z.string() }) } as const;
const calls = {
  visit: call({ ...base, method: 'POST', path: '/api/v1/visit', caller: 'session' }),
  own: call({ ...base, method: 'GET', path: '/api/v1/my/own', caller: 'shopper' }),
  enter: call({ ...base, method: 'POST', path: '/api/v1/enter', caller: 'anyone' }),
};

let now = START;
let shop: TestShop;
let app: ReturnType<typeof createServer>;
let shopperId: string;
const db = () => shop.database.db;

beforeAll(async () => {
  shop = await testShop();
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
      visit: (_, { session }) => ({ who: session.bagId }),
      own: (_, { shopperId: id }) => ({ who: id }),
      enter: (_, { giveSession }) => {
        giveSession('k', new Date(START));
        return { who: 'new' };
      },
    },
    {
      sessions: { findSession: (key) => findSession(db(), key, now), settings: shop.settings },
      answers: new Answers(1000),
      checksAnswers: true,
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

const ask = (method: 'GET' | 'POST', url: string, headers: Record<string, string>) =>
  app.inject({ method, url: `/api/v1/${url}`, headers: { host: 'shop.test', ...headers } });

describe('a session', () => {
  it.each(['session-key', 'mini-session-key', 'portal-session-key'])(
    'travels in the header %s',
    async (name) => {
      const { key, session } = await openSession(db(), now);
      const answer = await ask('POST', 'visit', { [name]: key });
      expect(answer.json()).toEqual({ who: session.bagId });
    },
  );

  it('is stored as a hash only', async () => {
    const { key } = await openSession(db(), now);
    const rows = await db().selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('gives a shopper the same bag everywhere, and each guest one of their own', async () => {
    const bags = await Promise.all(
      [shopperId, shopperId, null, null].map((id) => openSession(db(), now, id)),
    );
    const [a, b, c, d] = bags.map(({ session }) => session.bagId);
    expect(a).toBe(b);
    expect(new Set([a, c, d]).size).toBe(3);
  });

  it('ends when it has rested too long, and lives on while it is used', async () => {
    const { key } = await openSession(db(), START, shopperId);
    expect(await findSession(db(), key, START + 31 * DAY_MS)).toBeUndefined();
    expect(await findSession(db(), key, START + 20 * DAY_MS)).toBeDefined();
    expect(await findSession(db(), key, START + 45 * DAY_MS)).toBeDefined();
  });

  it('ends at once when it is closed, here or from elsewhere', async () => {
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

describe('who may call', () => {
  it.each([
    ['nobody', {}],
    ['a made-up key', { 'session-key': 'x'.repeat(43) }],
    ['a key that is none', { 'session-key': "' or 1=1" }],
  ])('%s is no session', async (_, headers) => {
    const answer = await ask('POST', 'visit', headers as Record<string, string>);
    expect(answer.statusCode).toBe(401);
    expect(answer.json().error.reason).toBe('session-needed');
  });

  it('a guest is no shopper', async () => {
    const { key } = await openSession(db(), now);
    const answer = await ask('GET', 'my/own', { 'session-key': key });
    expect(answer.json().error).toMatchObject({ reason: 'login-needed', message: '请先登录' });
  });

  it('a shopper is known by their id', async () => {
    const { key } = await openSession(db(), now, shopperId);
    expect((await ask('GET', 'my/own', { 'session-key': key })).json()).toEqual({ who: shopperId });
  });
});

describe('a browser’s cookie', () => {
  it.each([
    ['a page of ours', { origin: 'http://shop.test' }, 200],
    ['a browser that names no origin but the site', { 'sec-fetch-site': 'same-origin' }, 200],
    ['another site', { origin: 'http://evil.test' }, 403],
    ['no page at all', {}, 403],
    ['a page without an origin', { origin: 'null' }, 403],
  ])('counts from %s', async (_, headers, status) => {
    const { key } = await openSession(db(), now);
    const answer = await ask('POST', 'visit', {
      cookie: `language=en-US; session=${key}`,
      ...(headers as Record<string, string>),
    });
    expect(answer.statusCode).toBe(status);
  });

  it('reads without asking where from', async () => {
    const { key } = await openSession(db(), now, shopperId);
    const answer = await ask('GET', 'my/own', { cookie: `session=${key}` });
    expect(answer.statusCode).toBe(200);
  });

  it('cannot be read by scripts nor sent along by other sites', async () => {
    const [cookie, sign] = (await ask('POST', 'enter', {})).headers['set-cookie'] as string[];
    expect(cookie).toMatch(/^session=k; Expires=.*; HttpOnly; Path=\/; SameSite=Lax$/);
    expect(sign).toMatch(/^visitor=1; Expires=.*; Path=\/; SameSite=Lax$/);
  });
});
