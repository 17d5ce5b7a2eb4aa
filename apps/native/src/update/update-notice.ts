import { isAtLeast } from '@vitrine/kit';

/** `forced`: the shop is closed to this version. */
export type UpdateNotice = 'none' | 'advised' | 'forced';

const majorOf = (version: string): number => Number.parseInt(version, 10) || 0;

/**
 * What a version below the shop's minimum means: of the same major version it misses features and is advised to update;
 * an older major version no longer fits the shop's calls.
 */
export function getUpdateNotice(version: string, minimum: string | undefined): UpdateNotice {
  if (!minimum || isAtLeast(version, minimum)) return 'none';
  return majorOf(version) < majorOf(minimum) ? 'forced' : 'advised';
}
