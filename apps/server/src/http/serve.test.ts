import { brotliDecompressSync } from 'node:zlib';
import { call } from '@vitrine/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createServer } from '../app/create-server.ts';
import { createMetrics } from '../observability/metrics.ts';
import { readSettings } from '../settings.ts';
import { ApiProblem } from './api-problem.ts';
import { noSessions } from './create-handler-context.ts';
import type { HandlerContext } from './handler-context.ts';
import { ResponseCache } from './response-cache.ts';
import { serve } from './serve.ts';
import { registerUnknownCalls } from './unknown-calls.ts';

const base = { group: 'Test', summary: 'Test', caller: 'anyone' } as const;
const calls = {
  getThing: call({
    ...base,
    method: 'GET',
    path: '/api/v1/things/{id}',
    params: z.object({ id: z.string().regex(/^\d+$/, 'must be a whole number above zero') }),
    query: z.object({
      size: z.coerce.number().int().min(1).max(9).default(3),
      'enable-cache': z
        .enum(['true', 'false'])
        .transform((text) => text === 'true')
        .default(true),
    }),
    response: z.object({ text: z.string() }),
    cacheSeconds: 30,
  }),
  makeThing: call({
    ...base,
    method: 'POST',
    path: '/api/v1/things',
    body: z.object({ name: z.string().min(1), tags: z.array(z.string()).max(2).default([]) }),
    response: z.object({ name: z.string() }),
  }),
};

const getThing = vi.fn();
const makeThing = vi.fn();
const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', BODY_LIMIT_KB: '1' });
let app: ReturnType<typeof createServer>;
let responseCache: ResponseCache;

