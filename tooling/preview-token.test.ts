import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readPreviewToken } from '../apps/server/src/resources/contents/preview-token.ts';

const HOUR_MS = 3_600_000;
const KEY = 'k'.repeat(32);
const PROGRAM = fileURLToPath(new URL('preview-token.ts', import.meta.url));

const run = (args: readonly string[], TOKEN_KEY = KEY) =>
  spawnSync(process.execPath, [PROGRAM, ...args], {
    encoding: 'utf8',
    env: { ...process.env, TOKEN_KEY },
  });

test('prints a token that shows the environment for a day', () => {
  const { stdout, status } = run(['spring-2027']);
  const isShown = (hours: number) =>
    readPreviewToken(stdout.trim(), [KEY], Date.now() + hours * HOUR_MS) === 'spring-2027';
  expect(status).toBe(0);
  expect([isShown(0), isShown(23.9), isShown(24.1)]).toEqual([true, true, false]);
  expect(readPreviewToken(stdout.trim(), ['another key'], Date.now())).toBeUndefined();
});

test.each([
  ['no environment', [], KEY],
  ['no key', ['spring'], ''],
  ['hours that are no number', ['spring', 'soon'], KEY],
  ['no hours at all', ['spring', '0'], KEY],
  ['an environment whose name no page can have', ['spring sale'], KEY],
  ['an environment whose name is too long', ['s'.repeat(32)], KEY],
])('prints how it is used, and no token, for %s', (_, args, key) => {
  const { stdout, stderr, status } = run(args, key);
  expect(stdout).toBe('');
  expect(stderr).toContain('Usage: ');
  expect(status).toBe(1);
});
