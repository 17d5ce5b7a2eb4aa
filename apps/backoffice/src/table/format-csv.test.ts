import { expect, test } from 'vitest';
import { formatCsv } from './format-csv.ts';

const column = { key: 'a', title: 'A', render: () => null, toText: (text: string) => text };

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['=SUM(A1)', "'=SUM(A1)"],
  ['-1', "'-1"],
])('writes the cell %s as %s', (text, cell) => {
  expect(formatCsv([column], [text])).toBe(`\uFEFFA\r\n${cell}\r\n`);
});

test('leaves out a column without a text', () => {
  const drawn = { key: 'b', title: 'B', render: () => null };
  expect(formatCsv([column, drawn], ['x'])).toBe('\uFEFFA\r\nx\r\n');
});
