import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Two processes on one embedded database lose rows in silence, so the second one is refused. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

const SQLITE_BUSY = 5;

/** Nobody has to hold on to a lock: one that is collected as garbage would be let go in silence. */
const held = new Set<DatabaseSync>();

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * Holds a folder for this process until `release`, or until the process is gone however it ends:
 * the operating system drops the lock with it, so there is nothing stale to clean up.
 */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    throw new FolderInUse(
      `The data folder ${folder} is in use by another process. Stop that one, choose another DATA_DIR, or share a PostgreSQL by DATABASE_URL.`,
    );
  }
  held.add(file);
  return {
    release: () => {
      held.delete(file);
      file.close();
    },
  };
}
