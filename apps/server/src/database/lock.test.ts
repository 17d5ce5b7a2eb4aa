import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { kill, said, startChild } from '../testing/child.ts';
import { FolderInUse, lockFolder } from './lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('is held once and can be handed on', () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(() => lockFolder(folder)).toThrow(folder);
  lock.release();
  lockFolder(folder).release();
});

it('makes the folder it locks', () => {
  lockFolder(join(folder, 'new', 'deep')).release();
});

it('refuses a second process, and is free again when the first one was killed', async () => {
  const child = startChild('hold-folder', [folder]);
  await said(child, (text) => text.includes('held'));
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  await kill(child);
  lockFolder(folder).release();
});
