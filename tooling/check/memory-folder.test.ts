import { existsSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useMemoryFolder } from './memory-folder.ts';

test('creates a folder for temporary files and removes it, where memory can keep files', () => {
  const env: NodeJS.ProcessEnv = {};
  const remove = useMemoryFolder(env);
  expect(env.TMPDIR === undefined || existsSync(env.TMPDIR)).toBe(true);
  // Other users may reach a file in it by its path, but not list it.
  if (env.TMPDIR) expect(statSync(env.TMPDIR).mode & 0o777).toBe(0o711);
  remove();
  expect(existsSync(env.TMPDIR ?? '/nowhere')).toBe(false);
});

test('keeps a folder that the environment names', () => {
  const env: NodeJS.ProcessEnv = { TMPDIR: '/chosen' };
  useMemoryFolder(env)();
  expect(env.TMPDIR).toBe('/chosen');
});
