import { expect, test } from 'vitest';
import { insertLine } from './insert.ts';

const LIST = 'head\n  bag,\n  home,\ntail';
const AMONG = /^ {2}\w+,$/;

test.each([
  ['  apple,', 'head\n  apple,\n  bag,\n  home,\ntail'],
  ['  cat,', 'head\n  bag,\n  cat,\n  home,\ntail'],
  ['  zebra,', 'head\n  bag,\n  home,\n  zebra,\ntail'],
  ['  bag,', LIST],
])('%s finds its place', (line, expected) => {
  expect(insertLine(LIST, AMONG, line)).toBe(expected);
});

test('a file without such a list is refused', () => {
  expect(() => insertLine('nothing', AMONG, '  x,')).toThrow('to stand beside');
});
