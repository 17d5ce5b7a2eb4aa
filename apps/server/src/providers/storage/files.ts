import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertKey, type Storage } from './port.ts';

const FOR_US_ONLY = { folder: 0o700, file: 0o600 };

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Keeps files in a folder: right for one machine. */
export function fileStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true, mode: FOR_US_ONLY.folder });
      await writeFile(draft, bytes, { mode: FOR_US_ONLY.file, flush: true });
      await rename(draft, path);
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
