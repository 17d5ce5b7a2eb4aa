import { describeFullDisk, hasSpace } from '../disk-space.ts';
import type { Settings } from '../settings.ts';
import type { Readiness } from './readiness.ts';

/**
 * Reports a full disk. A process whose database and files are elsewhere keeps nothing but rendered images on
 * its disk, and renders them again.
 */
export function watchDisk(
  { dataDir, databaseUrl, providers }: Pick<Settings, 'dataDir' | 'databaseUrl' | 'providers'>,
  readiness: Readiness,
  logError: (about: object, text: string) => void,
): void {
  if (databaseUrl && providers.s3) return;
  let hadSpace = true;
  readiness.add('disk', async () => {
    const space = await hasSpace(dataDir);
    if (hadSpace && !space) logError({ dataDir }, describeFullDisk(dataDir));
    hadSpace = space;
    return space;
  });
}
