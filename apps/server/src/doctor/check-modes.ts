import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { type Finding, fail, ok } from './finding.ts';

/** What contains personal data or keys, by its place in the data folder. */
const PRIVATE = ['db', 'private', 'personal-id-keys'];
const RIGHTS_OF_OTHERS = 0o077;

/** Judges who may read the private parts of the data folder. */
export async function checkModes({ dataDir }: Pick<Settings, 'dataDir'>): Promise<Finding> {
  const paths = PRIVATE.map((name) => join(dataDir, name));
  const modes = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)));
  // Windows has no such modes.
  const isOpen = (n: number) =>
    process.platform !== 'win32' && ((modes[n]?.mode ?? 0) & RIGHTS_OF_OTHERS) !== 0;
  const open = paths.filter((_, n) => isOpen(n));
  return open.length === 0
    ? ok('Files', 'only the user of the process reads private ones')
    : fail('Files', `others may read ${open.join(', ')}`, `Run chmod -R go= ${open.join(' ')}.`);
}
