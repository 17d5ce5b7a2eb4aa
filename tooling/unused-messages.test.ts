import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findUnusedMessages } from './unused-messages.ts';

const table = (...keys: string[]) =>
  `export const messages = defineMessages({\n${keys.map((key) => `  ${key}: ['一', 'one'],`).join('\n')}\n});`;
const use = (code: string) => `import { messages } from './messages.ts';\n${code}`;

test.each([
  ['named', use('const { save } = useMessages(messages); t.close'), []],
  ['named in part', use('t.save'), ['bag/messages.ts: close']],
  ['chosen by a variable', use('t[name]'), []],
  [
    'given to a list that asks for texts',
    use('<List messages={t} />\ninterface T {\n  save: string;\n  close?: string;\n}'),
    [],
  ],
])('finds the messages of a table that is %s', (_, code, unused) => {
  const files = [
    ['bag/messages.ts', table('save', 'close')],
    ['bag/Screen.tsx', code],
    ['order/Screen.tsx', 't.close t.save'],
  ] as const;
  expect(findUnusedMessages(new Map(files))).toEqual(unused);
});

test.each([
  ["{\n  paid: ['已付款', 'Paid'],\n} satisfies Record<Code, MessagePair>", ''],
  ["{\n  paid: ['已付款', 'Paid'],\n}", ': Messages<Readonly<Record<string, string>>>'],
])('asks for no use of the codes that a type lists: %s', (names, type) => {
  const code = `const names${type} = defineMessages(${names});\n${table('save')}`;
  expect(findUnusedMessages(new Map([['bag/names.ts', code]]))).toEqual(['bag/names.ts: save']);
});

test('looks behind the index of a folder', () => {
  const files = [
    ['shared/rows/messages.ts', table('save')],
    ['shared/rows/index.ts', "export { messages } from './messages.ts';"],
    ['bag/Screen.tsx', "import { messages } from '../shared/rows/index.ts';\nt.save"],
  ] as const;
  expect(findUnusedMessages(new Map(files))).toEqual([]);
});

test('every message of the shop is used', () => {
  const paths = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', {
    cwd: `${import.meta.dirname}/..`,
  });
  const files = paths
    .filter((path) => !path.includes('.test.'))
    .map((path) => [path, readFileSync(`${import.meta.dirname}/../${path}`, 'utf8')] as const);
  expect(findUnusedMessages(new Map(files))).toEqual([]);
});
