import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** The data folders of the shops that run at the same time, and the profiles of the browsers. */
const NEEDED_BYTES = 4 * 1024 ** 3;

const hasSpace = () => {
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= NEEDED_BYTES;
};

/**
 * Lets the steps put their temporary files into memory where there is enough of it: shops of tests would wait
 * for the disk at each commit. Returns a function that removes them.
 */
export function useMemoryFolder(env: NodeJS.ProcessEnv = process.env): () => void {
  if (env.TMPDIR || !existsSync(MEMORY) || !hasSpace()) return () => undefined;
  const folder = mkdtempSync(join(MEMORY, 'vitrine-'));
  // A test runs the shop as a user without rights, who has to reach its files.
  chmodSync(folder, 0o711);
  env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
