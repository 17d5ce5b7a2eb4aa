import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Api } from '@vitrine/client';
import { expect, test, vi } from 'vitest';
import { NO_TRAITS } from '../http/visitor-traits.ts';
import { FRESH_MS, HtmlCache, STALE_MS } from './html-cache.ts';
import { createPageHost, type HostDeps, type PageResponse, RENDER_LIMIT_MS } from './page-host.ts';
import { type PageRequest, readPageRequest } from './page-request.ts';
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
  const host = createPageHost({
    renderer,
    cache,
    api,
    now: () => clock.now,
    onError: () => {},
  });
  return { api, clock, cache, host, renderer, streams, nonces };
}

const request = (url: string, headers = {}) => readPageRequest(url, headers, ORIGIN) as PageRequest;

test('sends a stream with a nonce first, then the cached page with hashes', async () => {
  const { host, streams, nonces } = setUp();
  const first = await host.respond(request('/'));
  const nonce = nonces[0] ?? '';
  streams[0]?.end(`<p>hi</p><script nonce="${nonce}">run()</script>`);
  expect(first.kind === 'stream' && (await text(first.html))).toContain(nonce);
  expect(first.kind === 'stream' && first.headers['content-security-policy']).toContain(nonce);

  const second = await host.respond(request('/'));
  expect(second.kind === 'cached' && second.page.plain.toString()).toBe(
    '<p>hi</p><script>run()</script>',
  );
  const policy = second.kind === 'cached' ? second.page.headers['content-security-policy'] : '';
  expect(policy).toContain("'sha256-");
  expect(policy).not.toContain('nonce');
});

