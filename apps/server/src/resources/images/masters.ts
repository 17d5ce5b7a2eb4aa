import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chunk } from '@vitrine/kit';
import { avifDimensions, type Dimensions } from './avif.ts';
import { isKey } from './widths.ts';

/** A picture as it was given: everything smaller is made from it. */
export interface Master extends Dimensions {
  key: string;
  path: string;
  /** Of what is in the file: the same picture has the same address on every machine. */
  hash: string;
}

export interface Masters {
  known: (key: string) => Master | undefined;
  /** Looks in the folder as well: a picture may have come after the start. */
  find: (key: string) => Promise<Master | undefined>;
}

/** What was read of a file, and whether that still holds. */
interface Remembered extends Dimensions {
  size: number;
  mtimeMs: number;
  hash: string;
}

const EXTENSION = '.avif';
const HASH_LENGTH = 8;
const OPEN_FILES = 32;

/**
 * Knows every master in a folder. Reading and hashing thousands of files takes a while, so what was
 * read is remembered in `memory` and only files that changed since are read again.
 */
export async function openMasters(folder: string, memory: string): Promise<Masters> {
  const remembered = await recall(memory);
  const known = new Map<string, Master>();
  const next: Record<string, Remembered> = {};

  const read = async (key: string): Promise<Master | undefined> => {
    const path = join(folder, key + EXTENSION);
    const entry = await inspect(path, remembered[key]);
    if (!entry) return undefined;
    next[key] = entry;
    const { width, height, hash } = entry;
    const master = { key, path, width, height, hash };
    known.set(key, master);
    return master;
  };

  for (const keys of chunk(await keysIn(folder), OPEN_FILES)) await Promise.all(keys.map(read));
  await remember(memory, next);
  return {
    known: (key) => known.get(key),
    find: async (key) => known.get(key) ?? (isKey(key) ? await read(key) : undefined),
  };
}

async function keysIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith(EXTENSION))
    .map((name) => name.slice(0, -EXTENSION.length))
    .filter(isKey);
}

async function inspect(path: string, before?: Remembered): Promise<Remembered | undefined> {
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile()) return undefined;
  const { size, mtimeMs } = file;
  if (before?.size === size && before.mtimeMs === mtimeMs) return before;
  const content = await readFile(path);
  const dimensions = avifDimensions(content);
  if (!dimensions) return undefined;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
  return { size, mtimeMs, hash, ...dimensions };
}

/** A memory that cannot be read is no memory: everything is looked at anew. */
async function recall(memory: string): Promise<Record<string, Remembered>> {
  try {
    return JSON.parse(await readFile(memory, 'utf8'));
  } catch {
    return {};
  }
}

async function remember(memory: string, entries: Record<string, Remembered>): Promise<void> {
  await mkdir(dirname(memory), { recursive: true });
  const draft = `${memory}.${process.pid}`;
  await writeFile(draft, JSON.stringify(entries));
  await rename(draft, memory);
}
