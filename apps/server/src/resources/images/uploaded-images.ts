import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseUploadedImageKey } from '@vitrine/kit';
import type { Storage } from '../../providers/storage/port.ts';
import type { Dimensions } from './avif.ts';
import type { SourceImage, SourceImages } from './source-images.ts';
import { writeAtomically } from './write-atomically.ts';

const HASH_LENGTH = 32;

/** Names an image by its content: the same file is stored once. */
export function createUploadedImageKey(bytes: Uint8Array, { width, height }: Dimensions): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
  return `u-${width}x${height}-${hash}`;
}

/** Where an uploaded image is stored. */
export const toStorageKey = (key: string): string => `product-images/${key}`;

/**
 * Adds the images that operators uploaded to those of the folder. They are in the storage that all machines
 * share; each keeps a copy of those it renders.
 */
export function withUploadedImages(
  sourceImages: SourceImages,
  storage: Pick<Storage, 'get'>,
  folder: string,
): SourceImages {
  const parse = (key: string): SourceImage | undefined => {
    const parsed = parseUploadedImageKey(key);
    return parsed && { ...parsed, key, path: join(folder, `${key}.webp`), format: 'webp' };
  };

  const isKept = async (path: string) => (await stat(path).catch(() => undefined))?.isFile();

  async function fetchImage(image: SourceImage): Promise<SourceImage | undefined> {
    if (await isKept(image.path)) return image;
    const bytes = await storage.get(toStorageKey(image.key));
    if (!bytes) return undefined;
    await writeAtomically(image.path, bytes);
    return image;
  }

  return {
    get: (key) => parse(key) ?? sourceImages.get(key),
    find: (key) => {
      const image = parse(key);
      return image ? fetchImage(image) : sourceImages.find(key);
    },
  };
}