test('renders a preview for each request and stores it in no cache', async () => {
  const { host, renderer, streams } = setUp();
  const beforeRender = vi.fn(async () => {});
  for (const at of [0, 1]) {
    const response = await host.respond(request('/content/a?env=staging-1-x'), beforeRender);
    streams[at]?.end('draft');
    expect(response.kind === 'stream' && (await text(response.html))).toBe('draft');
    expect(response.kind === 'stream' && response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  }
  expect(renderer.render).toHaveBeenCalledTimes(2);
  expect(beforeRender).toHaveBeenCalledTimes(2);
});

test('renders a page once for simultaneous requests', async () => {
  const { host, renderer, streams } = setUp();
  await host.respond(request('/'));
  const waiting = [host.respond(request('/')), host.respond(request('/?utm_source=x'))];
  streams[0]?.end('page');
  const kinds = (await Promise.all(waiting)).map(({ kind }) => kind);
  expect(kinds).toEqual(['cached', 'cached']);
  expect(renderer.render).toHaveBeenCalledTimes(1);
});

test('sends a stale page immediately and renders it again once in the background', async () => {
  const { clock, cache, host, renderer, streams } = setUp();
  await host.respond(request('/'));
  streams[0]?.end('old');
  // A request during the rendering waits until the page is cached.
  await host.respond(request('/'));
  clock.now = FRESH_MS + 1;
  const stale = await Promise.all([host.respond(request('/')), host.respond(request('/'))]);
  expect(
    stale.map((response) => response.kind === 'cached' && response.page.plain.toString()),
  ).toEqual(['old', 'old']);
  streams[1]?.end('new');
  await vi.waitFor(() => expect(cache.get(request('/').key).state).toBe('fresh'));
  const fresh = await host.respond(request('/'));
  expect(fresh.kind === 'cached' && fresh.page.plain.toString()).toBe('new');
  expect(renderer.render).toHaveBeenCalledTimes(2);
});

const textOf = async (response: PageResponse) =>
  response.kind === 'cached' ? response.page.plain.toString() : text(response.html);

/** Renders a page that is then cached. */
async function openCached({ host, streams }: ReturnType<typeof setUp>, html: string) {
  await host.respond(request('/'));
  streams.at(-1)?.end(html);
  await host.respond(request('/'));
}

test('renders a page again before it is served after its data changed', async () => {
  const setup = setUp();
  await openCached(setup, 'old');
  setup.cache.markOutdated();
  const first = await setup.host.respond(request('/'));
  setup.streams[1]?.end('new');
  expect(await textOf(first)).toBe('new');
  expect(await textOf(await setup.host.respond(request('/')))).toBe('new');
});

test('renders only the pages again that show what changed', async () => {
  const setup = setUp();
  setup.api.mockImplementation((_, __, onIds) => {
    onIds(['7']);
    return {} as Api;
  });
  await openCached(setup, 'old');
  setup.cache.markOutdated({ ids: new Set(['8']) });
  expect(await textOf(await setup.host.respond(request('/')))).toBe('old');
  setup.cache.markOutdated({ ids: new Set(['7']) });
  const changed = await setup.host.respond(request('/'));
  setup.streams[1]?.end('new');
  expect(await textOf(changed)).toBe('new');
});

test('does not wait for a rendering that began before a change', async () => {
  const { host, cache, streams } = setUp();
  await host.respond(request('/'));
  cache.markOutdated();
  const second = await host.respond(request('/'));
  streams[0]?.end('old');
  streams[1]?.end('new');
  expect(await textOf(second)).toBe('new');
  await vi.waitFor(() => expect(cache.get(request('/').key).state).toBe('fresh'));
  expect(await textOf(await host.respond(request('/')))).toBe('new');
});

test('serves an outdated page when it cannot be rendered', async () => {
  const setup = setUp();
  await openCached(setup, 'old');
  setup.cache.markOutdated();
  vi.mocked(setup.renderer.render).mockRejectedValueOnce(new Error('the database is away'));
  expect(await textOf(await setup.host.respond(request('/')))).toBe('old');
});

test('serves other visitors when the first one disconnects', async () => {
  const { host, streams } = setUp();
  const first = await host.respond(request('/'));
  if (first.kind === 'stream') first.html.destroy();
  const waiting = host.respond(request('/'));
  for (let i = 0; i < 100; i++) streams[0]?.write('x'.repeat(10_000));
  streams[0]?.end();
  const second = await waiting;
  expect(second.kind === 'cached' && second.page.plain.length).toBe(1_000_000);
});

test('does not cache a failed rendering and renders again for the next request', async () => {
  const { host, renderer, streams } = setUp();
  vi.mocked(renderer.render).mockRejectedValueOnce(new Error('broken'));
  await expect(host.respond(request('/'))).rejects.toThrow('broken');
  const again = await host.respond(request('/'));
  expect(again.kind).toBe('stream');
  streams[0]?.end('fine');
});

test('keys a page by language, platform and URL, without personal parameters', () => {
  const web = request('/content/spring?token=secret&gender=men');
  expect(web).toMatchObject({ language: 'zh-CN', platform: 'web', query: { gender: 'men' } });
  const wechat = request('/content/spring?gender=men', {
    'user-agent': 'Mozilla/5.0 MicroMessenger/8',
  });
  expect(wechat.key).not.toBe(web.key);
  expect(request('/content/spring?gender=men').key).toBe(web.key);
});

test('renders a page without bars for an app that draws them', async () => {
  const { api, host, renderer, streams } = setUp();
  await host.respond(request('/', { 'user-agent': 'iPhone Vitrine/7.0.0' }));
  expect(renderer.render).toHaveBeenLastCalledWith(
    expect.objectContaining({ platform: 'ios', hasNativeTabs: true }),
  );
  streams[0]?.end('fine');
  expect(api).toBeDefined();
});

test('renders a page per country of the cookie, and ignores invalid countries', async () => {
  const { api, host, renderer, streams } = setUp();
  const requestFrom = (country: string) => request('/', { cookie: `country=${country}` });
  await host.respond(requestFrom('HK'));
  expect(api).toHaveBeenLastCalledWith('zh-CN', 'HK', expect.any(Function), NO_TRAITS);
  expect(renderer.render).toHaveBeenLastCalledWith(expect.objectContaining({ country: 'HK' }));
  await host.respond(request('/'));
  expect(api).toHaveBeenLastCalledWith('zh-CN', 'CN', expect.any(Function), NO_TRAITS);
  expect(renderer.render).toHaveBeenLastCalledWith(expect.objectContaining({ country: 'CN' }));
  expect(renderer.render).toHaveBeenCalledTimes(2);
  for (const stream of streams) stream.end('page');
  for (const same of ['CN', 'US', '', '<b>']) expect(requestFrom(same).key).toBe(request('/').key);
  expect(request('/?country=CN', { cookie: 'country=HK' }).country).toBe('CN');
});

test('keys a page by its host', () => {
  const other = readPageRequest('/', {}, 'http://other.test') as PageRequest;
  expect(other.key).not.toBe(request('/').key);
});

test.each(['//', '/%', '/a\\b', '/?%%%'])('accepts the malformed URL %s', (url) => {
  expect(request(url).path).toMatch(/^\//);
});

test('serves an old page when it cannot be rendered again', async () => {
  const { clock, host, renderer, streams } = setUp();
  await host.respond(request('/'));
  streams[0]?.end('page');
  await vi.waitFor(async () => expect((await host.respond(request('/'))).kind).toBe('cached'));
  clock.now = FRESH_MS + STALE_MS + 1;
  const failure = new Error('the database is away');
  vi.mocked(renderer.render).mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const old = await host.respond(request('/'));
  expect(old.kind === 'cached' && old.page.plain.toString()).toBe('page');
  await expect(host.respond(request('/other'))).rejects.toBe(failure);
});

test('a page that is never rendered fails for everyone who waits for it', async () => {
  vi.useFakeTimers();
  try {
    const { host, renderer } = setUp();
    vi.mocked(renderer.render).mockReturnValue(new Promise(() => {}));
    const waiting = Promise.allSettled([host.respond(request('/')), host.respond(request('/'))]);
    await vi.advanceTimersByTimeAsync(RENDER_LIMIT_MS + 100);
    const results = (await waiting).map(({ status }) => status);
    expect(results).toEqual(['rejected', 'rejected']);
    host.respond(request('/')).catch(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(renderer.render).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

test('a page whose stream stalls is not awaited for ever', async () => {
  vi.useFakeTimers();
  try {
    const { host } = setUp();
    await host.respond(request('/'));
    const waiting = host.respond(request('/')).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(RENDER_LIMIT_MS + 100);
    expect(await waiting).toBe('Rendering took too long');
  } finally {
    vi.useRealTimers();
  }
});

test('reads the path of a request whose target is a whole URL', () => {
  expect(request('http://other.test/content/spring?gender=men')).toMatchObject({
    path: '/content/spring',
    query: { gender: 'men' },
    origin: ORIGIN,
  });
});
