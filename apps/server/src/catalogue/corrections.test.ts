import { describe, expect, it } from 'vitest';
import { buildSyntheticCatalogue } from '../../test/support/synthetic-catalogue.ts';
import { buildIndex } from './catalogue-index.ts';
import { completePinyin, correctKeyword, guessTerms } from './corrections.ts';
import { runSync } from './time-slicing.ts';

const { text } = runSync(buildIndex(buildSyntheticCatalogue(600, 5)));

describe('corrections of a keyword', () => {
  it.each([
    ['dayi', '大衣'],
    ['da yi', '大衣'],
    ['heisedayi', '黑色大衣'],
    ['lyq', '连衣裙'],
    ['大一', '大衣'],
    ['连衣群', '连衣裙'],
    ['连衣棍', '连衣裙'],
    ['caot', 'coat'],
    ['cashmeer', 'cashmere'],
    ['blak coats', 'black coats'],
    ['maison dayi', 'maison 大衣'],
  ])('%s means %s', (keyword, meant) => expect(correctKeyword(text, keyword)).toBe(meant));

  it.each([
    ['a known keyword', '黑色大衣'],
    ['an unknown word', '雨伞'],
    ['a wrong first letter', 'roat'],
    ['a wrong letter of a short word', 'cowt'],
    ['a known word with an unknown one', '大衣 umbrella'],
    ['nothing', ''],
  ])('leave %s as it is', (_, keyword) => expect(correctKeyword(text, keyword)).toBeUndefined());

  it('guess a short word of which one character is wrong, without applying it', () => {
    expect(guessTerms(text, '大农')).toContain('大衣');
    expect(guessTerms(text, '口红')).toEqual([]);
    expect(correctKeyword(text, '大农')).toBeUndefined();
  });

  it('complete pinyin from two letters', () => {
    expect(completePinyin(text, 'da')).toContain('大衣');
    expect(completePinyin(text, 'd')).toEqual([]);
    expect(completePinyin(text, '大')).toEqual([]);
  });
});
