import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyPreparedDatabase, stampPreparedDatabase } from './prepared-database.ts';

let root: string;
let prepared: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-prepared-'));
  prepared = join(root, 'prepared');
  folder = join(root, 'data', 'db');
  await mkdir(join(prepared, 'base'), { recursive: true });
  await writeFile(join(prepared, 'PG_VERSION'), '18');
  await writeFile(join(prepared, 'base', '1'), 'rows');
  await stampPreparedDatabase(prepared);
});
afterEach(() => rm(root, { recursive: true }));

const readRows = () => readFile(join(folder, 'base', '1'), 'utf8');

it('becomes the database of a new shop, for its owner only', async () => {
  expect(await copyPreparedDatabase(folder, prepared)).toBe(true);
  expect(await readRows()).toBe('rows');
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(await readdir(join(root, 'data'))).toEqual(['db']);
  expect((await readdir(folder)).sort()).toEqual(['PG_VERSION', 'base']);
});

it('replaces what a killed start has left, but no database', async () => {
  await mkdir(join(root, 'data', 'db.draft'), { recursive: true });
  await writeFile(join(root, 'data', 'db.draft', 'half'), '');
  expect(await copyPreparedDatabase(folder, prepared)).toBe(true);
  await writeFile(join(folder, 'base', '1'), 'sold');
  expect(await copyPreparedDatabase(folder, prepared)).toBe(false);
  expect(await readRows()).toBe('sold');
});

it('is left alone when it is missing or of another release', async () => {
  await writeFile(join(prepared, '.prepared'), 'other');
  expect(await copyPreparedDatabase(folder, prepared)).toBe(false);
  expect(await copyPreparedDatabase(folder, join(root, 'none'))).toBe(false);
  await expect(stat(folder)).rejects.toThrow();
});
