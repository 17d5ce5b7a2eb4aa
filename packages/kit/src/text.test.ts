import { expect, test } from 'vitest';
import { capitalise, fill, splitList } from './text.ts';

test('values find their places; an unknown name stays', () => {
  expect(fill('{n} 件，{n} of {total}', { n: 3 })).toBe('3 件，3 of {total}');
});

test.each([
  [0, '0 pieces'],
  [1, '1 piece'],
  [2, '2 pieces'],
])('%s counts as %s', (n, counted) => {
  expect(fill('{n} {n|piece|pieces}', { n })).toBe(counted);
});

test.each([
  ['coat', 'Coat'],
  ['Coat', 'Coat'],
  ['', ''],
  ['裙', '裙'],
])('%s begins as %s', (text, expected) => {
  expect(capitalise(text)).toBe(expected);
});

test.each([
  [undefined, []],
  ['', []],
  ['a,,b , c', ['a', 'b', 'c']],
])('%s is the list %o', (text, parts) => {
  expect(splitList(text)).toEqual(parts);
});
