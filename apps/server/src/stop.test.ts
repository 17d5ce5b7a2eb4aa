import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockFolder } from './database/lock.ts';
import { said, startChild } from './testing/child.ts';

it('answers who is being served, refuses the next, and leaves the folder free', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-stop-'));
  const child = startChild('slow-shop', [], {
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'silent',
  });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  const until = async (pattern: RegExp) => {
    while (!pattern.test(text)) await once(child.stdout, 'data');
    return pattern.exec(text)?.[0] ?? '';
  };
  const address = await until(/http:\S+/);
  const served = fetch(`${address}/slow`).then((answer) => answer.json());
  await until(/asked/);
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await served).toEqual({ done: true });
  expect((await gone)[0]).toBe(0);
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  lockFolder(folder).release();
  await rm(folder, { recursive: true });
}, 60_000);

it('refuses a bad setting in one line, with exit code 1', async () => {
  const child = startChild('../../main', [], { PORT: 'eighty', DATA_DIR: '/nowhere' });
  const [errors, [code]] = await Promise.all([child.stderr.toArray(), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(errors.join('')).toMatch(/^Settings refused\. PORT: [^\n]+\n$/);
  expect(await said(child, () => false)).toBe('');
});
