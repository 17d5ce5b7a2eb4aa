import { expect, it } from 'vitest';
import { escapeCell, formatCsvRow, restoreCell } from './format-csv.ts';

it.each([
  ['plain', 'plain'],
  ['=1+1', "'=1+1"],
  ['+86', "'+86"],
  ['-5', "'-5"],
  ['@sum(a1)', "'@sum(a1)"],
  ['\tx', "'\tx"],
  ['＝1+1', "'＝1+1"],
  ['＋86', "'＋86"],
  ['－5', "'－5"],
  ['＠sum', "'＠sum"],
  ["'=1", "''=1"],
  ["it's", "it's"],
  ["'quoted'", "'quoted'"],
])('escapes the cell %j as %j, and restores it', (text, escaped) => {
  expect(escapeCell(text)).toBe(escaped);
  expect(restoreCell(escaped)).toBe(text);
});

it('quotes cells with separators, quotes, line breaks or outer spaces', () => {
  expect(formatCsvRow(['a', 'b,c', 'say "hi"', 'two\nlines', ' x', '别处'])).toBe(
    'a,"b,c","say ""hi""","two\nlines"," x",别处\r\n',
  );
});
