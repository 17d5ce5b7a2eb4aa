import { expect, test } from 'vitest';
import { capitalise, formatMessage, splitList } from './text.ts';

test('fills in values and leaves placeholders without a value unchanged', () => {
  expect(formatMessage('{n} 件，{n} of {total}', { n: 3 })).toBe('3 件，3 of {total}');
});

test.each([
  [0, '0 items'],
  [1, '1 item'],
  [2, '2 items'],
])('the plural form of %s is %s', (n, expected) => {
  expect(formatMessage('{n} {n|item|items}', { n })).toBe(expected);
});

test.each([
  ['coat', 'Coat'],
  ['Coat', 'Coat'],
  ['', ''],
  ['裙', '裙'],
])('capitalises "%s" as "%s"', (text, expected) => {
  expect(capitalise(text)).toBe(expected);
});

test.each([
  [undefined, []],
  ['', []],
  ['a,,b , c', ['a', 'b', 'c']],
])('splits %s into %o', (text, parts) => {
  expect(splitList(text)).toEqual(parts);
});
