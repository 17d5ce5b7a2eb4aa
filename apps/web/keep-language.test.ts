import { build } from 'vite';
import { expect, test } from 'vitest';
import { keepLanguage } from './keep-language.ts';

const ENTRY = 'virtual:messages.ts';

/** Builds a module in memory and returns its code. */
async function buildModule(source: string, language: 'zh-CN' | 'en-US'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      keepLanguage(language),
      {
        name: 'source',
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? source : null),
      },
    ],
    build: {
      write: false,
      rollupOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  });
  return JSON.stringify(result);
}

const MESSAGES = `
  const defineMessages = <T>(messages: T): T => messages;
  export const first = defineMessages({ 'zh-CN': { save: '保存' }, 'en-US': { save: 'Save' } });
  export const label: string = 'between';
  export const second = defineMessages({
    'zh-CN': { list: ['{n} 件', '一'], open: '打开' },
    'en-US': { list: ['{n} pieces', 'one'], open: 'Open' },
  });
  const pairMessages = <T>(pairs: T): T => pairs;
  export const third = pairMessages({
    close: ['关闭', 'Close'],
    empty: { order: [['第一步', '第二步'], ['first step', 'second step']] },
  });
`;

test.each([
  [
    'zh-CN',
    ['保存', '{n} 件', '打开', '关闭', '第二步'],
    ['Save', 'pieces', 'Open', 'Close', 'step'],
  ],
  [
    'en-US',
    ['Save', '{n} pieces', 'Open', 'Close', 'second step'],
    ['保存', '件', '打开', '关闭', '步'],
  ],
] as const)('a build in %s has the messages of no other language', async (language, own, other) => {
  const code = await buildModule(MESSAGES, language);
  for (const text of [...own, 'between']) expect(code).toContain(text);
  for (const text of other) expect(code).not.toContain(text);
});

test('a table without the language stops the build', async () => {
  const source = `const defineMessages = (all: object) => all;
    export const messages = defineMessages({ 'en-US': {} });`;
  await expect(buildModule(source, 'zh-CN')).rejects.toThrow('messages of zh-CN cannot be found');
});
