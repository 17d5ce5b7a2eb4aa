import { expect, test } from 'vitest';
import { capitalise, formatMessage, listPlaceholders, splitList } from './text.ts';

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

test.each([
  ['还有 {n} 件', ['n']],
  ['{n} {n|item|items} of {total}', ['n', 'n|', 'total']],
  ['{n} and {n}', ['n']],
  ['{n|件|件数}', ['n|']],
  ['{n|一 件|件}', ['{', '}']],
  ['{ n } }', ['{', '}']],
  ['none', []],
])('lists the placeholders of "%s" as %o', (message, placeholders) => {
  expect(listPlaceholders(message)).toEqual(placeholders);
});
