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
  const defineMessages = <T>(pairs: T): T => pairs;
  export const first = defineMessages({ save: ['保存', 'Save'] });
  export const label: string = 'between';
  export const second = defineMessages({
    list: [['{n} 件', '一'], ['{n} pieces', 'one']],
    open: ['打开', 'Open'],
  });
  export const third = defineMessages({
    close: ['关闭', 'Close'],
    empty: {
      order: [['第一步', '第二步'], ['first step', 'second step']],
    } satisfies Record<'order', unknown>,
  } satisfies object);
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

test.each([
  ['zh-CN', '{ save }'],
  ['zh-CN', '{ ...others }'],
  ['zh-CN', 'others'],
  ['en-US', "{ save: ['保存'] }"],
] as const)('a table without a text in %s stops the build: %s', async (language, table) => {
  const source = `const defineMessages = (all: object) => all;
    const others = { save: ['保存', 'Save'] };
    const { save } = others;
    export const messages = defineMessages(${table});`;
  await expect(buildModule(source, language)).rejects.toThrow(
    `A message has no text in ${language}`,
  );
});
