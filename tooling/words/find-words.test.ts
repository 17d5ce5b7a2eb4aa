import { expect, test } from 'vitest';
import { findRefusedWords } from './find-words.ts';

const count = (path: string, source: string) => findRefusedWords({ path, source }).length;

test.each([
  ['an identifier', 'a.ts', 'const isUnderWay = true;'],
  ['a part of an identifier', 'a.ts', 'export const giveHearts = () => 1;'],
  ['a constant', 'a.ts', 'const MAX_HEARTS = 1;'],
  ['a property', 'a.ts', 'const a = { deed: 1 };'],
  ['a JSX attribute', 'a.tsx', 'const a = <Text spoken>1</Text>;'],
  ['a line comment', 'a.ts', '// Whoever comes back is logged in.'],
  ['a block comment', 'a.ts', '/** What is fetched anew. */\nconst a = 1;'],
  ['a file name', 'order-desk.ts', 'const a = 1;'],
  ['a style comment', 'a.module.css', '/* a desk */ .a { color: red; }'],
  ['a class name', 'a.module.css', '.shelf { color: red; }'],
  ['a document', 'a.md', 'Nobody is asked twice.'],
  ['a migration', '0099-a.sql', '-- the house that takes the money'],
])('refuses a word in %s', (_, path, source) => {
  expect(count(path, source)).toBe(1);
});

test.each([
  ['a text', 'a.ts', "const a = 'Nobody is at the desk';"],
  ['a template', 'a.ts', 'const a = `told`;'],
  ['JSX text', 'a.tsx', 'const a = <p>Whoever</p>;'],
  ['a longer word', 'a.ts', 'const desktop = household + visitor + package_;'],
  ['an ordinary verb in a comment', 'a.ts', '// It refuses a second payment.'],
  ['an allowed name', 'a.tsx', 'const a = <Frame narrow />;'],
  ['quoted code in a document', 'a.md', 'The icon is `hearts`.'],
])('accepts %s', (_, path, source) => {
  expect(findRefusedWords({ path, source })).toEqual([]);
});

test('names the line and the word to use', () => {
  expect(findRefusedWords({ path: 'a.ts', source: '\nconst deed = 1;' })).toEqual([
    'a.ts:2: "deed": action',
  ]);
});
