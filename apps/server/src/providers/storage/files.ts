import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OWNER_ONLY } from '../../owner-only.ts';
import { assertKey, type Storage, StorageUnavailableError } from './port.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Makes a rename survive a power cut. Windows cannot sync a folder. */
async function syncFolder(path: string) {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Stores files in a folder, for a shop on one machine. */
export function fileStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}`;
      try {
        await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY.folder });
        await writeFile(draft, bytes, { mode: OWNER_ONLY.file, flush: true });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw new StorageUnavailableError(`storage: ${key} was not written`, { cause: error });
      }
      await syncFolder(dirname(path));
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