beforeEach(() => {
  getThing.mockReset().mockImplementation((parts, context: HandlerContext) => ({
    text: `${parts.params.id} ${parts.query.size} ${context.language} ${context.currency}`,
  }));
  makeThing.mockReset().mockImplementation(({ body }) => ({ name: body.name }));
  app = createServer(settings, createMetrics({ process: false }));
  responseCache = new ResponseCache(1024 * 1024);
  serve(
    app,
    calls,
    { getThing, makeThing },
    { sessions: noSessions, responseCache, validatesResponses: true },
  );
  registerUnknownCalls(app, calls);
});
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const post = (payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/api/v1/things', payload, headers: { 'content-type': type } });

describe('serving a call', () => {
  it('parses the parts with defaults and passes the locale', async () => {
    const response = await get('/api/v1/things/7', { 'accept-language': 'en-GB', currency: 'HKD' });
    expect(response.json()).toEqual({ text: '7 3 en-US HKD' });
    expect(getThing.mock.lastCall?.[1]).toMatchObject({ country: 'CN' });
  });

  it('ignores invalid base headers', async () => {
    await get('/api/v1/things/7', { 'accept-language': '??', currency: 'XXX', country: 'china' });
    expect(getThing.mock.lastCall?.[1]).toMatchObject({
      language: 'zh-CN',
      currency: 'CNY',
      country: 'CN',
    });
  });

  it('parses a JSON body', async () => {
    expect((await post('{"name":"a"}')).json()).toEqual({ name: 'a' });
    expect(makeThing.mock.lastCall?.[0].body).toEqual({ name: 'a', tags: [] });
  });

  it('answers HEAD like GET without a body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/api/v1/things/7' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers.etag).toBeDefined();
  });

  it('keeps a valid request id of the caller and replaces an invalid one', async () => {
    const valid = await get('/api/v1/things/7', { 'request-id': 'abc-12345' });
    expect(valid.headers['request-id']).toBe('abc-12345');
    const invalid = await get('/api/v1/things/7', { 'request-id': 'a b\u0009<script>' });
    expect(invalid.headers['request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('a public response', () => {
  it('is cached by its parts and by language', async () => {
    await get('/api/v1/things/7?size=3');
    await get('/api/v1/things/7?utm=1');
    await get('/api/v1/things/7');
    expect(getThing).toHaveBeenCalledTimes(1);
    await get('/api/v1/things/7', { 'accept-language': 'en' });
    await get('/api/v1/things/7?size=4');
    expect(getThing).toHaveBeenCalledTimes(3);
  });

  it('may be cached by proxies, with the headers it varies by', async () => {
    const { headers } = await get('/api/v1/things/7');
    expect(headers['cache-control']).toBe('public, max-age=30');
    expect(headers.vary).toBe('accept-language, country, currency, accept-encoding');
  });

  it('is answered with 304 when the client has it', async () => {
    const { headers } = await get('/api/v1/things/7');
    const etag = String(headers.etag);
    for (const tag of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*']) {
      const again = await get('/api/v1/things/7', { 'if-none-match': tag });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers.etag).toBe(etag);
    }
    const other = await get('/api/v1/things/7', { 'if-none-match': '"x"' });
    expect(other.statusCode).toBe(200);
  });

  it('is compressed under the same etag', async () => {
    getThing.mockReturnValue({ text: '别处'.repeat(1_000) });
    const plain = await get('/api/v1/things/7');
    for (let i = 0; i < 2; i++) {
      const compressed = await get('/api/v1/things/7', { 'accept-encoding': 'gzip, br' });
      expect(compressed.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
      expect(compressed.headers.etag).toBe(plain.headers.etag);
    }
  });

  it('is computed again when the data has changed', async () => {
    await get('/api/v1/things/7');
    responseCache.clear();
    await get('/api/v1/things/7');
    expect(getThing).toHaveBeenCalledTimes(2);
  });

  it('is computed again for a caller who bypasses the cache', async () => {
    for (let i = 0; i < 2; i++) {
      const { headers } = await get('/api/v1/things/7?enable-cache=false');
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(getThing).toHaveBeenCalledTimes(2);
  });

  it('is not cached when it is an error', async () => {
    getThing.mockImplementationOnce(() => {
      throw new ApiProblem('not-found');
    });
    const failed = await get('/api/v1/things/7');
    expect([failed.statusCode, failed.headers['cache-control']]).toEqual([404, 'no-store']);
    expect((await get('/api/v1/things/7')).statusCode).toBe(200);
  });
});

describe('an error response', () => {
  const readError = async (response: ReturnType<typeof get>) => {
    const { statusCode, body, headers } = await response;
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const { error } = JSON.parse(body);
    expect(error.requestId).toBe(headers['request-id']);
    return { status: statusCode, ...error };
  };

  it('lists all invalid fields in the language of the request', async () => {
    const url = '/api/v1/things/x?size=99&enable-cache=perhaps';
    const english = await readError(get(url, { 'accept-language': 'en' }));
    expect(english).toMatchObject({ status: 400, code: 'bad-input' });
    expect(english.fields).toEqual([
      { path: 'params.id', message: 'must be a whole number above zero' },
      { path: 'query.size', message: 'must be at most 9' },
      { path: 'query.enable-cache', message: 'must be one of true, false' },
    ]);
    const chinese = await readError(get(url));
    expect(chinese.fields.map(({ message }: { message: string }) => message)).toEqual([
      '应为大于零的整数',
      '不得大于 9',
      '应为以下之一：true, false',
    ]);
  });

  it.each([
    ['a repeated query parameter', () => get('/api/v1/things/7?size=1&size=2'), 400, 'bad-input'],
    ['a broken escape in the path', () => get('/api/v1/things/%E0%A4%A'), 400, 'bad-input'],
    ['a NUL', () => post('{"name":"a\\u0000b"}'), 400, 'bad-input'],
    ['a nested NUL', () => post('{"name":"a","tags":["\\u0000"]}'), 400, 'bad-input'],
    ['a body that is not JSON', () => post('{"name":'), 400, 'bad-input'],
    ['an empty body', () => post(''), 400, 'bad-input'],
    ['a body of another shape', () => post('[]'), 400, 'bad-input'],
    ['a prototype in the body', () => post('{"__proto__":{"name":"x"}}'), 400, 'bad-input'],
    ['a body that is too large', () => post(`"${'x'.repeat(2_000)}"`), 413, 'too-large'],
    ['another media type', () => post('<a/>', 'text/xml'), 415, 'unsupported-media-type'],
    ['an unknown path', () => get('/api/v1/nothing'), 404, 'not-found'],
    ['an unknown path outside the API', () => get('/nothing'), 404, 'not-found'],
    ['a path that is too long', () => get(`/api/v1/things/${'7'.repeat(3_000)}`), 404, 'not-found'],
  ])('is sent for %s', async (_, send, status, code) => {
    expect(await readError(send())).toMatchObject({ status, code });
  });

  it('lists the allowed methods without reading the body', async () => {
    const response = await app.inject({ method: 'DELETE', url: '/api/v1/things/7?a=1' });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
    const text = { method: 'PUT', url: '/api/v1/things', payload: 'x' } as const;
    const rejected = await app.inject({ ...text, headers: { 'content-type': 'text/plain' } });
    expect([rejected.statusCode, rejected.headers.allow]).toEqual([405, 'POST']);
  });

  it('hides the details of a server error', async () => {
    getThing.mockImplementation(() => {
      throw new Error('password of the database');
    });
    const response = await get('/api/v1/things/7');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('password');
  });

  it('is an response that breaks the contract', async () => {
    getThing.mockReturnValue({ text: 7 });
    expect((await get('/api/v1/things/7')).statusCode).toBe(500);
  });
});
