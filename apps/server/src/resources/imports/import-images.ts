import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Storage } from '../../providers/storage/port.ts';
import { processImage } from '../admin-products/process-image.ts';
import { toStorageKey } from '../images/uploaded-images.ts';
import { isImageKey } from '../images/widths.ts';

/** Where the images of a file are found. */
export interface ImportImages {
  /** Makes the images of a batch ready. */
  prepare(names: readonly string[]): Promise<void>;
  /** The key of an image; undefined when there is none of that name. */
  findKey(name: string): string | undefined;
}

/** The images that the shop has already, by their keys. */
export const knownImages: ImportImages = {
  prepare: async () => {},
  findKey: (name) => (isImageKey(name) ? name : undefined),
};

/** The images of a folder, which are stored when they are named for the first time. */
export function openImageFolder(
  folder: string,
  storage: Pick<Storage, 'put'>,
  isDryRun: boolean,
): ImportImages {
  const keys = new Map<string, string | undefined>();

  async function storeImage(name: string): Promise<string | undefined> {
    // A name is never a path out of the folder.
    if (basename(name) !== name) return undefined;
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    const image = bytes && (await processImage(bytes));
    if (!image || 'fault' in image) return undefined;
    if (!isDryRun) await storage.put(toStorageKey(image.key), image.bytes);
    return image.key;
  }

  return {
    async prepare(names) {
      for (const name of new Set(names))
        if (!keys.has(name)) keys.set(name, await storeImage(name));
    },
    findKey: (name) => keys.get(name) ?? knownImages.findKey(name),
  };
}
