import { build, loadConfigFromFile, type Plugin } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { keepLanguage } from './keep-language.ts';
import { registerTables } from './register-tables.ts';

afterEach(() => vi.unstubAllEnvs());

const CONFIG = `${import.meta.dirname}/vite.config.ts`;
const BAG = `${import.meta.dirname}/../../packages/features/src/screens/order/bag/messages.ts`;

/** What the build of a language has of messages: its own plugins, and its entry. */
async function readBuild(environment: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, CONFIG);
  const plugins = (loaded?.config.plugins ?? []).flat() as Plugin[];
  const input = loaded?.config.build?.rollupOptions?.input as Record<string, string>;
  const isOfMessages = (name: string) => ['register-tables', 'keep-language'].includes(name);
  return {
    plugins: plugins.map(({ name }) => name).filter(isOfMessages),
    entry: input.entry,
    manifest: loaded?.config.build?.manifest,
  };
}

test('a shop without overrides loads a build that knows nothing of them', async () => {
  expect(await readBuild({ BUILD_LANGUAGE: 'zh-CN', BUILD_OVERRIDABLE: 'false' })).toEqual({
    plugins: ['keep-language'],
    entry: 'src/client/entry.tsx',
    manifest: 'manifest.zh-CN.json',
  });
});

test('a shop with overrides loads a build that names its tables', async () => {
  expect(await readBuild({ BUILD_LANGUAGE: 'zh-CN', BUILD_OVERRIDABLE: 'true' })).toEqual({
    plugins: ['register-tables', 'keep-language'],
    entry: 'src/client/overridable-entry.ts',
    manifest: 'manifest.zh-CN.overridable.json',
  });
});

test('a table is registered under its name, in one language', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [registerTables, keepLanguage('en-US')],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: BAG, preserveEntrySignatures: 'strict', external: ['@vitrine/kit'] },
    },
  });
  const code = JSON.stringify(result);
  expect(code).toMatch(/registerMessages\(.{0,3}order\.bag/);
  expect(code).toContain('Your bag is empty');
  expect(code).not.toContain('袋中空空');
});
