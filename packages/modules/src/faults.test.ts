import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { CHINESE_TEXTS } from './faults.ts';
import { findEntryFaults } from './parse.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

function listOwnTexts(): string[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('faults.ts'),
  );
  const texts = files.flatMap((name) =>
    [...readFileSync(`${FOLDER}${name}`, 'utf8').matchAll(/'(must [^']+)'/g)].map(
      ([, text = '']) => text,
    ),
  );
  return [...new Set(texts)].sort();
}

it('has the Chinese of every text of the schemas, and no other', () => {
  expect([...CHINESE_TEXTS.keys()].sort()).toEqual(listOwnTexts());
});

it.each([
  {
    name: 'a text of a schema',
    fields: { content: '好', color: 'teal' },
    field: 'color',
    message: {
      'zh-CN': '必须是设计中的颜色或 #rrggbb',
      'en-US': 'must be a colour of the design or #rrggbb',
    },
  },
  {
    name: 'a wrong type',
    fields: { content: 7 },
    field: 'content',
    message: { 'zh-CN': /^无效输入/, 'en-US': /^Invalid input/ },
  },
  {
    name: 'a text that is too long',
    fields: { content: '好', title: '长'.repeat(99) },
    field: 'title',
    message: { 'zh-CN': /数值过大|过长|字符/, 'en-US': /^Too big/ },
  },
])('tells $name in both languages', ({ fields, field, message }) => {
  const [fault] = findEntryFaults({ id: 'a', code: 'text', fields });
  expect(fault?.field).toBe(field);
  for (const language of ['zh-CN', 'en-US'] as const)
    expect(fault?.message[language]).toMatch(message[language]);
});

it('tells an unknown module in both languages', () => {
  expect(findEntryFaults({ id: 'a', code: 'hologram', fields: {} })).toEqual([
    {
      field: '',
      message: { 'zh-CN': '没有名为 hologram 的模块', 'en-US': 'no module is called hologram' },
    },
  ]);
});
