import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Api } from '@vitrine/client';
import { expect, test, vi } from 'vitest';
import { createHost, type HostDeps, type PageRequest, readPageRequest } from './host.ts';
import { FRESH_MS, HtmlCache } from './html-cache.ts';
import type { Renderer } from './renderer.ts';

const ORIGIN = 'http://shop.test';

function setUp() {
  const clock = { now: 0 };
  const streams: PassThrough[] = [];
  const nonces: string[] = [];
  const renderer: Renderer = {
    files: new Map(),
    isStrict: true,
    render: vi.fn(async ({ nonce }) => {
      const html = new PassThrough();
      streams.push(html);
      nonces.push(nonce);
      return { status: 200, html };
    }),
  };
  const cache = new HtmlCache(1_000_000, () => clock.now);
  const api = vi.fn<HostDeps['api']>(() => ({}) as Api);
  const host = createHost({
    renderer,
    cache,
    api,
    now: () => clock.now,
    onError: () => {},
  });
  return { api, clock, cache, host, renderer, streams, nonces };
}

const request = (url: string, headers = {}) => readPageRequest(url, headers, ORIGIN) as PageRequest;

test('the first visitor gets a stream with a nonce, the next the kept page with hashes', async () => {
  const { host, streams, nonces } = setUp();
  const first = await host.answer(request('/'));
  const nonce = nonces[0] ?? '';
  streams[0]?.end(`<p>hi</p><script nonce="${nonce}">run()</script>`);
  expect(first.kind === 'stream' && (await text(first.html))).toContain(nonce);
  expect(first.kind === 'stream' && first.headers['content-security-policy']).toContain(nonce);

  const second = await host.answer(request('/'));
  expect(second.kind === 'kept' && second.page.plain.toString()).toBe(
    '<p>hi</p><script>run()</script>',
  );
  const policy = second.kind === 'kept' ? second.page.headers['content-security-policy'] : '';
  expect(policy).toContain("'sha256-");
  expect(policy).not.toContain('nonce');
});

test('a burst for one page renders once', async () => {
  const { host, renderer, streams } = setUp();
  await host.answer(request('/'));
  const others = [host.answer(request('/')), host.answer(request('/?utm_source=x'))];
  streams[0]?.end('page');
  const kinds = (await Promise.all(others)).map(({ kind }) => kind);
  expect(kinds).toEqual(['kept', 'kept']);
  expect(renderer.render).toHaveBeenCalledTimes(1);
});

test('a stale page leaves at once and is rendered anew behind it, once', async () => {
  const { clock, cache, host, renderer, streams } = setUp();
  await host.answer(request('/'));
  streams[0]?.end('old');
  // Whoever asks while it is being rendered waits until it is kept.
  await host.answer(request('/'));
  clock.now = FRESH_MS + 1;
  const stale = await Promise.all([host.answer(request('/')), host.answer(request('/'))]);
  expect(stale.map((answer) => answer.kind === 'kept' && answer.page.plain.toString())).toEqual([
    'old',
    'old',
  ]);
  streams[1]?.end('new');
  await vi.waitFor(() => expect(cache.get(request('/').key).state).toBe('fresh'));
  const fresh = await host.answer(request('/'));
  expect(fresh.kind === 'kept' && fresh.page.plain.toString()).toBe('new');
  expect(renderer.render).toHaveBeenCalledTimes(2);
});

test('a visitor who leaves in the middle does not hold up the others', async () => {
  const { host, streams } = setUp();
  const first = await host.answer(request('/'));
  if (first.kind === 'stream') first.html.destroy();
  const waiting = host.answer(request('/'));
  for (let i = 0; i < 100; i++) streams[0]?.write('x'.repeat(10_000));
  streams[0]?.end();
  const second = await waiting;
  expect(second.kind === 'kept' && second.page.plain.length).toBe(1_000_000);
});

test('a render that fails is not kept, and the next visitor tries again', async () => {
  const { host, renderer, streams } = setUp();
  vi.mocked(renderer.render).mockRejectedValueOnce(new Error('broken'));
  await expect(host.answer(request('/'))).rejects.toThrow('broken');
  const again = await host.answer(request('/'));
  expect(again.kind).toBe('stream');
  streams[0]?.end('fine');
});

test('language, platform and address make a page; who asks does not', () => {
  const web = request('/content/spring?token=secret&gender=men');
  expect(web).toMatchObject({ language: 'zh-CN', platform: 'web', query: { gender: 'men' } });
  const wechat = request('/content/spring?gender=men', {
    'user-agent': 'Mozilla/5.0 MicroMessenger/8',
  });
  expect(wechat.key).not.toBe(web.key);
  expect(request('/content/spring?gender=men').key).toBe(web.key);
});

test('each country has its page, rendered by calls that say so; any other cookie changes nothing', async () => {
  const { api, host, renderer, streams } = setUp();
  const to = (country: string) => request('/', { cookie: `country=${country}` });
  await host.answer(to('HK'));
  expect(api).toHaveBeenLastCalledWith('zh-CN', 'HK');
  expect(renderer.render).toHaveBeenLastCalledWith(expect.objectContaining({ country: 'HK' }));
  await host.answer(request('/'));
  expect(api).toHaveBeenLastCalledWith('zh-CN', 'CN');
  expect(renderer.render).toHaveBeenLastCalledWith(expect.objectContaining({ country: 'CN' }));
  expect(renderer.render).toHaveBeenCalledTimes(2);
  for (const stream of streams) stream.end('page');
  for (const same of ['CN', 'US', '', '<b>']) expect(to(same).key).toBe(request('/').key);
  expect(request('/?country=CN', { cookie: 'country=HK' }).country).toBe('CN');
});

test('a page names the host it was asked at, so no host sees the page of another', () => {
  const other = readPageRequest('/', {}, 'http://other.test') as PageRequest;
  expect(other.key).not.toBe(request('/').key);
});

test.each(['//', '/%', '/a\\b', '/?%%%'])(
  'the odd address %s is an address like any other',
  (url) => {
    expect(request(url).path).toMatch(/^\//);
  },
);
