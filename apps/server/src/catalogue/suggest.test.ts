import { describe, expect, it } from 'vitest';
import { buildSyntheticCatalogue } from '../../test/support/synthetic-catalogue.ts';
import { buildIndex } from './catalogue-index.ts';
import { buildPhrases, joinPhrase } from './phrases.ts';
import { suggest } from './suggest.ts';
import { suggestAlternatives } from './suggest-alternatives.ts';
import { createSummaries } from './summaries.ts';
import { runSync } from './time-slicing.ts';

const rows = buildSyntheticCatalogue(900, 17);
const index = runSync(buildIndex(rows));
const source = {
  index,
  phrases: runSync(buildPhrases(index)),
  summarise: createSummaries(index, (keys) =>
    keys.map((key, at) => ({ url: `/${key}`, size: 240, order: at + 1 })),
  ).summarise,
};
const zh = { language: 'zh-CN' } as const;
const en = { language: 'en-US' } as const;
const suggestZh = (keyword: string, limit = 8, gender?: 'women' | 'men' | 'kids') =>
  suggest(source, { ...zh, keyword, gender }, limit);

describe('suggestions', () => {
  it('start with phrases that begin with the typed text', () => {
    const [first] = suggestZh('羊绒');
    expect(first?.type).toBe('keyword');
    expect(first?.text.startsWith('羊绒')).toBe(true);
  });

  it('count the results of each phrase', () => {
    for (const { text, count } of suggestZh('真丝', 4).filter(({ type }) => type === 'keyword')) {
      const [, kind = ''] = text.split('真丝');
      const expected = index.products.filter(
        ({ name }) => name['zh-CN'].includes('真丝') && name['zh-CN'].endsWith(kind),
      );
      expect(count).toBe(expected.length);
    }
  });

  it('include brands that match by name, or else brands with most results', () => {
    const called = suggest(source, { ...en, keyword: 'maison b' }, 12);
    const names = called.filter(({ type }) => type === 'brand').map(({ text }) => text);
    expect(names.length).toBeGreaterThan(0);
    expect(names.every((name) => name.startsWith('Maison B'))).toBe(true);
    expect(suggestZh('羊绒', 12).some(({ type }) => type === 'brand')).toBe(true);
  });

  it('add the gender to a category unless a gender was given', () => {
    const categories = (gender?: 'men') =>
      suggestZh('大衣', 12, gender)
        .filter(({ type }) => type === 'category')
        .map(({ text }) => text);
    expect(categories()).toContain('大衣 · 女士');
    expect(categories('men')).toEqual(['大衣']);
  });

  it.each([1, 3, 8, 20])('are limited to %i', (limit) => {
    expect(suggestZh('大', limit)).toHaveLength(limit);
  });

  it('only contain products of the given gender', () => {
    const men = suggestZh('大', 20, 'men').filter(({ type }) => type === 'product');
    expect(men.length).toBeGreaterThan(0);
    for (const { id } of men)
      expect(index.products[index.numberById.get(id ?? '') ?? -1]?.gender).toBe('men');
  });

  it('are popular keywords when nothing was typed', () => {
    const popular = suggestZh('  ', 9, 'women');
    expect(popular).toHaveLength(9);
    expect(popular.every(({ type }) => type === 'keyword')).toBe(true);
  });

  it.each(['雨伞', '!!', 'zzzz'])('are empty for %s', (keyword) =>
    expect(suggestZh(keyword)).toEqual([]),
  );

  it('do not match inside an English word', () => {
    const texts = suggest(source, { ...en, keyword: 'oats' }, 20).map(({ text }) => text);
    expect(texts).toEqual([]);
  });
});

describe('suggestAlternatives', () => {
  it('starts with a phrase contained in the keyword', () => {
    const alternatives = suggestAlternatives(source, { ...zh, keyword: '彩虹羊绒大衣' });
    expect(alternatives[0]).toBe('羊绒大衣');
    expect(alternatives).toHaveLength(6);
  });

  it('suggests single words that have results', () => {
    expect(suggestAlternatives(source, { ...en, keyword: 'umbrella linen' })[0]).toBe('linen');
  });
});

describe('phrases', () => {
  it('are empty when attribute and category share a word', () => {
    const pleated = { 'zh-CN': '褶裥', 'en-US': 'Pleated' };
    expect(joinPhrase(pleated, { 'zh-CN': '百褶裙', 'en-US': 'Pleated skirts' })).toEqual({
      'zh-CN': '',
      'en-US': '',
    });
    expect(joinPhrase(pleated, { 'zh-CN': '长裤', 'en-US': 'Trousers' })).toEqual({
      'zh-CN': '褶裥长裤',
      'en-US': 'Pleated trousers',
    });
  });
});
