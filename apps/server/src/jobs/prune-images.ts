import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { defineJob } from './job.ts';

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** Pictures are made again when they are asked for, so those made long ago may go. */
export const pruneImages = defineJob({
  name: 'prune-images',
  data: z.object({}),
  schedule: '17 4 * * *',
  async run(_, { dataDir, now }) {
    const oldest = now() - KEPT_DAYS * DAY_MS;
    for (const path of await filesBelow(join(dataDir, 'images'))) {
      const file = await stat(path).catch(() => undefined);
      if (file && file.mtimeMs < oldest) await rm(path, { force: true });
    }
  },
});
