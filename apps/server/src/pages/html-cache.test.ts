import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressPage, FRESH_MS, HtmlCache, STALE_MS } from './html-cache.ts';

const page = (html: string) => compressPage(200, {}, 'etag', html);

function cacheAt(maxBytes = 1_000_000) {
  const clock = { now: 0 };
  return { clock, cache: new HtmlCache(maxBytes, () => clock.now) };
}

test.each([
  [0, 'fresh'],
  [FRESH_MS, 'fresh'],
  [FRESH_MS + 1, 'stale'],
  [FRESH_MS + STALE_MS, 'stale'],
  [FRESH_MS + STALE_MS + 1, 'absent'],
])('after %i ms a page is %s', (age, state) => {
  const { clock, cache } = cacheAt();
  cache.set('/', page('hello'), cache.version);
  clock.now = age;
  expect(cache.get('/').state).toBe(state);
});

const statesOf = (cache: HtmlCache, keys: string[]) => keys.map((key) => cache.get(key).state);

test('makes pages outdated after a change, also those whose rendering started before it', () => {
  const { cache } = cacheAt();
  const oldVersion = cache.version;
  cache.set('/a', page('a'), oldVersion);
  cache.markOutdated();
  cache.set('/b', page('b'), oldVersion);
  cache.set('/c', page('c'), cache.version);
  expect(statesOf(cache, ['/a', '/b', '/c'])).toEqual(['outdated', 'outdated', 'fresh']);
});

test('makes only those pages outdated that show a changed product', () => {
  const { cache } = cacheAt();
  const oldVersion = cache.version;
  cache.set('/1', page('a'), oldVersion, ['1', '2']);
  cache.set('/3', page('b'), oldVersion, ['3']);
  cache.markOutdated({ ids: new Set(['1']) });
  cache.set('/late/1', page('c'), oldVersion, ['1']);
  cache.set('/late/3', page('d'), oldVersion, ['3']);
  expect(statesOf(cache, ['/1', '/3', '/late/1', '/late/3'])).toEqual([
    'outdated',
    'fresh',
    'outdated',
    'fresh',
  ]);
});

test('keeps the new page when an older rendering ends after it', () => {
  const { cache } = cacheAt();
  cache.markOutdated();
  cache.set('/', page('new'), cache.version);
  cache.set('/', page('old'), 0);
  expect(cache.get('/')).toMatchObject({ state: 'fresh', page: { plain: Buffer.from('new') } });
});

test('takes a page for outdated whose rendering took longer than the changes are remembered', () => {
  const { cache } = cacheAt();
  const oldVersion = cache.version;
  for (let i = 0; i < 200; i++) cache.markOutdated({ ids: new Set(['9']) });
  cache.set('/', page('a'), oldVersion, ['1']);
  expect(cache.get('/').state).toBe('outdated');
});

test('evicts the least recently used page first', () => {
  const size = (() => {
    const { cache } = cacheAt();
    cache.set('/', page('x'.repeat(100)), 0);
    return cache.bytes;
  })();
  const { cache } = cacheAt(size * 2);
  cache.set('/a', page('x'.repeat(100)), 0);
  cache.set('/b', page('x'.repeat(100)), 0);
  cache.get('/a');
  cache.set('/c', page('x'.repeat(100)), 0);
  expect(['/a', '/b', '/c'].map((key) => cache.get(key).state)).toEqual([
    'fresh',
    'absent',
    'fresh',
  ]);
  expect(cache.bytes).toBe(size * 2);
});

test('does not store a page that is larger than the cache, and drops its predecessor', () => {
  const { cache } = cacheAt(2_500);
  cache.set('/', page('small'), 0);
  expect(cache.bytes).toBeGreaterThan(0);
  cache.set('/', page(Array.from({ length: 500 }, (_, i) => i).join('')), 0);
  expect(cache.get('/').state).toBe('absent');
  expect(cache.bytes).toBe(0);
});

test('compresses to bodies that decompress to the same page', () => {
  const compressed = page('秋日来信');
  expect(brotliDecompressSync(compressed.brotli).toString()).toBe('秋日来信');
  expect(gunzipSync(compressed.gzip).toString()).toBe('秋日来信');
});

test('keeps only the bytes of a page, without the pool of small buffers they were cut from', () => {
  const { plain, brotli, gzip } = page('hello');
  for (const body of [plain, brotli, gzip]) expect(body.buffer.byteLength).toBe(body.length);
});

test('weighs the ids of what a page shows', () => {
  const { cache } = cacheAt();
  cache.set('/', page('a'), 0);
  const { bytes } = cache;
  cache.set('/', page('a'), 0, Array.from({ length: 100 }, String));
  expect(cache.bytes).toBe(bytes + 4_000);
});
