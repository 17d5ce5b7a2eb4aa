import { describe, expect, it } from 'vitest';
import {
  listCharacterPairs,
  normaliseText,
  parseQueryRuns,
  splitRuns,
  tokenise,
  toSingular,
} from './tokens.ts';
import { isOneEditApart } from './typos.ts';

describe('normaliseText', () => {
  it.each([
    ['ATELIER Séverine', 'atelier severine'],
    ['Ｈａｌｄｅｎ', 'halden'],
    ['Women’s', 'womens'],
    ['裙子', '裙'],
    ['包包', '包'],
    ['连衣裙', '连衣裙'],
  ])('changes %s to %s', (text, expected) => expect(normaliseText(text)).toBe(expected));
});

describe('splitRuns and parseQueryRuns', () => {
  it('split Chinese from adjacent Latin text', () => {
    expect(splitRuns('Halden 西装A字裙').map(({ text }) => text)).toEqual([
      'halden',
      '西装',
      'a',
      '字裙',
    ]);
  });

  it('leave out filler words unless there are no others', () => {
    expect(parseQueryRuns('a coat for the men').map(({ text }) => text)).toEqual(['coat', 'men']);
    expect(parseQueryRuns('the').map(({ text }) => text)).toEqual(['the']);
    expect(parseQueryRuns('!!! …')).toEqual([]);
  });

  it('remove duplicates and limit the number of words', () => {
    expect(parseQueryRuns('silk Silk 裙 裙子').map(({ text }) => text)).toEqual(['silk', '裙']);
    expect(parseQueryRuns('b c d e f g h i j k l m n')).toHaveLength(10);
  });
});

describe('tokenise and toSingular', () => {
  it('split Chinese into characters and pairs', () => {
    expect([...tokenise('连衣裙')].sort()).toEqual(['连', '衣', '裙', '连衣', '衣裙'].sort());
    expect(listCharacterPairs('裙')).toEqual([]);
  });

  it.each([
    ['dresses', 'dress'],
    ['coats', 'coat'],
    ['accessories', 'accessory'],
    ['scarves', 'scarf'],
    ['shorts', 'shorts'],
    ['constructor', 'constructor'],
    ['brushes', 'brush'],
    ['dress', 'dress'],
    ['canvas', 'canva'],
    ['gas', 'gas'],
    ['coat', 'coat'],
  ])('%s has the singular %s', (word, expected) => expect(toSingular(word)).toBe(expected));
});

describe('isOneEditApart', () => {
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
    expect(isOneEditApart(a, b)).toBe(expected);
    expect(isOneEditApart(b, a)).toBe(expected);
  });
});
