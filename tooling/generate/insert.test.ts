import { expect, test } from 'vitest';
import { insertBefore, insertLine } from './insert.ts';

const LIST = 'head\n  bag,\n  home,\ntail';
const PATTERN = /^ {2}\w+,$/;

test.each([
  ['  apple,', 'head\n  apple,\n  bag,\n  home,\ntail'],
  ['  cat,', 'head\n  bag,\n  cat,\n  home,\ntail'],
  ['  zebra,', 'head\n  bag,\n  home,\n  zebra,\ntail'],
  ['  bag,', LIST],
])('inserts %s in alphabetical order', (line, expected) => {
  expect(insertLine(LIST, PATTERN, line)).toBe(expected);
});

test('throws for a file without a matching line', () => {
  expect(() => insertLine('nothing', PATTERN, '  x,')).toThrow('No line matches');
});

test('inserts lines before the first match', () => {
  expect(insertBefore(LIST, /^tail/, '  one,\n  two,')).toBe(
    'head\n  bag,\n  home,\n  one,\n  two,\ntail',
  );
  expect(() => insertBefore(LIST, /^nothing/, '')).toThrow('No line matches');
});
