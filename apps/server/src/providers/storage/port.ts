/** The files cannot be had or kept at the moment. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
}

/** Stores files that all machines share: photos, which are already encrypted, and images of products. */
export interface Storage {
  /** Writes or replaces a file atomically. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** Removes a file; a missing file is no error. */
  remove(key: string): Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/;

/** A key is a path of plain words, so that it cannot escape the folder. */
export function assertKey(key: string): void {
  if (!KEY.test(key) || key.length > 200) throw new Error('invalid storage key');
}
