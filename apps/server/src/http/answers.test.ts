import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { Answers, formOf, keepAnswer } from './answers.ts';

const MB = 1024 * 1024;
const answerOf = (text: string, now = 0) => keepAnswer({ text }, 30, now);

describe('kept answers', () => {
  it('are made once however many ask at once', async () => {
    const answers = new Answers(MB, () => 0);
    const make = vi.fn(async () => answerOf('a'));
    const all = await Promise.all([1, 2, 3].map(() => answers.get('k', '/a', make)));
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(all).size).toBe(1);
  });

  it('are found by any address they were asked at', async () => {
    const answers = new Answers(MB, () => 0);
    const first = await answers.get('k', '/a?x=1&y=2', async () => answerOf('a'));
    await answers.get('k', '/a?y=2&x=1', async () => answerOf('other'));
    expect(answers.at('/a?x=1&y=2')).toBe(first);
    expect(answers.at('/a?y=2&x=1')).toBe(first);
    expect(answers.at('/a')).toBeUndefined();
  });

  it('go when their time is over', async () => {
    let now = 0;
    const answers = new Answers(MB, () => now);
    await answers.get('k', '/a', async () => answerOf('a', now));
    now = 29_999;
    expect(answers.at('/a')).toBeDefined();
    now = 30_000;
    expect(answers.at('/a')).toBeUndefined();
    expect(answers.stats).toMatchObject({ count: 0, bytes: 0 });
  });

  it('make room for newer ones, those not asked for first', async () => {
    const answers = new Answers(6_000, () => 0);
    const keep = (key: string) => answers.get(key, key, async () => answerOf('x'.repeat(500)));
    for (const key of ['a', 'b', 'c']) await keep(key);
    answers.at('a');
    await keep('d');
    expect(['a', 'b', 'c', 'd'].filter((key) => answers.at(key))).toEqual(['a', 'c', 'd']);
    expect(answers.stats.bytes).toBeLessThanOrEqual(6_000);
  });

  it('are not kept when one alone is too large', async () => {
    const answers = new Answers(2_000, () => 0);
    await answers.get('k', '/a', async () => answerOf('x'.repeat(4_000)));
    expect(answers.stats.count).toBe(0);
  });

  it('forget everything at once and tell whoever kept something made of it', async () => {
    const answers = new Answers(MB, () => 0);
    const tell = vi.fn();
    answers.onClear(tell);
    await answers.get('k', '/a', async () => answerOf('a'));
    answers.clear();
    expect(answers.at('/a')).toBeUndefined();
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('do not keep what was being made when something changed, and make it anew for the next', async () => {
    const answers = new Answers(MB, () => 0);
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof answerOf>>();
    const early = answers.get('k', '/a', () => promise);
    answers.clear();
    const fresh = await answers.get('k', '/a', async () => answerOf('new'));
    resolve(answerOf('old'));
    expect(String((await early).plain)).toContain('old');
    expect(answers.at('/a')).toBe(fresh);
  });

  it('are not kept when making them failed', async () => {
    const answers = new Answers(MB, () => 0);
    const fails = answers.get('k', '/a', async () => {
      throw new Error('no');
    });
    await expect(fails).rejects.toThrow('no');
    await answers.get('k', '/a', async () => answerOf('a'));
    expect(answers.at('/a')).toBeDefined();
  });

  it('remember only so many addresses of one answer', async () => {
    const answers = new Answers(MB, () => 0);
    const make = async () => answerOf('a');
    for (let i = 0; i < 50; i++) await answers.get('k', `/a?utm=${i}`, make);
    const known = Array.from({ length: 50 }, (_, i) => answers.at(`/a?utm=${i}`)).filter(Boolean);
    expect(known.length).toBe(8);
  });
});

describe('the form of an answer', () => {
  const answer = answerOf('别处 '.repeat(1_000));

  it('is packed as the caller unpacks it', async () => {
    expect(brotliDecompressSync(await formOf(answer, 'brotli')).equals(answer.plain)).toBe(true);
    expect(gunzipSync(await formOf(answer, 'gzip')).equals(answer.plain)).toBe(true);
    expect(formOf(answer, 'plain')).toBe(answer.plain);
  });

  it('is packed once', async () => {
    const form = await formOf(answer, 'brotli');
    expect(formOf(answer, 'brotli')).toBe(form);
  });

  it('stays plain when packing is not worth it', () => {
    const small = answerOf('a');
    expect(formOf(small, 'brotli')).toBe(small.plain);
  });
});
