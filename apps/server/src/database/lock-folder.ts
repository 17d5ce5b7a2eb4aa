import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Two processes on one embedded database would silently lose rows, so the second one gets this error. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

const SQLITE_BUSY = 5;

/** Keeps the open locks from being garbage-collected, which would release them. */
const openLocks = new Set<DatabaseSync>();

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * Locks a folder for this process until `release` or until the process ends. The operating system drops
 * the lock with the process, so there are no stale locks.
 */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    throw new FolderInUseError(
      `The data folder ${folder} is in use by another process. Stop that one, choose another DATA_DIR, or share a PostgreSQL by DATABASE_URL.`,
    );
  }
  openLocks.add(file);
  return {
    release: () => {
      openLocks.delete(file);
      file.close();
    },
  };
}
