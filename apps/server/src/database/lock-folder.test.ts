import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { kill, readOutput, startChild } from '../../test/support/child-process.ts';
import { FolderInUseError, lockFolder } from './lock-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('locks a folder once and can lock it again after the release', () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  expect(() => lockFolder(folder)).toThrow(folder);
  lock.release();
  lockFolder(folder).release();
});

it('creates the folder that it locks', () => {
  lockFolder(join(folder, 'new', 'deep')).release();
});

it('rejects a second process until the first one is killed', async () => {
  const child = startChild('hold-folder', [folder]);
  await readOutput(child, (text) => text.includes('held'));
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  await kill(child);
  lockFolder(folder).release();
});
