import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OWNER_ONLY } from '../owner-only.ts';
import { readMigrations } from './migrate.ts';

/** Where the build puts an empty database that has all migrations. */
export const PREPARED_DATABASE = fileURLToPath(new URL('../../dist/database', import.meta.url));

const STAMP = '.prepared';
/** A database that PostgreSQL has created contains this file. */
const VERSION_FILE = 'PG_VERSION';
const PGLITE = fileURLToPath(
  new URL('../package.json', import.meta.resolve('@electric-sql/pglite')),
);

/** What a prepared database depends on. */
async function readFingerprint(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(PGLITE));
  for (const { sql } of await readMigrations()) hash.update(sql);
  return hash.digest('hex');
}

/** Marks a folder as the prepared database of this release. */
export const stampPreparedDatabase = async (folder: string): Promise<void> =>
  writeFile(join(folder, STAMP), await readFingerprint());

async function isCurrent(folder: string): Promise<boolean> {
  const stamp = await readFile(join(folder, STAMP), 'utf8').catch(() => undefined);
  return stamp !== undefined && stamp === (await readFingerprint());
}

async function syncFile(path: string) {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Writes a copy to the disk: PostgreSQL itself syncs only what it changes. */
async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await syncFile(join(entry.parentPath, entry.name));
  await syncFile(folder);
}

/**
 * Begins a new database with a copy of the prepared one. Creating one takes seconds and half a gigabyte of
 * memory. Without a prepared one, and where there is a database, nothing happens.
 */
export async function copyPreparedDatabase(
  folder: string,
  prepared = PREPARED_DATABASE,
): Promise<boolean> {
  if (existsSync(join(folder, VERSION_FILE)) || !(await isCurrent(prepared))) return false;
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: OWNER_ONLY.folder });
  await cp(prepared, draft, { recursive: true });
  await rm(join(draft, STAMP));
  await syncTree(draft);
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  return true;
}
