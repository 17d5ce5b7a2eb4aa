import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Storage } from '../../providers/storage/port.ts';
import { checkImage, type ProcessedImage, processImage } from '../admin-products/process-image.ts';
import { toStorageKey } from '../images/uploaded-images.ts';
import { isImageKey } from '../images/widths.ts';
import type { RowProblem } from './row-messages.ts';

/** Where the images of a file are found. */
export interface ImportImages {
  /** Makes the images of a batch ready. */
  prepare(names: readonly string[]): Promise<void>;
  /** The key of an image; undefined when it cannot be had. */
  findKey(name: string): string | undefined;
  /** Why an image cannot be had. */
  findProblem(name: string): RowProblem;
}

/** What became of an image. A dry run makes no key. */
export type FoundImage = { readonly key: string } | { readonly problem: RowProblem };

/** The images that the shop has already, by their keys. */
export const knownImages: ImportImages = {
  prepare: async () => {},
  findKey: (name) => (isImageKey(name) ? name : undefined),
  findProblem: () => 'image-unknown',
};

/** Stands for the key of an image that a dry run has found to be right. */
const CHECKED: FoundImage = { key: 'checked' };

/** Stores an image; a dry run looks only at its format and size. */
export async function takeImage(
  bytes: Uint8Array,
  storage: Pick<Storage, 'put'>,
  isDryRun: boolean,
): Promise<FoundImage> {
  if (isDryRun) {
    const fault = await checkImage(bytes);
    return fault ? { problem: fault } : CHECKED;
  }
  const image = await processImage(bytes);
  if ('fault' in image) return { problem: image.fault };
  await storeImage(image, storage);
  return { key: image.key };
}

const storeImage = ({ key, bytes }: ProcessedImage, storage: Pick<Storage, 'put'>) =>
  storage.put(toStorageKey(key), bytes);

/** The images of a folder, which are stored when they are named for the first time. */
export function openImageFolder(
  folder: string,
  storage: Pick<Storage, 'put'>,
  isDryRun: boolean,
): ImportImages {
  const found = new Map<string, FoundImage | undefined>();

  async function readImage(name: string): Promise<FoundImage | undefined> {
    // A name is never a path out of the folder.
    if (basename(name) !== name) return undefined;
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    return bytes && takeImage(bytes, storage, isDryRun);
  }

  return {
    async prepare(names) {
      for (const name of new Set(names))
        if (!found.has(name)) found.set(name, await readImage(name));
    },
    findKey: (name) => readKey(found.get(name)) ?? knownImages.findKey(name),
    findProblem: (name) => readProblem(found.get(name)) ?? 'image-unknown',
  };
}

export const readKey = (found: FoundImage | undefined): string | undefined =>
  found && 'key' in found ? found.key : undefined;

export const readProblem = (found: FoundImage | undefined): RowProblem | undefined =>
  found && 'problem' in found ? found.problem : undefined;
