import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chunk } from '@vitrine/kit';
import { unlessDiskFull } from '../../disk-space.ts';
import { type Dimensions, readAvifDimensions } from './avif.ts';
import { isImageKey } from './widths.ts';
import { writeAtomically } from './write-atomically.ts';

/** An original image; all smaller renditions are made from it. */
export interface SourceImage extends Dimensions {
  key: string;
  path: string;
  /** The content hash, so that an image has the same URL on every machine. */
  hash: string;
  format: 'avif' | 'webp';
}

export interface SourceImages {
  get: (key: string) => SourceImage | undefined;
  /** Also looks in the folder, because an image may be added after the start. */
  find: (key: string) => Promise<SourceImage | undefined>;
}

/** Metadata of a file, with its size and time of change to detect changes. */
interface CachedMetadata extends Dimensions {
  size: number;
  mtimeMs: number;
  hash: string;
}

const EXTENSION = '.avif';
const HASH_LENGTH = 8;
const MAX_OPEN_FILES = 32;

/**
 * Indexes the source images of a folder. Reading and hashing thousands of files is slow, so the metadata
 * is cached in the file `cachePath` and only changed files are read again.
 */
export async function openSourceImages(folder: string, cachePath: string): Promise<SourceImages> {
  const cached = await readMetadataCache(cachePath);
  const images = new Map<string, SourceImage>();
  const next: Record<string, CachedMetadata> = {};

  const read = async (key: string): Promise<SourceImage | undefined> => {
    const path = join(folder, key + EXTENSION);
    const entry = await readMetadata(path, cached[key]);
    if (!entry) return undefined;
    next[key] = entry;
    const { width, height, hash } = entry;
    const image: SourceImage = { key, path, width, height, hash, format: 'avif' };
    images.set(key, image);
    return image;
  };

  for (const keys of chunk(await listImageKeys(folder), MAX_OPEN_FILES))
    await Promise.all(keys.map(read));
  await unlessDiskFull(writeAtomically(cachePath, Buffer.from(JSON.stringify(next))));
  return {
    get: (key) => images.get(key),
    find: async (key) => images.get(key) ?? (isImageKey(key) ? await read(key) : undefined),
  };
}

async function listImageKeys(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith(EXTENSION))
    .map((name) => name.slice(0, -EXTENSION.length))
    .filter(isImageKey);
}

async function readMetadata(
  path: string,
  cached?: CachedMetadata,
): Promise<CachedMetadata | undefined> {
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile()) return undefined;
  const { size, mtimeMs } = file;
  if (cached?.size === size && cached.mtimeMs === mtimeMs) return cached;
  const content = await readFile(path);
  const dimensions = readAvifDimensions(content);
  if (!dimensions) return undefined;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
  return { size, mtimeMs, hash, ...dimensions };
}

/** A cache file that cannot be read counts as empty, so that all files are read again. */
async function readMetadataCache(cachePath: string): Promise<Record<string, CachedMetadata>> {
  try {
    return JSON.parse(await readFile(cachePath, 'utf8'));
  } catch {
    return {};
  }
}
