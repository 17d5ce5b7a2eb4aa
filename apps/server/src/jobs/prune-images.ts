import type { Dirent } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecurringJob } from './recurring-job.ts';

const HOUR_MS = 60 * 60 * 1000;
const RETENTION_MS = 30 * 24 * HOUR_MS;
/** Longer than any write takes. */
const DRAFT_MS = 24 * HOUR_MS;

/** A file that was being written when its process ended: `key.<uuid>`. */
const DRAFT = /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const findFiles = async (folder: string): Promise<Dirent[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile());
};

async function deleteOlder(files: readonly Dirent[], oldest: number) {
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    const file = await stat(path).catch(() => undefined);
    if (file && file.mtimeMs < oldest) await rm(path, { force: true });
  }
}

/**
 * Deletes old rendered images, which are rendered again on request, and drafts of files that were never
 * finished. Every process has a data folder of its own, so each runs this job.
 */
export const pruneImages = defineRecurringJob<unknown>({
  name: 'prune-images',
  everyMs: HOUR_MS,
  async run({ dataDir, now }) {
    const images = await findFiles(join(dataDir, 'images'));
    const drafts = [...images, ...(await findFiles(join(dataDir, 'private')))];
    await deleteOlder(images, now() - RETENTION_MS);
    await deleteOlder(
      drafts.filter(({ name }) => DRAFT.test(name)),
      now() - DRAFT_MS,
    );
    return false;
  },
});
