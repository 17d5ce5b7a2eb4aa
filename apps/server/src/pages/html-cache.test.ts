import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { FRESH_MS, HtmlCache, packPage, STALE_MS } from './html-cache.ts';

const page = (html: string) => packPage(200, {}, 'etag', html);

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
  cache.set('/', page('hello'), cache.epoch);
  clock.now = age;
  expect(cache.get('/').state).toBe(state);
});

test('a change makes pages stale, and one that began rendering before it too', () => {
  const { cache } = cacheAt();
  const began = cache.epoch;
  cache.set('/a', page('a'), began);
  cache.expire();
  cache.set('/b', page('b'), began);
  cache.set('/c', page('c'), cache.epoch);
  expect(['/a', '/b', '/c'].map((key) => cache.get(key).state)).toEqual([
    'stale',
    'stale',
    'fresh',
  ]);
});

test('the least recently used page leaves first when bytes run out', () => {
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

test('a page beyond the whole budget is not kept, nor its predecessor', () => {
  const { cache } = cacheAt(200);
  cache.set('/', page('small'), 0);
  cache.set('/', page(Array.from({ length: 500 }, (_, i) => i).join('')), 0);
  expect(cache.get('/').state).toBe('absent');
  expect(cache.bytes).toBe(0);
});

test('packed forms unpack to the same page', () => {
  const packed = page('秋日来信');
  expect(brotliDecompressSync(packed.brotli).toString()).toBe('秋日来信');
  expect(gunzipSync(packed.gzip).toString()).toBe('秋日来信');
});
