import { describe, expect, test } from 'vitest';
import { findStaleStatements, hasTitle, readStatements } from './check-statements.ts';

const row = (statement: string, place: string, testCell: string) =>
  `| ${statement} | ${place} | ${testCell} |`;
const HEAD = '| Statement | Place | Test |\n| --- | --- | --- |';
const good = row('Tabs change', '`a.ts`, `b.ts`', '`a.test.ts`: changes the tab');

test('reads the statements of every table and skips headings and text', () => {
  expect(readStatements(`# Title\n\n${HEAD}\n${good}\n\ntext`)).toEqual({
    complaints: [],
    statements: [
      {
        line: 5,
        text: 'Tabs change',
        places: ['a.ts', 'b.ts'],
        testFile: 'a.test.ts',
        testTitle: 'changes the tab',
      },
    ],
  });
});

test.each([
  ['no place', row('Tabs change', '', '`a.test.ts`: changes the tab')],
  ['no test', row('Tabs change', '`a.ts`', '')],
  ['a test without a title', row('Tabs change', '`a.ts`', '`a.test.ts`')],
])('complains about a row with %s', (_, line) => {
  expect(readStatements(line).complaints).toHaveLength(1);
});

describe('a statement', () => {
  const { statements } = readStatements(good);
  const complaintsWith = (files: Record<string, string>) =>
    findStaleStatements(statements, (path) => files[path]);
  const files = { 'a.ts': '', 'b.ts': '', 'a.test.ts': "test('changes the tab', () => {" };

  test('holds while its files and its test exist', () => {
    expect(complaintsWith(files)).toEqual([]);
  });

  test.each([
    ['a file is gone', { ...files, 'b.ts': undefined }, 'there is no b.ts'],
    ['the test file is gone', { ...files, 'a.test.ts': undefined }, 'there is no a.test.ts'],
    ['the test is named otherwise', { ...files, 'a.test.ts': "test('x')" }, 'has no test'],
  ])('is stale when %s', (_, changed, complaint) => {
    expect(complaintsWith(changed as Record<string, string>)[0]).toContain(complaint);
  });
});

test.each([
  ["test('a title'", 'a title', true],
  ['test("a title"', 'a title', true],
  ["test('it\\'s'", "it's", true],
  ["test('a title of another'", 'a title', false],
])('%s has the title %s: %s', (source, title, has) => {
  expect(hasTitle(source, title)).toBe(has);
});
