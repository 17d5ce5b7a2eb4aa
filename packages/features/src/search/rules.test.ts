import type { Suggestion } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { genderOf, highlight, keywordOf, suggestionTarget } from './rules.ts';

const suggestion = (type: Suggestion['type'], id: string | null): Suggestion => ({
  type,
  id,
  text: '羊绒',
  count: 3,
});

test.each([
  [suggestion('product', '9'), { route: 'product', params: { id: '9' } }],
  [suggestion('brand', '7'), { route: 'list', query: { brand: '7', gender: 'men' } }],
  [suggestion('category', '2001'), { route: 'list', query: { category: '2001' } }],
  [suggestion('keyword', null), { route: 'list', query: { keyword: '羊绒', gender: 'men' } }],
  [suggestion('brand', null), { route: 'list', query: { keyword: '羊绒', gender: 'men' } }],
])('%j leads to %j', (given, target) => {
  expect(suggestionTarget(given, 'men')).toEqual(target);
});

test.each([
  ['双面羊绒大衣', '羊绒', ['双面', '羊绒', '大衣']],
  ['Halden coat', 'HAL', ['', 'Hal', 'den coat']],
  ['Halden', 'zzz', ['Halden', '', '']],
  ['Halden', '  ', ['Halden', '', '']],
])('in %s, %j stands out', (text, typed, parts) => {
  expect(highlight(text, typed)).toEqual(parts);
});

test('what an address says is kept within reason', () => {
  expect(keywordOf({ keyword: 'a'.repeat(99) })).toHaveLength(60);
  expect(keywordOf({})).toBe('');
  expect(genderOf({ gender: 'cats' }, 'kids')).toBe('kids');
});
