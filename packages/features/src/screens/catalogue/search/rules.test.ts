import type { Suggestion } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { getSuggestionTarget, parseKeyword, splitAtKeyword } from './rules.ts';

const suggestion = (type: Suggestion['type'], id: string | null): Suggestion => ({
  type,
  id,
  text: '羊绒',
  count: 3,
  images: [],
});

test.each([
  [suggestion('product', '9'), { route: 'product', params: { id: '9' } }],
  [suggestion('brand', '7'), { route: 'list', query: { brand: '7', gender: 'men' } }],
  [suggestion('category', '2001'), { route: 'list', query: { category: '2001' } }],
  [suggestion('keyword', null), { route: 'list', query: { keyword: '羊绒', gender: 'men' } }],
  [suggestion('brand', null), { route: 'list', query: { keyword: '羊绒', gender: 'men' } }],
])('%j leads to %j', (suggestionOfType, target) => {
  expect(getSuggestionTarget(suggestionOfType, 'men')).toEqual(target);
});

test.each([
  ['双面羊绒大衣', '羊绒', ['双面', '羊绒', '大衣']],
  ['Halden coat', 'HAL', ['', 'Hal', 'den coat']],
  ['Halden', 'zzz', ['Halden', '', '']],
  ['Halden', '  ', ['Halden', '', '']],
])('splits %s at the keyword %j', (text, keyword, parts) => {
  expect(splitAtKeyword(text, keyword)).toEqual(parts);
});

test('limits the keyword of a URL', () => {
  expect(parseKeyword({ keyword: 'a'.repeat(99) })).toHaveLength(60);
  expect(parseKeyword({})).toBe('');
});
