import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailableError } from '../database/unavailable.ts';
import { createCachedResponse, encodeBody } from './cached-response.ts';
import { ResponseCache } from './response-cache.ts';

const MB = 1024 * 1024;
const createResponse = (text: string, now = 0) => createCachedResponse({ text }, 30, now);

describe('the response cache', () => {
  it('computes a response once for simultaneous requests', async () => {
    const cache = new ResponseCache(MB, () => 0);
    const compute = vi.fn(async () => createResponse('a'));
    const all = await Promise.all([1, 2, 3].map(() => cache.getOrCompute('k', '/a', compute)));
    expect(compute).toHaveBeenCalledTimes(1);
    expect(new Set(all).size).toBe(1);
  });

  it('finds a response by every URL that requested it', async () => {
    const cache = new ResponseCache(MB, () => 0);
    const first = await cache.getOrCompute('k', '/a?x=1&y=2', async () => createResponse('a'));
    await cache.getOrCompute('k', '/a?y=2&x=1', async () => createResponse('other'));
    expect(cache.findByUrl('/a?x=1&y=2')).toBe(first);
    expect(cache.findByUrl('/a?y=2&x=1')).toBe(first);
    expect(cache.findByUrl('/a')).toBeUndefined();
  });

  it('replaces a response when it expires', async () => {
    let now = 0;
    const cache = new ResponseCache(MB, () => now);
    await cache.getOrCompute('k', '/a', async () => createResponse('a', now));
    const { bytes } = cache.stats;
    now = 29_999;
    expect(cache.findByUrl('/a')).toBeDefined();
    now = 30_000;
    expect(cache.findByUrl('/a')).toBeUndefined();
    const next = await cache.getOrCompute('k', '/a', async () => createResponse('b', now));
    expect(cache.findByUrl('/a')).toBe(next);
    expect(cache.stats).toMatchObject({ count: 1, bytes });
  });

  it('serves an expired response while the database is away, and no other failure', async () => {
    let now = 0;
    const cache = new ResponseCache(MB, () => now);
    const kept = await cache.getOrCompute('k', '/a', async () => createResponse('a', now));
    now = 30_000;
    const fail = (error: Error) => cache.getOrCompute('k', '/a', () => Promise.reject(error));
    const away = new DatabaseUnavailableError('away');
    expect(await fail(away)).toBe(kept);
    await expect(fail(new Error('a mistake'))).rejects.toThrow('a mistake');
    cache.clear();
    await expect(fail(away)).rejects.toBe(away);
  });

  it('evicts the least recently used response first', async () => {
    const cache = new ResponseCache(6_000, () => 0);
    const store = (key: string) =>
      cache.getOrCompute(key, key, async () => createResponse('x'.repeat(500)));
    for (const key of ['a', 'b', 'c']) await store(key);
    cache.findByUrl('a');
    await store('d');
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.findByUrl(key))).toEqual(['a', 'c', 'd']);
    expect(cache.stats.bytes).toBeLessThanOrEqual(6_000);
  });

  it('weighs a parsed body, and evicts older responses for it', async () => {
    const cache = new ResponseCache(6_000, () => 0);
    const store = (key: string) =>
      cache.getOrCompute(key, key, async () => createResponse('x'.repeat(500)));
    for (const key of ['a', 'b', 'c']) await store(key);
    const { bytes } = cache.stats;
    expect(cache.findParsedByUrl('c')?.data).toEqual({ text: 'x'.repeat(500) });
    expect(cache.findByUrl('a')).toBeUndefined();
    expect(cache.stats.bytes).toBeGreaterThan((bytes / 3) * 2 + 1_000);
    expect(cache.stats.bytes).toBeLessThanOrEqual(6_000);
  });

  it('does not store a response that is larger than the cache', async () => {
    const cache = new ResponseCache(2_000, () => 0);
    await cache.getOrCompute('k', '/a', async () => createResponse('x'.repeat(4_000)));
    expect(cache.stats.count).toBe(0);
  });

  it('clears all responses and calls the listeners', async () => {
    const cache = new ResponseCache(MB, () => 0);
    const listener = vi.fn();
    cache.onChange(listener);
    await cache.getOrCompute('k', '/a', async () => createResponse('a'));
    cache.clear();
    expect(cache.findByUrl('/a')).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('does not store a response whose data changed while it was computed', async () => {
    const cache = new ResponseCache(MB, () => 0);
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof createResponse>>();
    const early = cache.getOrCompute('k', '/a', () => promise);
    cache.clear();
    const fresh = await cache.getOrCompute('k', '/a', async () => createResponse('new'));
    resolve(createResponse('old'));
    expect(String((await early).plain)).toContain('old');
    expect(cache.findByUrl('/a')).toBe(fresh);
  });

  const productResponse = (...ids: string[]) =>
    createCachedResponse({ items: ids.map((id) => ({ id })) }, 30, 0);

  it('drops only the responses that show a changed product', async () => {
    const cache = new ResponseCache(MB, () => 0);
    const listener = vi.fn();
    cache.onChange(listener);
    await cache.getOrCompute('both', '/both', async () => productResponse('1', '2'));
    await cache.getOrCompute('other', '/other', async () => productResponse('2', '3'));
    cache.drop(new Set(['1']));
    expect(cache.findByUrl('/both')).toBeUndefined();
    expect(cache.findByUrl('/other')).toBeDefined();
    expect(listener).toHaveBeenCalledWith({ ids: new Set(['1']) });
  });

  it('stores what was computed during a change of other products only', async () => {
    const cache = new ResponseCache(MB, () => 0);
    const { promise, resolve } = Promise.withResolvers<void>();
    const compute = (id: string) => async () => {
      await promise;
      return productResponse(id);
    };
    const early = cache.getOrCompute('k', '/1', compute('1'));
    const other = cache.getOrCompute('l', '/2', compute('2'));
    cache.drop(new Set(['1']));
    const fresh = cache.getOrCompute('k', '/1', async () => productResponse('1', 'new'));
    resolve();
    await Promise.all([early, other]);
    expect(cache.findByUrl('/1')).toBe(await fresh);
    expect(cache.findByUrl('/2')).toBe(await other);
  });

  it('does not store anything when the computation fails', async () => {
    const cache = new ResponseCache(MB, () => 0);
    const failing = cache.getOrCompute('k', '/a', async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await cache.getOrCompute('k', '/a', async () => createResponse('a'));
    expect(cache.findByUrl('/a')).toBeDefined();
  });

  it('remembers at most eight URLs of a response', async () => {
    const cache = new ResponseCache(MB, () => 0);
    const compute = async () => createResponse('a');
    for (let i = 0; i < 50; i++) await cache.getOrCompute('k', `/a?utm=${i}`, compute);
    const found = Array.from({ length: 50 }, (_, i) => cache.findByUrl(`/a?utm=${i}`)).filter(
      Boolean,
    );
    expect(found.length).toBe(8);
  });
});

describe('the body of a cached response', () => {
  const response = createResponse('别处 '.repeat(1_000));

  it('is compressed in the requested encoding', async () => {
    expect(brotliDecompressSync(await encodeBody(response, 'brotli')).equals(response.plain)).toBe(
      true,
    );
    expect(gunzipSync(await encodeBody(response, 'gzip')).equals(response.plain)).toBe(true);
    expect(encodeBody(response, 'plain')).toBe(response.plain);
  });

  it('is compressed once', async () => {
    const body = await encodeBody(response, 'brotli');
    expect(encodeBody(response, 'brotli')).toBe(body);
  });

  it('stays plain when it is small', () => {
    const small = createResponse('a');
    expect(encodeBody(small, 'brotli')).toBe(small.plain);
  });

  it('keeps only its own bytes, without the pool of small buffers they were cut from', async () => {
    const { plain } = response;
    const bodies = [
      plain,
      await encodeBody(response, 'brotli'),
      await encodeBody(response, 'gzip'),
    ];
    for (const body of bodies) expect(body.buffer.byteLength).toBe(body.length);
    expect(createResponse('a').plain.buffer.byteLength).toBe(createResponse('a').plain.length);
  });
});
