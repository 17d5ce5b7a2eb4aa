import { Readable } from 'node:stream';
import { type Api, ApiError } from '@vitrine/client';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { brandOptions } from '../../test/support/brands.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { sendProblem } from '../http/send-problem.ts';
import { registerPages } from './routes.ts';

test.each([
  ['/content/spring', 'zh-CN', '加载失败或数据异常', '"/"', '重新加载'],
  ['/en/content/spring', 'en-US', 'This page could not be shown', '"/en"', 'Try again'],
])(
  '%s shows an uncached error page in its language when rendering fails',
  async (url, language, title, home, retry) => {
    const app = Fastify({ genReqId: () => 'request-7' });
    const render = vi.fn(() => Promise.reject(new Error('the database is away')));
    registerPages(app, {
      ...brandOptions,
      db: {} as never,
      renderer: { files: new Map(), isStrict: true, render },
      api: () => ({}) as Api,
      onChange: () => {},
      cacheBytes: 1_000,
      publicUrl: undefined,
    });
    const { statusCode, headers, body } = await app.inject(url);
    expect(statusCode).toBe(500);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(body).toContain(`<html lang="${language}">`);
    for (const text of [title, 'request-7', `href=${home}`, `>${retry}<`, 'href=""', 'noindex'])
      expect(body).toContain(text);
    expect(body).not.toContain('database');

    // The next request renders again.
    await app.inject(url);
    expect(render).toHaveBeenCalledTimes(2);
    await app.close();
  },
);

test.each([
  ['/content/spring', 503, '2'],
  ['/favicon.svg', 200, undefined],
  ['/manifest.webmanifest', 200, undefined],
  ['/offline', 200, undefined],
])('%s answers %i when the database is away', async (url, status, retryAfter) => {
  const app = Fastify();
  app.setErrorHandler(sendProblem);
  const away = () => Promise.reject(new ApiError('unavailable'));
  registerPages(app, {
    ...brandOptions,
    db: {} as never,
    renderer: { files: new Map(), isStrict: true, render: away },
    api: () => ({ getFlatContent: away }) as unknown as Api,
    onChange: () => {},
    cacheBytes: 1_000,
    publicUrl: undefined,
  });
  const { statusCode, headers } = await app.inject(url);
  expect([statusCode, headers['retry-after']]).toEqual([status, retryAfter]);
  await app.close();
});

test('asks an IP address over its limit of rendered pages to wait, and still serves cached pages', async () => {
  const app = Fastify();
  const render = vi.fn(async () => ({ status: 200, html: Readable.from(['<p>page</p>']) }));
  let rendered = 0;
  registerPages(app, {
    ...brandOptions,
    db: {} as never,
    renderer: { files: new Map(), isStrict: true, render },
    api: () => ({}) as Api,
    onChange: () => {},
    cacheBytes: 1_000_000,
    publicUrl: undefined,
    countPageRender: async () => {
      if (++rendered > 1)
        throw new ApiProblem('too-many-requests', undefined, { headers: { 'retry-after': '9' } });
    },
  });
  expect((await app.inject('/content/spring')).statusCode).toBe(200);
  const limited = await app.inject('/en/content/other');
  expect(limited.statusCode).toBe(429);
  expect(limited.headers).toMatchObject({ 'retry-after': '9', 'cache-control': 'no-store' });
  expect(limited.body).toContain('Please wait a minute');
  expect((await app.inject('/content/spring')).statusCode).toBe(200);
  expect(render).toHaveBeenCalledTimes(1);
  await app.close();
});

test.each(['a:b:c', '"><script>', 'shop.test/x', 'a b', 'user@shop.test'])(
  'rejects the host %j where no public URL is set',
  async (host) => {
    const render = vi.fn(async () => ({ status: 200, html: Readable.from(['<p>page</p>']) }));
    const deps = {
      ...brandOptions,
      db: {} as never,
      renderer: { files: new Map(), isStrict: true, render },
      api: () => ({}) as Api,
      onChange: () => {},
      cacheBytes: 1_000_000,
    };
    const open = Fastify();
    registerPages(open, { ...deps, publicUrl: undefined });
    for (const url of ['/', '/robots.txt'])
      expect((await open.inject({ url, headers: { host } })).statusCode).toBe(400);
    expect(render).not.toHaveBeenCalled();
    await open.close();

    const named = Fastify();
    registerPages(named, { ...deps, publicUrl: 'https://shop.test' });
    expect((await named.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
    await named.close();
  },
);

test.each(['shop.test', 'localhost:8080', '127.0.0.1', '[::1]:8080', 'SHOP.test'])(
  'accepts the host %j',
  async (host) => {
    const app = Fastify();
    registerPages(app, {
      ...brandOptions,
      db: {} as never,
      renderer: {
        files: new Map(),
        isStrict: true,
        render: async () => ({ status: 200, html: Readable.from(['<p>page</p>']) }),
      },
      api: () => ({}) as Api,
      onChange: () => {},
      cacheBytes: 0,
      publicUrl: undefined,
    });
    expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
    await app.close();
  },
);
