import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { productionEnvironment } from '../test/support/production-environment.ts';
import { readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

function store(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

it('reads a setting from the file that its twin names, without the line end', () => {
  const { TOKEN_KEY, WECHAT_PAY_PRIVATE_KEY, ...others } = productionEnvironment;
  const settings = readSettings({
    ...others,
    TOKEN_KEY_FILE: store('token', `${TOKEN_KEY}\n`),
    WECHAT_PAY_PRIVATE_KEY_FILE: store('pem', WECHAT_PAY_PRIVATE_KEY),
  });
  expect(settings.providers.tokenKeys).toEqual([TOKEN_KEY]);
  expect(settings.providers.wechatPay?.privateKey).toBe(WECHAT_PAY_PRIVATE_KEY.trim());
});

it.each([
  ['a missing file', { TOKEN_KEY_FILE: join(folder, 'missing') }, 'TOKEN_KEY_FILE: '],
  ['an empty file', { TOKEN_KEY_FILE: store('empty', ' \n') }, 'TOKEN_KEY_FILE: '],
  ['a file that is too long', { PORT_FILE: store('long', '8'.repeat(70_000)) }, 'PORT_FILE: '],
  ['a value and a file', { PORT: '1', PORT_FILE: store('port', '2') }, 'set either PORT or'],
  ['an invalid value in a file', { PORT_FILE: store('word', 'eighty') }, 'PORT: '],
])('rejects %s', (_, environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});

it('never repeats the content of a file', () => {
  const TOKEN_KEY_FILE = store('short', 'a-secret');
  expect(() => readSettings({ TOKEN_KEY_FILE })).toThrow(/^(?!.*a-secret).*TOKEN_KEY/);
});
