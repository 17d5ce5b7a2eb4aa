import { describe, expect, it } from 'vitest';
import { oneEditApart } from './typos.ts';
import { normalise, pairsOf, queryRuns, runsOf, singular, tokensOf } from './words.ts';

describe('normalise', () => {
  it.each([
    ['ATELIER Séverine', 'atelier severine'],
    ['Ｈａｌｄｅｎ', 'halden'],
    ['Women’s', 'womens'],
    ['裙子', '裙'],
    ['包包', '包'],
    ['连衣裙', '连衣裙'],
  ])('%s is %s', (text, expected) => expect(normalise(text)).toBe(expected));
});

describe('runs', () => {
  it('part Chinese from Latin wherever they touch', () => {
    expect(runsOf('Halden 西装A字裙').map(({ text }) => text)).toEqual([
      'halden',
      '西装',
      'a',
      '字裙',
    ]);
  });

  it('of a query leave out fillers, unless nothing else is there', () => {
    expect(queryRuns('a coat for the men').map(({ text }) => text)).toEqual(['coat', 'men']);
    expect(queryRuns('the').map(({ text }) => text)).toEqual(['the']);
    expect(queryRuns('!!! …')).toEqual([]);
  });

  it('of a query are each looked for once, and not without end', () => {
    expect(queryRuns('silk Silk 裙 裙子').map(({ text }) => text)).toEqual(['silk', '裙']);
    expect(queryRuns('b c d e f g h i j k l m n')).toHaveLength(10);
  });
});

describe('tokens', () => {
  it('of Chinese are characters and pairs', () => {
    expect([...tokensOf('连衣裙')].sort()).toEqual(['连', '衣', '裙', '连衣', '衣裙'].sort());
    expect(pairsOf('裙')).toEqual([]);
  });

  it.each([
    ['dresses', 'dress'],
    ['coats', 'coat'],
    ['accessories', 'accessory'],
    ['scarves', 'scarf'],
    ['brushes', 'brush'],
    ['dress', 'dress'],
    ['canvas', 'canva'],
    ['gas', 'gas'],
    ['coat', 'coat'],
  ])('%s has the singular %s', (word, expected) => expect(singular(word)).toBe(expected));
});

describe('oneEditApart', () => {
  it.each([
    ['cashmere', 'cashmere', false],
    ['cashmere', 'cashmeer', true],
    ['cashmere', 'cashmer', true],
    ['cashmere', 'cashmeree', true],
    ['cashmere', 'cazhmere', true],
    ['cashmere', 'cazhmeer', false],
    ['cashmere', 'cashme', false],
    ['ab', 'ba', true],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(oneEditApart(a, b)).toBe(expected);
    expect(oneEditApart(b, a)).toBe(expected);
  });
});
