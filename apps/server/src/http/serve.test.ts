import { brotliDecompressSync } from 'node:zlib';
import { call } from '@vitrine/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createServer } from '../app/create-server.ts';
import { createMetrics } from '../observe/metrics.ts';
import { readSettings } from '../settings.ts';
import { Answers } from './answers.ts';
import { ApiError } from './api-error.ts';
import { noSessions } from './call-context.ts';
import type { CallContext } from './context.ts';
import { serve } from './serve.ts';
import { refuseUnknownCalls } from './unknown-calls.ts';

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
    response: z.object({ words: z.string() }),
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
let answers: Answers;

beforeEach(() => {
  getThing.mockReset().mockImplementation((parts, context: CallContext) => ({
    words: `${parts.params.id} ${parts.query.size} ${context.language} ${context.currency}`,
  }));
  makeThing.mockReset().mockImplementation(({ body }) => ({ name: body.name }));
  app = createServer(settings, createMetrics({ process: false }));
  answers = new Answers(1024 * 1024);
  serve(
    app,
    calls,
    { getThing, makeThing },
    { sessions: noSessions, answers, checksAnswers: true },
  );
  refuseUnknownCalls(app, calls);
});
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const post = (payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/api/v1/things', payload, headers: { 'content-type': type } });

describe('a call', () => {
  it('gets its parts parsed and defaulted, and knows who is asking', async () => {
    const answer = await get('/api/v1/things/7', { 'accept-language': 'en-GB', currency: 'HKD' });
    expect(answer.json()).toEqual({ words: '7 3 en-US HKD' });
    expect(getThing.mock.lastCall?.[1]).toMatchObject({ country: 'CN' });
  });

  it('takes base headers that make no sense as absent', async () => {
    await get('/api/v1/things/7', { 'accept-language': '??', currency: 'XXX', country: 'china' });
    expect(getThing.mock.lastCall?.[1]).toMatchObject({
      language: 'zh-CN',
      currency: 'CNY',
      country: 'CN',
    });
  });

  it('reads a body', async () => {
    expect((await post('{"name":"a"}')).json()).toEqual({ name: 'a' });
    expect(makeThing.mock.lastCall?.[0].body).toEqual({ name: 'a', tags: [] });
  });

  it('answers HEAD like GET without the body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/api/v1/things/7' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers.etag).toBeDefined();
  });

  it('keeps the sane request id of its caller and replaces another', async () => {
    const kept = await get('/api/v1/things/7', { 'request-id': 'abc-12345' });
    expect(kept.headers['request-id']).toBe('abc-12345');
    const replaced = await get('/api/v1/things/7', { 'request-id': 'a b\u0009<script>' });
    expect(replaced.headers['request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('an answer to everybody', () => {
  it('is kept by what was asked, in every language by itself', async () => {
    await get('/api/v1/things/7?size=3');
    await get('/api/v1/things/7?utm=1');
    await get('/api/v1/things/7');
    expect(getThing).toHaveBeenCalledTimes(1);
    await get('/api/v1/things/7', { 'accept-language': 'en' });
    await get('/api/v1/things/7?size=4');
    expect(getThing).toHaveBeenCalledTimes(3);
  });

  it('may be kept by others too, by what it depends on', async () => {
    const { headers } = await get('/api/v1/things/7');
    expect(headers['cache-control']).toBe('public, max-age=30');
    expect(headers.vary).toBe('accept-language, country, currency, accept-encoding');
  });

  it('is not sent to a caller who holds it', async () => {
    const { headers } = await get('/api/v1/things/7');
    const etag = String(headers.etag);
    for (const held of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*']) {
      const again = await get('/api/v1/things/7', { 'if-none-match': held });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers.etag).toBe(etag);
    }
    const other = await get('/api/v1/things/7', { 'if-none-match': '"x"' });
    expect(other.statusCode).toBe(200);
  });

  it('travels packed, under the same etag', async () => {
    getThing.mockReturnValue({ words: '别处'.repeat(1_000) });
    const plain = await get('/api/v1/things/7');
    for (let i = 0; i < 2; i++) {
      const packed = await get('/api/v1/things/7', { 'accept-encoding': 'gzip, br' });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
      expect(packed.headers.etag).toBe(plain.headers.etag);
    }
  });

  it('is made anew when what it was made of changed', async () => {
    await get('/api/v1/things/7');
    answers.clear();
    await get('/api/v1/things/7');
    expect(getThing).toHaveBeenCalledTimes(2);
  });

  it('is made anew for a caller who wants no kept one', async () => {
    for (let i = 0; i < 2; i++) {
      const { headers } = await get('/api/v1/things/7?enable-cache=false');
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(getThing).toHaveBeenCalledTimes(2);
  });

  it('is not kept when it is a failure', async () => {
    getThing.mockImplementationOnce(() => {
      throw new ApiError('not-found');
    });
    const failed = await get('/api/v1/things/7');
    expect([failed.statusCode, failed.headers['cache-control']]).toEqual([404, 'no-store']);
    expect((await get('/api/v1/things/7')).statusCode).toBe(200);
  });
});

describe('a failure', () => {
  const failureOf = async (answer: ReturnType<typeof get>) => {
    const { statusCode, body, headers } = await answer;
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const { error } = JSON.parse(body);
    expect(error.requestId).toBe(headers['request-id']);
    return { status: statusCode, ...error };
  };

  it('names every refused part at once, in the language of the caller', async () => {
    const url = '/api/v1/things/x?size=99&enable-cache=perhaps';
    const english = await failureOf(get(url, { 'accept-language': 'en' }));
    expect(english).toMatchObject({ status: 400, code: 'bad-input' });
    expect(english.fields).toEqual([
      { path: 'params.id', message: 'must be a whole number above zero' },
      { path: 'query.size', message: 'must be at most 9' },
      { path: 'query.enable-cache', message: 'must be one of true, false' },
    ]);
    const chinese = await failureOf(get(url));
    expect(chinese.fields.map(({ message }: { message: string }) => message)).toEqual([
      '应为大于零的整数',
      '不得大于 9',
      '应为以下之一：true, false',
    ]);
  });

  it.each([
    ['a query given twice', () => get('/api/v1/things/7?size=1&size=2'), 400, 'bad-input'],
    ['a broken escape in the path', () => get('/api/v1/things/%E0%A4%A'), 400, 'bad-input'],
    ['a NUL', () => post('{"name":"a\\u0000b"}'), 400, 'bad-input'],
    ['a NUL within', () => post('{"name":"a","tags":["\\u0000"]}'), 400, 'bad-input'],
    ['a body that is no JSON', () => post('{"name":'), 400, 'bad-input'],
    ['an empty body', () => post(''), 400, 'bad-input'],
    ['a body of another shape', () => post('[]'), 400, 'bad-input'],
    ['a prototype in the body', () => post('{"__proto__":{"name":"x"}}'), 400, 'bad-input'],
    ['a body that is too large', () => post(`"${'x'.repeat(2_000)}"`), 413, 'too-large'],
    ['another media type', () => post('<a/>', 'text/xml'), 415, 'unsupported-media-type'],
    ['a path nobody answers', () => get('/api/v1/nothing'), 404, 'not-found'],
    ['a path outside the interface', () => get('/nothing'), 404, 'not-found'],
    ['an endless path', () => get(`/api/v1/things/${'7'.repeat(3_000)}`), 404, 'not-found'],
  ])('is said of %s', async (_, send, status, code) => {
    expect(await failureOf(send())).toMatchObject({ status, code });
  });

  it('of a method says which ones are understood, before it reads a body', async () => {
    const answer = await app.inject({ method: 'DELETE', url: '/api/v1/things/7?a=1' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    const text = { method: 'PUT', url: '/api/v1/things', payload: 'x' } as const;
    const refused = await app.inject({ ...text, headers: { 'content-type': 'text/plain' } });
    expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'POST']);
  });

  it('of ours tells nothing of what went wrong', async () => {
    getThing.mockImplementation(() => {
      throw new Error('password of the database');
    });
    const answer = await get('/api/v1/things/7');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('password');
  });

  it('is an answer that breaks the contract', async () => {
    getThing.mockReturnValue({ words: 7 });
    expect((await get('/api/v1/things/7')).statusCode).toBe(500);
  });
});
