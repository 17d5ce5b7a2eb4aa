import { describe, expect, it } from 'vitest';
import { buildIndex } from './catalogue-index.ts';
import type { Advice } from './keywords.ts';
import { atOnce } from './paced.ts';
import { buildPhrases, said } from './phrases.ts';
import { recommends } from './recommends.ts';
import { suggest } from './suggest.ts';
import { syntheticCatalogue } from './synthetic.ts';

const rows = syntheticCatalogue(900, 17);
const index = atOnce(buildIndex(rows));
const advice: Advice = { index, phrases: atOnce(buildPhrases(index)) };
const zh = { language: 'zh-CN' } as const;
const en = { language: 'en-US' } as const;
const ask = (keyword: string, howMany = 8, gender?: 'women' | 'men' | 'kids') =>
  suggest(advice, { ...zh, keyword, gender }, howMany);

describe('suggestions', () => {
  it('begin with phrases that begin with what was typed', () => {
    const [first] = ask('羊绒');
    expect(first?.type).toBe('keyword');
    expect(first?.text.startsWith('羊绒')).toBe(true);
  });

  it('count what the phrase would find', () => {
    for (const { text, count } of ask('真丝', 4).filter(({ type }) => type === 'keyword')) {
      const [, kind = ''] = text.split('真丝');
      const expected = index.products.filter(
        ({ name }) => name['zh-CN'].includes('真丝') && name['zh-CN'].endsWith(kind),
      );
      expect(count).toBe(expected.length);
    }
  });

  it('name brands that are called so, else those that have most of it', () => {
    const called = suggest(advice, { ...en, keyword: 'maison b' }, 12);
    const names = called.filter(({ type }) => type === 'brand').map(({ text }) => text);
    expect(names.length).toBeGreaterThan(0);
    expect(names.every((name) => name.startsWith('Maison B'))).toBe(true);
    expect(ask('羊绒', 12).some(({ type }) => type === 'brand')).toBe(true);
  });

  it('say whose category it is, unless that is clear', () => {
    const categories = (gender?: 'men') =>
      ask('大衣', 12, gender)
        .filter(({ type }) => type === 'category')
        .map(({ text }) => text);
    expect(categories()).toContain('大衣 · 女士');
    expect(categories('men')).toEqual(['大衣']);
  });

  it.each([1, 3, 8, 20])('are %i at most', (howMany) => {
    expect(ask('大', howMany)).toHaveLength(howMany);
  });

  it('are other words for other shoppers', () => {
    const men = ask('大', 20, 'men').filter(({ type }) => type === 'product');
    expect(men.length).toBeGreaterThan(0);
    for (const { id } of men)
      expect(index.products[index.numberOf.get(id ?? '') ?? -1]?.gender).toBe('men');
  });

  it('show what the shop has when nothing is typed, a category once', () => {
    const popular = ask('  ', 9, 'women');
    expect(popular).toHaveLength(9);
    expect(popular.every(({ type }) => type === 'keyword')).toBe(true);
  });

  it.each(['雨伞', '!!', 'zzzz'])('are none for %s', (keyword) => expect(ask(keyword)).toEqual([]));

  it('do not begin inside an English word', () => {
    const texts = suggest(advice, { ...en, keyword: 'oats' }, 20).map(({ text }) => text);
    expect(texts).toEqual([]);
  });
});

describe('recommends', () => {
  it('tries a part of what was asked first', () => {
    const words = recommends(advice, { ...zh, keyword: '彩虹羊绒大衣' });
    expect(words[0]).toBe('羊绒大衣');
    expect(words).toHaveLength(6);
  });

  it('tries the words that find something alone', () => {
    expect(recommends(advice, { ...en, keyword: 'umbrella linen' })[0]).toBe('linen');
  });
});

describe('phrases', () => {
  it('do not say the same thing twice', () => {
    const pleated = { 'zh-CN': '褶裥', 'en-US': 'Pleated' };
    expect(said(pleated, { 'zh-CN': '百褶裙', 'en-US': 'Pleated skirts' })).toEqual({
      'zh-CN': '',
      'en-US': '',
    });
    expect(said(pleated, { 'zh-CN': '长裤', 'en-US': 'Trousers' })).toEqual({
      'zh-CN': '褶裥长裤',
      'en-US': 'Pleated trousers',
    });
  });
});
