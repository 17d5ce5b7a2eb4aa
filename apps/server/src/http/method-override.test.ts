import { call, calls as shopCalls } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createServer } from '../app/create-server.ts';
import { createMetrics } from '../observability/metrics.ts';
import type { Session } from '../sessions/session.ts';
import { readSettings } from '../settings.ts';
import { ResponseCache } from './response-cache.ts';
import { serve } from './serve.ts';
import { registerUnknownCalls } from './unknown-calls.ts';

const base = { group: 'Test', summary: 'Test', response: z.object({ name: z.string() }) } as const;
const body = z.object({ name: z.string() });
const calls = {
  changeThing: call({
    ...base,
    caller: 'anyone',
    method: 'PATCH',
    path: '/api/v1/things/{id}',
    body,
  }),
  removeThing: call({ ...base, caller: 'anyone', method: 'DELETE', path: '/api/v1/things/{id}' }),
  makeThing: call({ ...base, caller: 'anyone', method: 'POST', path: '/api/v1/things', body }),
  changeOwnThing: call({ ...base, caller: 'session', method: 'PATCH', path: '/api/v1/own', body }),
};

const changeThing = vi.fn(({ body: { name } }) => ({ name }));
const makeThing = vi.fn(({ body: { name } }) => ({ name }));
const removeThing = vi.fn(() => ({ name: '' }));
const changeOwnThing = vi.fn(({ body: { name } }) => ({ name }));
const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
const app = createServer(settings, createMetrics({ process: false }));
const findSession = async (key: string) => (key === 'known' ? ({} as Session) : undefined);

beforeAll(() => {
  serve(
    app,
    calls,
    { changeThing, removeThing, makeThing, changeOwnThing },
    {
      sessions: { findSession, settings },
      responseCache: new ResponseCache(1024),
      validatesResponses: true,
    },
  );
  registerUnknownCalls(app, calls);
});
beforeEach(() => vi.clearAllMocks());
afterAll(() => app.close());

type InjectedMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const send = (
  method: InjectedMethod,
  url: string,
  override: string | undefined,
  headers: Record<string, string> = {},
) =>
  app.inject({
    method,
    url: `/api/v1/${url}`,
    ...(method === 'GET' ? {} : { payload: { name: 'a' } }),
    headers: {
      ...headers,
      ...(override === undefined ? {} : { 'x-http-method-override': override }),
    },
  });

describe('a POST that stands for a PATCH', () => {
  it('is served like the PATCH, which stays', async () => {
    expect((await send('POST', 'things/7', 'PATCH')).json()).toEqual({ name: 'a' });
    expect((await send('PATCH', 'things/7', undefined)).json()).toEqual({ name: 'a' });
    expect(changeThing).toHaveBeenCalledTimes(2);
  });

  it.each(['DELETE', 'PUT', 'GET', 'patch', 'PATCH, PATCH', 'constructor', '', ' '])(
    'is refused when the header says %j',
    async (override) => {
      const { statusCode, headers } = await send('POST', 'things/7', override);
      expect([statusCode, headers.allow]).toEqual([405, 'PATCH, DELETE']);
      expect(changeThing).not.toHaveBeenCalled();
      expect(removeThing).not.toHaveBeenCalled();
    },
  );

  it('is refused without the header', async () => {
    expect((await send('POST', 'things/7', undefined)).statusCode).toBe(405);
  });

  it.each<InjectedMethod>(['GET', 'PUT'])('is not taken from a %s', async (method) => {
    expect((await send(method, 'things/7', 'PATCH')).statusCode).toBe(405);
    expect(changeThing).not.toHaveBeenCalled();
  });

  it('changes no call of another method', async () => {
    await send('DELETE', 'things/7', 'PATCH');
    await send('POST', 'things', 'PATCH');
    await send('POST', 'things', 'DELETE');
    expect([changeThing, removeThing, makeThing].map(({ mock }) => mock.calls.length)).toEqual([
      0, 1, 2,
    ]);
  });

  it('needs a page of the shop when a browser sends the session', async () => {
    const cookie = 'session=known';
    const fromOther = await send('POST', 'own', 'PATCH', {
      cookie,
      origin: 'https://evil.example',
    });
    const fromNowhere = await send('POST', 'own', 'PATCH', { cookie });
    expect([fromOther.statusCode, fromNowhere.statusCode]).toEqual([403, 403]);
    expect(changeOwnThing).not.toHaveBeenCalled();
    const own = await send('POST', 'own', 'PATCH', { 'mini-session-key': 'known' });
    expect(own.statusCode).toBe(200);
  });
});

it('no call of the shop is a POST at the path of a PATCH', () => {
  const pathsOf = (method: string) =>
    Object.values(shopCalls).flatMap((each) => (each.method === method ? [each.path] : []));
  expect(pathsOf('PATCH')).toHaveLength(7);
  expect(pathsOf('POST').filter((path) => pathsOf('PATCH').includes(path as never))).toEqual([]);
});
